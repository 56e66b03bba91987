# Français. L’accueil.

continue = Continuer
today = Aujourd’hui, { $date }
today-done = terminée
today-begun = commencée
today-gentle = Un casse-tête facile. Le même pour tous.
today-fair = Un casse-tête moyen. Le même pour tous.
today-hard = Un casse-tête difficile. Le même pour tous.
today-picture = Une image à remettre en ordre. La même pour tous.
today-easier = D’abord un facile
today-look = Voir le résultat
today-again = Réessayer
today-lost = Pas résolu.
today-watched = Solution regardée.
today-tomorrow = Demain : { $game }
calendar = Calendrier
calendar-streak = { $n ->
    [1] un jour d’affilée
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
home-games = Jeux
home-puzzle = Casse-tête 1 sur { $of }
home-small = Petits jeux
home-moves = { $n ->
    [1] un coup
    [one] { $n } coup
   *[other] { $n } coups
}
home-level = Niveau { $n } sur { $of }
home-levels-done = ★ Tous les niveaux réussis
home-made = Faits dans l’atelier : à jouer et à changer
editor-open = Ouvrir l’atelier
made-bee = L’abeille affairée
made-bee-about = Visitez chaque bourgeon une fois : derrière l’abeille, il est une fleur et le reste.
made-fish = Poissons glissants
made-fish-about = Glissez sur la glace et prenez tous les poissons.
