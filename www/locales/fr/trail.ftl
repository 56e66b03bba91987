# Français. Les parcours des jeux et leurs défis.

trail-of = { $game } : casse-tête
trail-play = Jouer le plateau { $n }
trail-next = Casse-tête { $n } sur { $of }
next-earlier = Le casse-tête { $n } n’est pas encore résolu.
trail-shut = { $count ->
    [1] Il s’ouvre quand un plateau de plus de son chapitre est résolu.
    [one] Il s’ouvre quand { $count } plateau de plus de son chapitre est résolu.
   *[other] Il s’ouvre quand { $count } plateaux de plus de son chapitre sont résolus.
}
trail-done = Tous les casse-tête d’ici sont résolus.
trail-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} sur { $of }
trail-stop = Plateau { $n }{ $state ->
    [shut] , s’ouvre quand des plateaux précédents sont résolus
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
        [one] { $moves } tour
       *[other] { $moves } tours
    }
   *[moves] { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
}
aim-moves-of = { $moves } { $unit ->
    [rounds] tours
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
coming-help = Tuiles à venir. La marque dit où : à quelle part des cases vides, rangée par rangée.
