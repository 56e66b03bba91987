# Français. Workshop : ce qui se dit pendant le jeu.

game-workshop = Atelier
about-workshop = Vos propres plateaux pour Tilerama.
how-workshop = Choisissez un outil et dessinez. Puis fixez l’objectif, mélangez et jouez.
action-check = Vérifier
action-scramble = Mélanger
action-objective = Fixer l’objectif
action-play = Jouer
figure-faults = Fautes
workshop-cell = Ligne { $row }, colonne { $column } : { $what ->
    [tile] tuile { $tile }
    [space] vide
    [any] peu importe
   *[hole] dehors
}{ $wrong ->
    [yes] , fautif
   *[no] {""}
}
workshop-edge = Ligne { $row }, colonne { $column }, { $side ->
    [up] en haut
    [right] à droite
    [down] en bas
   *[left] à gauche
} : { $state ->
    [jump] saut { $letter }
    [first] premier bord d’un saut
   *[closed] fermé
}{ $wrong ->
    [yes] , fautif
   *[no] {""}
}
workshop-corner = Coin au-dessus de la ligne { $row }, à gauche de la colonne { $column } : { $turn ->
    [yes] virage
   *[no] rien
}{ $wrong ->
    [yes] , fautif
   *[no] {""}
}
workshop-seam = Ligne { $row }, colonne { $column }, { $dir ->
    [right] avec la voisine de droite
   *[down] avec la voisine du dessous
} : { $joined ->
    [yes] jointes
   *[no] séparées
}{ $wrong ->
    [yes] , fautif
   *[no] {""}
}
workshop-tool = { $tool ->
    [tile] Tuiles
    [space] Cases vides
    [hole] Dehors
    [any] Peu importe
    [join] Joints
    [jump] Sauts
    [turn] Virages
    [size] Taille
    [goal] Objectif
    [number] Symboles à la suite
   *[more] Autres symboles
}{ $chosen ->
    [yes] , choisi
   *[no] {""}
}
workshop-symbol = Tuile { $tile }{ $chosen ->
    [yes] , choisie
   *[no] {""}
}
workshop-size = { $grows ->
    [yes] { $side ->
        [up] Une ligne de plus en haut
        [right] Une colonne de plus à droite
        [down] Une ligne de plus en bas
       *[left] Une colonne de plus à gauche
    }
   *[no] { $side ->
        [up] Une ligne de moins en haut
        [right] Une colonne de moins à droite
        [down] Une ligne de moins en bas
       *[left] Une colonne de moins à gauche
    }
}
workshop-chosen = { $tool ->
    [tile] Tuiles : touchez une case ou dessinez sur plusieurs.
    [space] Cases vides : touchez ou dessinez.
    [hole] Cases hors du plateau : touchez ou dessinez.
    [any] Cases de l’objectif qui ne comptent pas : touchez ou dessinez.
    [join] Joints : dessinez de tuile en tuile, ou touchez entre deux.
    [jump] Sauts : touchez deux bords. Touchez une barre pour ôter sa paire.
    [turn] Virages : touchez un coin.
    [size] Taille : ajoutez ou ôtez lignes et colonnes.
    [goal] Voici l’objectif. Ce que vous dessinez ici est à atteindre.
    [start] Voici le plateau par où commence la partie.
    [number] Chaque tuile reçoit le symbole suivant.
   *[symbol] Chaque tuile est maintenant { $tile }.
}
workshop-first-bar = Touchez maintenant l’autre bord du saut.
workshop-done = { $what ->
    [tile] Tuile { $tile } ligne { $row }, colonne { $column }
    [space] Vide ligne { $row }, colonne { $column }
    [any] Peu importe ligne { $row }, colonne { $column }
    [hole] Ligne { $row }, colonne { $column } est dehors
    [join] Joint ligne { $row }, colonne { $column }
    [unjoin] Séparé ligne { $row }, colonne { $column }
    [jump] Saut depuis ligne { $row }, colonne { $column }
    [unjump] Le saut ligne { $row }, colonne { $column } est ôté
    [turn] Virage au-dessus de la ligne { $row }, à gauche de la colonne { $column }
   *[unturn] Le virage au-dessus de la ligne { $row }, à gauche de la colonne { $column } est ôté
}{ $count ->
    [1] .
   *[other] , et ainsi de suite : { $count } cases.
}
workshop-resized = { $rows } lignes, { $columns } colonnes.
workshop-copied = Ce motif est maintenant l’objectif.
workshop-scrambled = Mélangé par { $count } coups.
workshop-restored = Les tuiles sont là où l’objectif les veut.
workshop-named = Nom : { $name }
workshop-sound = Aucune faute : on peut jouer sur ce plateau.
workshop-same = Cela ne change rien.
workshop-outside = Cette case est hors du plateau.
workshop-miss = { $tool ->
    [join] Un joint veut une tuile des deux côtés.
    [jump] Un saut veut un bord du plateau.
   *[turn] Un virage veut un coin à deux côtés fermés.
}
workshop-taken = Une barre s’y trouve déjà.
workshop-too-many = Il y a autant de sauts que de lettres.
workshop-too-large = Le plateau ne peut être plus grand.
workshop-too-small = Le plateau ne peut être plus petit.
workshop-no-border = La barre ligne { $row }, colonne { $column } n’est sur aucun bord du plateau.
workshop-claimed = Ligne { $row }, colonne { $column }, un virage a besoin du bord où se trouve une barre.
workshop-no-corner = Au-dessus de la ligne { $row }, à gauche de la colonne { $column }, aucune case n’a deux côtés fermés pour un virage.
workshop-no-tiles = Il n’y a encore aucune tuile. Dessinez-en.
workshop-no-objective = Il n’y a pas encore d’objectif. « Fixer l’objectif » prend le motif présent.
workshop-missing = { $tile ->
    [none] L’objectif veut plus de cases vides qu’il n’y en a, ligne { $row }, colonne { $column }.
   *[other] L’objectif veut plus de tuiles { $tile } qu’il n’y en a, ligne { $row }, colonne { $column }.
}
workshop-shape = L’objectif a une pièce que le plateau n’a pas, ligne { $row }, colonne { $column }.
workshop-solved = Le plateau est déjà l’objectif. Mélangez-le.
workshop-stuck = Rien ne peut être poussé sur ce plateau.
