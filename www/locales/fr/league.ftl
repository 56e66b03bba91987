# Français. La ligue : les résultats de plusieurs joueurs, en tableaux.

league = Ligue
league-label = Messages, liens ou discussions avec des résultats
league-more = Ajouter des résultats
league-add = Ajouter
league-paste = Coller
league-files = Depuis des fichiers
league-shown = On vous a envoyé cette ligue. Elle est seulement montrée ici ; la vôtre n’a pas changé.
league-keep = Tout mettre dans ma ligue
league-own = Ma ligue
league-no-paste = Le navigateur ne nous a pas laissé coller. Appuyez longtemps dans le champ, et collez-y.
league-empty = Pas encore de résultats. Collez les messages de vos amis : la ligue y trouve les résultats.
league-working = { $of ->
    [0] Recherche de résultats…
   *[other] { $done } sur { $of } vérifiés
}
league-stop = Arrêter
league-go-on = { $n ->
    [1] Vérifier celui qui reste
   *[other] Vérifier les { $n } qui restent
}
league-outcome = { $news ->
    [0] Rien de nouveau.
    [1] Un nouveau résultat.
   *[other] { $news } nouveaux résultats.
} { $known ->
    [0] { "" }
    [1] Un autre était déjà là, ou n’était le meilleur de personne.
   *[other] { $known } étaient déjà là, ou n’étaient les meilleurs de personne.
} { $refused ->
    [0] { "" }
    [1] Un résultat a été refusé.
   *[other] { $refused } ont été refusés.
}
league-others = { $n ->
    [1] Un lien mène à un plateau sans résultat.
    [one] { $n } lien mène à un plateau sans résultat.
   *[other] { $n } liens mènent à des plateaux sans résultat.
}

league-trail = { $game } : casse-tête
league-board = { $game }, casse-tête { $n }
league-sum = Tout ensemble
league-list = Le tableau en texte
league-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
} sur { $tables ->
    [1] un casse-tête
   *[other] { $tables } casse-tête
}
league-firsts = premier { $n } fois sur { $tables }
league-same = les mêmes coups que { $by }
league-proved = Vérifié : la partie a été rejouée coup par coup
league-watch = Regarder { $by }
league-watch-own = Regarder votre partie
league-beat = Faire mieux que { $by }
league-match = Faire aussi bien que { $by }

league-send = L’envoyer
league-text = Résultats dans Tilery. Collez tout ceci dans sa ligue pour les voir vérifiés.
league-copy-list = Copier le tableau
league-copy = Copier avec les parties
league-clear = Vider la ligue
league-cleared = La ligue est vide.
league-send-help = Le lien ouvre cette ligue et rien d’autre. Copiée ou enregistrée avec ses parties, elle peut être collée dans n’importe quelle ligue.
league-long-help = Il y a trop de parties pour un seul lien. Copiée ou enregistrée avec ses parties, la ligue peut être collée dans n’importe quelle autre.

league-refused = Non pris
league-all = Montrer les { $n }
league-too-long = Ce texte est trop long pour être lu.
league-backup = C’est un fichier avec les données de quelqu’un, pas avec des résultats.
league-game = C’est une partie sans nom ni résultat. Qui l’a jouée peut l’envoyer comme défi.
league-too-many = Il y a plus de { $most } résultats. Ajoutez les autres à part.
league-large = La partie de { $by } est trop longue pour un lien.
league-heavy = La partie de { $by } est trop longue pour être vérifiée ici.
