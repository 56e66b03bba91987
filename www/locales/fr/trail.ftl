# Français. Les parcours des jeux et leurs défis.

trail-of = { $game } : casse-tête
trail-play = Jouer le n° { $n }
trail-next = Casse-tête { $n } sur { $of }
next-earlier = Voici le casse-tête { $n }, que vous n’avez pas encore résolu.
trail-shut = { $count ->
    [1] Résolvez encore un casse-tête de ce chapitre pour l’ouvrir.
   *[other] Résolvez encore { $count } casse-tête de ce chapitre pour l’ouvrir.
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
    [presses] { $moves ->
        [one] { $moves } appui
       *[other] { $moves } appuis
    }
   *[moves] { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
}
aim-moves-of = { $moves } { $unit ->
    [presses] appuis
   *[moves] coups
} sur { $most }
aim-par = { $proven ->
    [true] Minimum : { $par }
   *[false] Record : { $par }
}
stars-left = { $count ->
    [1] Une étoile à gagner
    [one] { $count } étoile à gagner
   *[other] { $count } étoiles à gagner
}
coming-help = Les tuiles qui viennent ensuite.
coming = Ensuite
trail-of-day = Casse-tête du jour
