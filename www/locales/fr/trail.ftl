# Français. Les parcours des jeux et leurs défis.

trail-of = { $game } : casse-tête
trail-play = Jouer le n° { $n }
trail-next = Casse-tête { $n } sur { $of }
next-earlier = Le casse-tête { $n } n’est pas encore résolu.
trail-shut = { $count ->
    [1] Il s’ouvrira quand vous aurez résolu encore un casse-tête de son chapitre.
   *[other] Il s’ouvrira quand vous aurez résolu encore { $count } casse-tête de son chapitre.
}
trail-done = Tous les casse-tête d’ici sont résolus.
trail-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} sur { $of }
trail-stop = Casse-tête { $n }{ $state ->
    [shut] , s’ouvre quand des casse-tête précédents sont résolus
    [solved] , { $stars ->
        [1] une étoile
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
   *[open] {""}
}
own-puzzles = De vos propres parties
own-puzzles-later = Tout est trouvé. Les questions reviennent à partir du { $day }.
own-puzzles-play = { $count ->
    [1] Trouver le meilleur coup
   *[other] Trouver { $count } meilleurs coups
}
aim-moves = { $unit ->
    [rounds] { $moves ->
        [one] { $moves } appui
       *[other] { $moves } appuis
    }
   *[moves] { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
}
aim-moves-of = { $moves } { $unit ->
    [rounds] appuis
   *[moves] coups
} sur { $most }
aim-par = { $proven ->
    [true] Par { $par }, le minimum possible
   *[false] Par { $par }, le meilleur connu
}
stars-left = { $count ->
    [1] Une étoile à gagner
    [one] { $count } étoile à gagner
   *[other] { $count } étoiles à gagner
}
coming-help = Tuiles à venir. La marque montre dans quelle case vide chacune viendra : tout à gauche la première, tout à droite la dernière, rangée par rangée.
