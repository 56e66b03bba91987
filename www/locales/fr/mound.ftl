# Français. Mound : ce qui se dit pendant le jeu.

game-mound = Mound
about-mound = Déblayez le monticule en poussant des briques de ses quatre côtés.
how-mound = { $hand ->
    [mouse] Cliquez sur
   *[finger] Touchez
} une brique du bord : elle entre. Trois d’une couleur qui se touchent forment un bloc et disparaissent.
move-mound = { $a ->
    [drop] lâcher dans la colonne { $b }
    [lift] soulever la colonne { $b }
    [throw] lancer de { $b ->
        [left] gauche
       *[right] droite
    }, ligne { $c }
   *[knock] percuter de { $b ->
        [left] gauche
       *[right] droite
    }, ligne { $c }
}
hint-mound = Indice : { move-mound }.
loss-mound = { $n ->
    [1] environ une brique de moins
    [one] environ { $n } brique de moins
   *[other] environ { $n } briques de moins
}
lost-mound = qui ne perd pas la partie
mound-why-clears = { $count ->
    [1] Le monticule est vidé.
   *[other] Le monticule peut être vidé en { $count } coups.
}
mound-why-blocks = { $count ->
    [1] Cela retire { $bricks } briques du plateau.
   *[other] En { $count } coups, { $bricks } briques quittent le plateau.
}
params-classic-n-n-n = { $span ->
    [none] Classique
    [fixed] Classique, { $n1 } couleurs
   *[range] Classique, { $n1 } à { $n2 } couleurs (+1 tous les { $n3 } niveaux)
}
params-knockout-n-n-n = { $span ->
    [none] Percussion
    [fixed] Percussion, { $n1 } couleurs
   *[range] Percussion, { $n1 } à { $n2 } couleurs (+1 tous les { $n3 } niveaux)
}
params-mixed-n-n-n = { $span ->
    [none] Mixte
    [fixed] Mixte, { $n1 } couleurs
   *[range] Mixte, { $n1 } à { $n2 } couleurs (+1 tous les { $n3 } niveaux)
}
figure-blocks = Blocs
figure-bonus = Prime
value-bonus = { $value ->
    [0] –
   *[other] +{ $value }
}
mound-colour = { $colour ->
    [a] rouge
    [b] bleue
    [c] jaune
    [d] verte
    [e] rose
    [f] blanche
    [g] violette
    [h] turquoise
    [i] orange
   *[j] grise
}
mound-second = { $second ->
    [a] rouge
    [b] bleue
    [c] jaune
    [d] verte
    [e] rose
    [f] blanche
    [g] violette
    [h] turquoise
    [i] orange
   *[j] grise
}
mound-third = { $third ->
    [a] rouge
    [b] bleue
    [c] jaune
    [d] verte
    [e] rose
    [f] blanche
    [g] violette
    [h] turquoise
    [i] orange
   *[j] grise
}
mound-side = { $side ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}
mound-empty = vide
mound-brick = { mound-colour }
mound-line = { mound-colour }, { $line ->
    [inner] ligne intérieure
   *[outer] ligne extérieure
} { mound-side } { $number } : { $move ->
    [drop] lâcher
    [lift] soulever
    [throw] lancer
   *[knock] percuter
}
mound-next = Prochaines briques : { mound-colour }, { mound-second }, { mound-third }. Reprendre le dernier coup de ce niveau
mound-dropped = Brique { mound-colour } tombée ligne { $row }, colonne { $column }.
mound-lifted = Brique { mound-colour } : la colonne { $column } monte.
mound-thrown = Brique { mound-colour } posée ligne { $row }, colonne { $column }.
mound-knocked = { $pushed ->
    [0] Brique { mound-colour } posée ligne { $row }, colonne { $column }.
    [1] Brique { mound-colour } : une brique poussée ; posée ligne { $row }, colonne { $column }.
   *[other] Brique { mound-colour } : { $pushed } briques poussées ; posée ligne { $row }, colonne { $column }.
}
mound-block = Bloc de { $size }, couleur { mound-colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mound-score = Score { $score }.
mound-level = Niveau réussi avec { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}{ $bonus ->
    [0] {""}
   *[other] {" "}: prime { $bonus }
}. Niveau { $level } : { $bricks } briques de { $colours } couleurs.
mound-over = La partie est finie.
mound-no-throws = Dans cette partie, les briques des côtés percutent.
mound-no-knocks = Dans cette partie, les briques des côtés sont lancées.
mound-column-full = La colonne { $number } est pleine.
mound-entry-taken = Une brique se trouve juste à l’entrée.
mound-no-room = Ces briques touchent le mur d’en face : rien à pousser.
mound-level-begins = Ce niveau vient de commencer : rien à reprendre. Annuler remonte plus loin.
mound-used-up = Les 64 blocs de ce niveau sont employés.
mound-covered = Toutes les cases sont couvertes.
