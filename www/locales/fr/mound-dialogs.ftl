# Français. Mound : ses règles, son formulaire, ses tables.

keys-mound = Les flèches suivent les briques des côtés, 1 à 8 choisissent le long d’un côté, Page haut, Page bas, Début et Fin mènent aux quatre côtés, Entrée joue.
field-type = Type
option-type-classic = Classique
option-type-knockout = Percussion
option-type-mixed = Mixte
field-min = Couleurs, de
field-max = Couleurs, jusqu’à
field-q = Niveaux par couleur
explain-mound = { $span ->
    [fixed] Tous les niveaux ont { $max } couleurs, et les tas grandissent.
   *[range] On commence avec { $min } couleurs. Tous les { $q } niveaux il en vient une de plus, jusqu’à { $max } ; puis on recommence avec { $min } et de plus grands tas.
} Plus il y a de couleurs, moins il y a de blocs, et plus c’est difficile.
explain-mound-type = { $type ->
    [classic] Les briques de gauche et de droite sont lancées : elles volent jusqu’à une autre brique ou jusqu’au mur d’en face, puis tombent.
    [knockout] Les briques de gauche et de droite percutent : elles poussent d’une case les briques qu’elles rencontrent.
   *[mixed] Les briques de la rangée intérieure sont lancées, celles de la rangée extérieure percutent : c’est le plus grand choix, et ce qui demande le plus de réflexion.
}
fact-level = Meilleur niveau
chart-blocks-by-size = Blocs par taille
chart-moves-by-kind = Coups par genre
chart-points-by-level = Points et prime par niveau
series-points = points
series-bonus = prime
bar-drop = Lâcher
bar-lift = Soulever
bar-throw = Lancer
bar-knock = Percuter
brief-mound =
    { $hand ->
        [mouse] Cliquez sur
       *[finger] Touchez
    } une brique au bord pour la pousser. D’en haut, elle tombe. D’en bas, elle pousse sa colonne vers le haut. D’un côté, elle vole le long de sa rangée, ou pousse d’une case les briques qu’elle rencontre.

    Trois briques ou plus d’une même couleur qui se touchent disparaissent. Videz le plateau.
rules-mound =
    Des briques attendent des quatre côtés du plateau, sur deux lignes. Poussez celles des lignes intérieures ; la brique extérieure avance alors, et la prochaine brique de la pile prend sa place. Videz le plateau.

    # Quatre entrées

    D’en haut, une brique tombe sur sa colonne. D’en bas, elle soulève toute la colonne d’une case. { $hand ->
        [mouse] Cliquez sur
       *[finger] Touchez
    } la brique au-dessus de la troisième colonne.

    @1

    De gauche et de droite, une brique est lancée le long de sa ligne jusqu’à une brique ou jusqu’au mur d’en face, puis elle tombe. En Percussion, elle percute : quand elle rencontre une brique, elle avance encore d’une case et pousse d’une case les briques devant elle, sauf si elles touchent le mur d’en face. En Mixte, la brique intérieure est lancée, l’extérieure derrière elle percute : c’est toujours la brique intérieure qui part.

    @2

    # Blocs

    Trois briques ou plus d’une même couleur qui se touchent par leurs côtés forment un bloc et disparaissent. Tous les blocs partent à la fois, puis les briques tombent, et ainsi de suite. Trois briques valent 1 point, quatre 2, cinq 4, six 7, sept 11, et ainsi de suite. Les briques des côtés ne comptent pas.

    # Niveaux

    Un plateau vide mène au niveau suivant : avec une prime de 128 pour moins de 16 blocs, de 64 pour moins de 32. Vous perdez si vous avez employé 64 blocs et qu’il reste des briques sur le plateau, ou si les 64 cases sont couvertes. Les couleurs s’ajoutent de niveau en niveau, puis recommencent avec des monticules plus grands.

    # À la main

    Glissez le long des briques d’un côté pour choisir : vous voyez où la brique se posera, ce qu’elle pousse et quelles briques partiront. Relâchez pour jouer, sortez pour annuler, ou glissez une brique vers l’intérieur. Le coin des prochaines briques reprend le dernier coup de ce niveau.
example-mound-1 = Trois briques rouges côte à côte font un bloc.
example-mound-2 = Choisissez la brique extérieure à gauche de la ligne du bas : elle percute.

mound-aim-clear = { $count ->
    [1] Videz le plateau.
   *[other] Terminez { $count } niveaux.
}
mound-aim-block = Formez un bloc d’au moins { $count } briques.

mound-ramp-three = Trois couleurs
mound-ramp-four = Quatre couleurs
mound-ramp-five = Cinq couleurs
mound-ramp-many = Huit couleurs
mound-blocks = Faire un grand bloc
mound-exact = Chaque coup compte
mound-scenarios = Un niveau entier
mound-step-drop = { $hand ->
    [mouse] Cliquez sur
   *[finger] Touchez
} une brique au-dessus du plateau : elle tombe sur sa colonne.
mound-step-lift = Une brique d’en bas soulève sa colonne d’une case.
mound-step-throw = Une brique du côté vole le long de sa ligne jusqu’à la première brique, puis tombe.
mound-step-knock = Une brique qui percute pousse d’une case les briques qu’elle rencontre.
mound-step-block = Trois briques d’une même couleur qui se touchent par leurs côtés forment un bloc et disparaissent.
mound-step-chain = Ce qui tombe peut former un autre bloc : trouvez la brique qui lance la chaîne.
mound-step-empty = Une couleur ne part que par blocs de trois briques ou plus : ne laissez aucune brique.
mound-step-game = Une petite partie pour commencer : trois couleurs, peu de briques.
# Measured by the example `raters` of the crate `collection`.
sure-mound = Au moins 99 verdicts de ce genre sur 100 tiennent après une recherche plus longue.

## Figures

figure-blocks-help = Les blocs de trois briques ou plus que vous avez faits à ce niveau. S’il reste des briques après 64 blocs, la partie est finie.
figure-bonus-help = Ce que vous gagnez en vidant le plateau maintenant. À 16 blocs, il tombe à 64, à 32 à rien.
