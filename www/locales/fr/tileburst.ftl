# Français. Tileburst : ce qui se dit pendant le jeu.

game-tileburst = Tileburst
params-classic = Classique
params-full = Complet
about-tileburst = Remplissez des lignes d’une couleur, et la grille grandit. Bloqué, elle rétrécit.
how-tileburst = Glissez la tuile sur la grille. Une ligne d’une seule couleur éclate.
hint-tileburst = { $a ->
    [swap] Indice : échangez d’abord les deux tuiles.
   *[other] Indice : posez la tuile { $b ->
        [0] comme elle est venue
        [1] tournée une fois
        [2] tournée deux fois
        [3] tournée trois fois
        [m0] retournée
        [m1] retournée et tournée une fois
        [m2] retournée et tournée deux fois
       *[m3] retournée et tournée trois fois
    } là où est le contour : ligne { $row }, colonne { $column }.
}
move-tileburst = { $a ->
    [swap] d’abord l’autre tuile
   *[other] en ligne { $row }, colonne { $column }
}
tileburst-why-lines = { $count ->
    [1] Cela fait éclater
   *[other] En { $count } coups, cela fait éclater
} { $lines ->
    [1] une ligne
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
tileburst-why-group = { $count ->
    [1] { $blocks } blocs de plus brillent.
   *[other] En { $count } coups, { $blocks } blocs de plus brillent.
}
action-rotate = Tourner
action-mirror = Miroir
action-swap = Échanger
figure-size = Grille
figure-group = Brillent par
value-group = { $value }
figure-factor = Facteur
value-factor = × { $value }
figure-retreat = Gain si bloqué
value-retreat = +{ $value }
figure-cost = Perte si bloqué
value-cost = { $value ->
    [one] { $value } bloc
   *[other] { $value } blocs
}
tileburst-empty = vide
tileburst-block = { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
    [yellow] jaune
   *[violet] violet
}
tileburst-valid = { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
    [yellow] jaune
   *[violet] violet
}, qui brille
tileburst-aim = { $fits ->
    [yes] La tuile entre ici{ $points ->
        [0] {""}
       *[other] , des lignes pour { $points } points
    }{ $blocks ->
        [0] {""}
       *[other] , { $blocks } blocs se mettent à briller
    }. Pressez encore pour la poser.
   *[no] La tuile n’entre pas ici.
}
tileburst-current = Tuile à poser : { $colour ->
    [blue] bleue
    [red] rouge
    [green] verte
    [yellow] jaune
   *[violet] violette
}, { $cells ->
    [1] un bloc
    [one] { $cells } bloc
   *[other] { $cells } blocs
}, lignes { $rows }. Pressez pour la tourner.
tileburst-next = Tuile suivante : { $colour ->
    [blue] bleue
    [red] rouge
    [green] verte
    [yellow] jaune
   *[violet] violette
}, { $cells ->
    [1] un bloc
    [one] { $cells } bloc
   *[other] { $cells } blocs
}, lignes { $rows }. Pressez pour échanger.
tileburst-outside = La tuile dépasserait de la grille.
tileburst-taken = Il y a déjà un bloc.
tileburst-stuck = Aucune des deux tuiles n’entre plus dans la plus petite grille.
tileburst-swapped = Échangées.
tileburst-placed = Posée ligne { $row }, colonne { $column }.
tileburst-cleared = { $count ->
    [1] Une ligne éclate
    [one] { $count } ligne éclate
   *[other] { $count } lignes éclatent
} : { $points } points.
tileburst-grew = La grille passe à { $size } sur { $size }.
tileburst-validated = { $blocks } blocs compteraient à présent.{ $worth ->
    [0] {""}
   *[other] {" "}Bloqué, vous en tireriez { $worth } points.
}
tileburst-retreated = Aucune tuile n’entre : bloqué. { $blocks ->
    [0] Aucun bloc ne compte.
   *[other] { $blocks } blocs rapportent { $points } points.
}
tileburst-shrank = Le bord tombe{ $blocks ->
    [0] {""}
    [1] , et un bloc avec lui
   *[other] , et { $blocks } blocs avec lui
}. La grille est de { $size } sur { $size }.
tileburst-score = Score { $score }.
