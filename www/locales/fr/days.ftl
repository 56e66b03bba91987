# Français. Le calendrier des jours.

streak = Jours d’affilée
streak-days = { $n ->
    [one] jour d’affilée
   *[other] jours d’affilée
}
streak-none = Terminez un jeu du jour pour commencer une série. Vous pouvez manquer un jour par semaine.
streak-today = Aujourd’hui compte dans votre série de jours.
streak-open = Terminez un jeu du jour pour continuer. Vous pouvez manquer un jour par semaine.
streak-forgiven = Le jour que vous avez manqué cette semaine est pardonné.
month-before = Le mois précédent
month-after = Le mois suivant
day-label = { $day }, { $count ->
    [0] rien de joué
    [1] une partie jouée
   *[other] { $count } parties jouées
}{ $late ->
    [0] {""}
   *[other] , dont { $late } plus tard
}
day-begun = { $day }, { $count ->
    [1] une partie commencée
    [one] { $count } partie commencée
   *[other] { $count } parties commencées
}
day-unplayed = à jouer
day-won = c’est gagné
day-lost = pas résolu
day-late = { $n ->
    [1] un jour plus tard
    [one] { $n } jour plus tard
   *[other] { $n } jours plus tard
}
day-late-help = Vous pouvez jouer ces parties maintenant. Elles sont marquées comme jouées plus tard, et ne comptent pas dans la série.
day-part = { $game } : { $part ->
    [deal] partie entière
   *[puzzle] casse-tête
}
day-watched = solution regardée
day-parts = Chaque jeu a ce jour-là une partie entière et un casse-tête, les mêmes pour tous. Un seul des deux suffit pour la série.
