# Français. Tilerama : ce qui se dit pendant le jeu.

params-own = Petit plateau
deal-colours = { $n } couleurs
deal-steps = à { $n ->
    [1] un coup
    [one] { $n } coup
   *[other] { $n } coups
} de la solution
deal-moves = { $n ->
    [1] un coup
    [one] { $n } coup
   *[other] { $n } coups
} au plus
deal-seconds = { $n ->
    [1] une seconde
    [one] { $n } seconde
   *[other] { $n } secondes
}
deal-blind = à l’aveugle
board-classic-a = Boucles
board-classic-b = Taquin
board-classic-c = Deux portes
board-classic-d = Quatre portes
board-rim = Pourtour
board-moebius = Möbius
board-twist = Spirale
board-diagonal = Diagonale
board-atom-a = Deux anneaux
board-atom-b = Trois anneaux
board-atom-c = Petits anneaux
board-atom-d = Croisement
board-atom-e = Anneaux, trous
board-cross = Croix
board-donut = Donut
board-diamond = Losange
board-compound-a = Une paire
board-compound-b = Pièces
board-compound-c = Grande pièce
board-picture = Images
board-picture-sunset = Couchant
board-picture-mountains = Montagnes
board-picture-sailboat = Voilier
board-picture-fish = Poisson
board-picture-flower = Fleur
board-picture-balloon = Montgolfière
board-stripes = Rayures
board-quarters = Quartiers
board-checker = Damier
board-window = Fenêtre
board-escape = Évasion
move-tilerama = poussez ligne { $row }, colonne { $column } { $b ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}
hint-tilerama = Indice : { $piece ->
    [none] { move-tilerama }
   *[other] poussez le { $piece } { $b ->
        [up] vers le haut
        [right] vers la droite
        [down] vers le bas
       *[left] vers la gauche
    }
}.
loss-tilerama = { $n ->
    [1] au moins une poussée de moins
    [one] au moins { $n } poussée de moins
   *[other] au moins { $n } poussées de moins
}
lost-tilerama = après quoi le plateau pouvait encore être résolu
tilerama-why = { $count ->
    [1] Le but est atteint.
   *[other] Ce chemin résout le plateau en { $count } poussées.
}
game-tilerama = Tilerama
about-tilerama = Poussez tuiles et rangées : le plateau doit ressembler à la petite image.
how-tilerama = Faites glisser une tuile : elle pousse les autres.{ $goal ->
    [told] {""}
   *[untold] { " " }Le plateau doit ressembler à la petite image.
}
no-hint-tilerama = Aucun chemin vers la petite image n’a été trouvé. C’est peut-être trop difficile, ou il n’y en a pas.
figure-par = Par
figure-difficulty = Difficulté
figure-over = Coups de plus que le par
figure-slides = Glissades
tilerama-tile = { $tile }{ $goal ->
    [any] {""}
    [empty] , à laisser vide
   *[other] , ici doit venir { $goal }
}
tilerama-piece = { $tile }, dans une pièce de { $size }{ $goal ->
    [any] {""}
    [empty] , à laisser vide
   *[other] , ici doit venir { $goal }
}
tilerama-empty = vide{ $goal ->
    [any] {""}
    [empty] , comme il se doit
   *[other] , ici doit venir { $goal }
}
tilerama-pushed = { $tile } va { $dir ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}, ligne { $row }, colonne { $column }{ $count ->
    [1] .
   *[other] {" "}; { $count } tuiles bougent.
}
tilerama-blocked = Bloqué ligne { $row }, colonne { $column }, { $side ->
    [up] en haut
    [right] à droite
    [down] en bas
   *[left] à gauche
}.
tilerama-collision = Deux tuiles se heurteraient ligne { $row }, colonne { $column }.
tilerama-multi-direction = La tuile ligne { $row }, colonne { $column } irait dans deux directions.
tilerama-nothing = Rien ne bouge : le saut ramène à la même case.
tilerama-no-tile = Aucune tuile ligne { $row }, colonne { $column }.
tilerama-is-over = La partie est finie. Annulez un coup pour continuer.
tilerama-solved = Le plateau est résolu.
tilerama-out-of-moves = Il ne reste plus de coups.
tilerama-stuck = Rien ne peut être poussé.
