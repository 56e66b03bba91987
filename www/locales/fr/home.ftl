# Français. L’accueil : ce à quoi l’on peut jouer.

continue = Continuer
today = Aujourd’hui, { $date }
today-done = terminée
today-begun = commencée
home-games = Jeux
home-moves = { $n ->
    [one] un coup
   *[other] { $n } coups
}
editor-open = Ouvrir l’atelier
