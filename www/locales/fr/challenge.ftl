# Français. Les défis : des résultats que l’on envoie, et contre lesquels on joue.

challenge = Défi
challenge-from = { $by } vous défie
challenge-you = Vous
challenge-own = Votre propre défi
challenge-answer = { $by } vous a répondu
challenge-to-beat = À battre :
challenge-to-match = À égaler :
challenge-not-made = { $by } n’a pas réussi. Et vous ?
# A result without the goal of its board, in place of a number.
challenge-missed = pas réussi
challenge-somebody = Un autre joueur
# Within a sentence.
challenge-other = l’autre joueur
challenge-beat = Faire mieux
challenge-match = Faire aussi bien
challenge-watch = Regarder
challenge-league = Mettre dans ma ligue
league-full = Votre ligue est pleine. Envoyez-la ou enregistrez-la, puis videz-la.
challenge-results = Résultats
challenge-decides = { $by ->
    [lasting] Le plus d’étoiles gagne. À égalité, le moins d’indices gagne, puis le plus grand score.
    [stars] Le plus d’étoiles gagne. À égalité, le moins de { $unit ->
        [rounds] tours
       *[moves] coups
    } gagne.
    [score] Le plus grand score gagne.
    [level] Le niveau le plus haut gagne.
   *[moves] Le moins de coups gagne, puis le moins d’indices, puis le temps le plus court.
}
challenge-proved = { $n ->
    [one] Ce résultat est vrai : ses coups ont été rejoués ici.
   *[other] Ces résultats sont vrais : leurs coups ont été rejoués ici.
}
challenge-told = Les noms, les jours, les temps, les indices et les annulations ne peuvent pas être vérifiés : c’est ce que disent les joueurs.
# Facts that the moves do not tell. Those of one's own result need no word for it.
challenge-says = { $isOwn ->
    [true] { $facts }
   *[false] à ce qu’on dit : { $facts }
}
challenge-position-help = Cette partie n’a pas commencé au début : des points pouvaient déjà y être.
challenge-working = Vérification des résultats : { $done } sur { $of }
challenge-stopped = Arrêté avant la vérification de tous les résultats.
challenge-moves = { $unit ->
    [rounds] { $n ->
        [1] un tour
        [one] { $n } tour
       *[other] { $n } tours
    }
   *[moves] { $n ->
        [1] un coup
        [one] { $n } coup
       *[other] { $n } coups
    }
}
challenge-hints = { $n ->
    [0] aucun indice
    [1] un indice
   *[other] { $n } indices
}
challenge-undone = avec annulation ou nouvel essai
challenge-won = gagné

ghost-ahead = Vous avez { $n } d’avance
ghost-behind = { $by } a { $n } d’avance
ghost-even = À égalité avec { $by }
ghost-missed = { $by } n’a pas réussi
ghost-goal = { $by } a réussi en { challenge-moves }
# Une avance : « 2 coups d’écart ».
lead-by = { $figure ->
    [moves] { $n ->
        [1] un coup
        [one] { $n } coup
       *[other] { $n } coups
    }
    [rounds] { $n ->
        [1] un tour
        [one] { $n } tour
       *[other] { $n } tours
    }
    [stars] { $n ->
        [1] une étoile
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
    [hints] { $n ->
        [1] un indice
        [one] { $n } indice
       *[other] { $n } indices
    }
    [level] { $n ->
        [1] un niveau
        [one] { $n } niveau
       *[other] { $n } niveaux
    }
    [score] { $n ->
        [1] un point
        [one] { $value } point
       *[other] { $value } points
    }
   *[other] { $value }
}
ghost-figures = vous { $own }, l’autre { $other }
ghost-after = après { challenge-moves }
ghost-at = après { $time }
ghost-told = { $figures }, à ce qu’on dit
ghost-by-moves = { $unit ->
    [rounds] Comparer par tours
   *[moves] Comparer par coups
}
ghost-by-time = Comparer par temps
ghost-board = Montrer son plateau

challenge-unreadable = Le défi auquel cette partie répond ne peut pas être lu. La partie continue sans lui.
challenge-none = Ce n’est pas un défi. Rien n’a été ouvert.
challenge-newer = Ce défi vient d’une version plus récente de Tilery. Rechargez la page pour la mettre à jour, puis ouvrez-le à nouveau.
challenge-text = Ce défi est abîmé à la ligne { $line }. Rien n’a été ouvert.
challenge-too-many = Ce défi a plus de { $most } résultats. Rien n’a été ouvert.
challenge-too-long-moves = Un résultat de ce défi a plus de { $most } coups. Rien n’a été ouvert.
challenge-date = Ce défi n’est pas vrai : il ne peut pas avoir été joué le { $date }.
challenge-count = Ce défi n’est pas vrai : il n’a pas autant de coups de { $by } qu’il le dit.
challenge-times = Ce défi n’est pas vrai : les temps de { $by } ne vont pas avec les coups.
challenge-empty = Il n’y a aucun résultat dans ce défi.
challenge-move = Ce défi n’est pas vrai : { $move ->
    [0] son jeu n’existe pas.
   *[other] le coup { $move } de { $by } n’est pas possible.
}
challenge-unfinished = Ce défi n’est pas vrai : la partie de { $by } ne finissait pas là.
challenge-figure = Ce défi n’est pas vrai : { $figure } de { $by } est { $real }, et non { $claimed }.
