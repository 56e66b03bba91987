# Français. L’accueil : ce à quoi l’on peut jouer.

continue = Continuer
today = Aujourd’hui, { $date }
today-done = terminée
today-begun = commencée
calendar = Calendrier
calendar-streak = { $n ->
    [one] un jour d’affilée
   *[other] { $n } jours d’affilée
}
home-games = Jeux
home-moves = { $n ->
    [one] un coup
   *[other] { $n } coups
}
home-levels = niveaux réussis : { $n }
editor-open = Ouvrir l’atelier
