# Français. Tilt : ce qui se dit pendant le jeu.

figure-best-tile = Tuile max
figure-goal = Tuile à faire
value-goal = { NUMBER($value, useGrouping: 0) }
params-nxn-n = { $n1 } × { $n2 }, jusqu’à { NUMBER($n3, useGrouping: 0) }
game-tilt = Tilt
about-tilt = Faites glisser toutes les tuiles ; deux égales n’en font qu’une.
how-tilt = { $hand ->
    [mouse] Appuyez sur une flèche
   *[finger] Glissez le doigt
} : toutes les tuiles glissent, et deux égales qui se rencontrent n’en font qu’une.
move-tilt = { $move ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}
hint-tilt = Indice : glissez toutes les tuiles { $move ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}.
tilt-why-only = C’est le seul coup.
tilt-why-corner = Le { $value } reste dans son coin.
tilt-why-merges = { $count ->
    [1] Cela donne un { $value }.
   *[other] Cela fait { $count } fusions, dont un { $value }.
}
tilt-empty = vide
tilt-tile = { NUMBER($value, useGrouping: 0) }
tilt-merged = { $count ->
    [1] Deux tuiles deviennent { NUMBER($value, useGrouping: 0) }.
   *[other] { $count } paires fusionnent, la plus grande en { NUMBER($value, useGrouping: 0) }.
}
tilt-slid = Les tuiles glissent.
tilt-coming = Ensuite : { NUMBER($value, useGrouping: 0) }
tilt-spawned = Un { NUMBER($value, useGrouping: 0) } apparaît ligne { $row }, colonne { $column }.
tilt-score = Score { $score }.
tilt-stuck = Rien ne bouge { $dir ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}.
tilt-full = Plus rien ne bouge.
tilt-goal = Le but est atteint. Vous pouvez continuer.
