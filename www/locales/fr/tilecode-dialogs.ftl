# Français. TileCode : ses règles, son formulaire, ses tables, ses indices.

keys-tilecode = Les flèches ou { $wasd } sont les quatre directions, Espace, Entrée ou X est le bouton A, { $c } le bouton B. Maintenez une touche pour continuer. P arrête le temps, le point joue un seul tour ; + et - changent l’échelle. { $ijkl } déplacent la vue, ou un curseur là où l’on touche des cases ; Entrée touche alors. Les flèches et Espace font de même, sauf si ce sont des boutons.
field-level = Niveau
levels-done = { $done } sur { $count }
level-number = Niveau { $level }
level-done = Niveau { $level }, réussi
level-closed = Niveau { $level }, fermé
levels-ahead = Chaque niveau réussi en ouvre un autre : { $count } que vous n’avez pas réussis sont toujours ouverts.
option-pad = Manette
brief-tilecode =
    { $hand ->
        [mouse] Appuyez sur les flèches ; maintenez pour continuer. Espace et, dans certains jeux, C font
       *[finger] Glissez le doigt, ou touchez les flèches à l’écran ; maintenez pour continuer. Le bouton A et, dans certains jeux, B font
    } ce que le jeu permet d’autre.

    { $turns ->
        [true] Rien ne presse : tout n’avance que quand vous bougez, et Annuler reprend votre pas.
       *[false] Le temps passe tout seul, par tours : de petits pas, plusieurs par seconde. Pause l’arrête, et un niveau perdu recommence.
    }
rules-tilecode =
    Chaque jeu est une carte de tuiles avec des images, et des règles qui disent : quand c’est ainsi, fais cela. Vous tenez les boutons, et le temps passe par tours : de petits pas, où chaque chose peut bouger une fois.

    # Premiers pas, Caisses et Rentrer les moutons

    Marchez jusqu’au drapeau ; poussez chaque caisse sur une marque ; menez chaque mouton dans l’enclos. Rien ne presse, et chaque pas peut être repris.

    @1

    # Pierres de la mine

    Creusez et prenez tous les diamants. Ce qui n’a rien au-dessous tombe, ce qui repose sur une pierre roule à côté : ne restez pas dessous.

    # Serpent et Points du labyrinthe

    Vous avancez tout seul jusqu’au mur, les boutons ne font que tourner. Les pommes vous allongent ; les fantômes terminent la partie.

    # Invasion

    Gauche et droite déplacent le vaisseau, A ou Espace tire. Personne ne doit atterrir.
example-tilecode-1 = Poussez la caisse sur la marque.

tilecode-aim-win = Gagnez le niveau.
move-tilecode = { $a ->
    [U] la flèche vers le haut
    [R] la flèche vers la droite
    [D] la flèche vers le bas
    [L] la flèche vers la gauche
    [A] le bouton A
    [UA] la flèche vers le haut avec A
    [RA] la flèche vers la droite avec A
    [DA] la flèche vers le bas avec A
    [LA] la flèche vers la gauche avec A
    [B] le bouton B
    [AB] A et B ensemble
    [UB] la flèche vers le haut avec B
    [RB] la flèche vers la droite avec B
    [DB] la flèche vers le bas avec B
    [LB] la flèche vers la gauche avec B
    [UAB] la flèche vers le haut avec A et B
    [RAB] la flèche vers la droite avec A et B
    [DAB] la flèche vers le bas avec A et B
    [LAB] la flèche vers la gauche avec A et B
    [tap] touchez la ligne { $row }, colonne { $column }
   *[other] continuez
}
hint-tilecode = Indice : { move-tilecode }.
loss-tilecode = { $n ->
    [1] un coup de moins
    [one] { $n } coup de moins
   *[other] { $n } coups de moins
}
lost-tilecode = après quoi le niveau pouvait encore être gagné
tilecode-why-wins = { $count ->
    [1] Cela gagne le niveau.
   *[other] Le niveau peut être gagné en { $count } coups.
}
tilecode-why-since = D’ici, le niveau ne peut plus être gagné. Il pouvait encore l’être { $count ->
    [1] avant le dernier coup
   *[other] il y a { $count } coups
}.
tilecode-why-never = D’ici, le niveau ne peut plus être gagné : annulez, ou recommencez.
no-hint-tilecode = Aucune façon de gagner le niveau n’a été trouvée ; il y en a peut-être une.
sure-tilecode = C’est prouvé.
