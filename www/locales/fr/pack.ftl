# Français. Les recueils : plusieurs jeux en un lien, un fichier ou une page.

pack = Recueil de jeux
pack-by = par { $author }
pack-games = { $n ->
    [1] un jeu
    [one] { $n } jeu
   *[other] { $n } jeux
}
pack-all = Tous les jeux
pack-play = Jouer à { $title }
pack-untitled = Jeu sans titre
pack-new = { $count ->
    [1] un niveau
    [one] { $count } niveau
   *[other] { $count } niveaux
}
pack-reached = niveau { $level } sur { $count } atteint
pack-won = ★ gagné
pack-bad = Le jeu { $n } ne peut pas être ouvert : { $fault }
pack-no-game = Tilery ne connaît pas ce jeu.
pack-again = Rouvrez le lien ou le fichier du recueil pour voir ses jeux.

pack-none = Ce n’est pas un recueil de jeux. Rien n’a été ouvert.
pack-newer = Ce recueil vient d’une version plus récente de Tilery. Rechargez la page pour la mettre à jour, puis rouvrez-le.
pack-large = Ce recueil a plus de { $most } ko de texte. Rien n’a été ouvert.
pack-many = Ce recueil a plus de { $most } jeux. Rien n’a été ouvert.
pack-line = Ce recueil est abîmé à la ligne { $line }. Rien n’a été ouvert.
pack-empty = Il n’y a aucun jeu dans ce recueil.
