# Français. Les panneaux à côté du plateau : résultats, retour sur la partie, jeu automatique.

stop = Arrêter
pause = Pause
play-on = Lire

## La partie est finie

over-won = Gagné
over-lasted = Vous avez tenu jusqu’au bout
moment-level = Niveau { $level } terminé
next-level = Niveau suivant
skip-done = Une nouvelle partie commence à ce niveau, et son score à 0. Annuler ramène l’autre.
skip-closed = Ce niveau est encore fermé : réussissez d’abord l’un des { $count } ouverts.
keep-going = Continuer
new-best = Nouveau record !
over-choose = Options
next-board = Casse-tête suivant
now-you = Essayer moi-même
another-like-this = Une autre semblable
easier = Plus facile
solves = Résolutions
inspection = { $left } s
dnf = DNF
harder = Plus difficile
stars = { $count ->
    [1] Une étoile sur trois
    [one] { $count } étoile sur trois
   *[other] { $count } étoiles sur trois
}
over-more = Plus
over-streak = { $n ->
    [1] Un jour d’affilée
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}{ $lost ->
    [true] { "" }. Cela compte même si vous perdez.
   *[other] { "" }
}
over-solved = { $hints ->
    [0] { $how ->
        [proven] Résolu en { over-count } : on ne peut pas faire moins.
        [least] Résolu en { over-count } : on ne connaît pas plus court.
        [apart] Résolu en { over-count }.
       *[more] Résolu en { over-count }. C’est possible en { $par }.
    }
   *[other] Résolu en { over-count } avec { $hints ->
        [one] { $hints } indice
       *[other] { $hints } indices
    }.{ $how ->
        [more] { " " }C’est possible en { $par }.
       *[least] { "" }
    }
}
over-count = { $unit ->
    [presses] { $moves ->
        [one] { $moves } appui
       *[other] { $moves } appuis
    }
   *[moves] { $moves }
}
over-uncounted = Résolu en { $moves }, mais cela ne compte pas : observation trop longue, ou abandon (DNF).
stars-hints = Chaque indice coûte une étoile, mais il en reste toujours une.
over-lost = Partie finie
over-lost-why = Partie finie. { $why }
over-lost-aim = Perdu : { $why ->
    [moves] tous les coups sont joués.
    [lasting] il n’y a plus de coup possible, et c’est trop tôt.
   *[goal] l’objectif ne peut plus être atteint.
}
lost = Perdu
# In a text that is sent.
lost-told = Pas résolu
over-guest = Résultat partagé
over-replay = Partie enregistrée
guest-help = Vérifié en rejouant ses coups. Il ne compte pas dans vos tableaux.
replay-help = Elle est déjà dans son tableau.
watch = Regarder
own-game = Revenir à votre partie
stopped-there = La partie a été arrêtée ici.
rank = { $rank ->
    [1] Le meilleur résultat jusqu’ici en { $params } !
   *[other] { $rank }ᵉ place en { $params }
}
rank-shared = Aussi bien que le meilleur résultat en { $params }
rank-first = Le premier résultat en { $params }
rank-hinted = { $rank ->
    [1] 1ʳᵉ place
   *[other] { $rank }ᵉ place
} en { $params }, derrière les résultats sans indices
rank-none = Pas parmi les huit meilleurs en { $params } cette fois
rank-before = Vous aviez déjà un meilleur résultat dans cette même partie
not-entered-guest = Vous l’avez seulement regardée : elle ne compte pas dans vos scores.
not-entered-foreign = Elle a été finie ailleurs : elle ne compte pas dans vos scores.
not-entered-position = Commencée en cours de route, elle ne compte pas.
not-entered-autoplay = Le jeu automatique a aidé : elle ne compte pas dans vos scores.
not-entered-coached = L’entraîneur a aidé : elle ne compte pas dans vos scores.
not-entered-empty = Aucun coup n’a été joué : elle ne compte pas dans vos scores.
not-entered-lost = Elle n’est pas gagnée : elle ne compte pas dans vos scores.
not-entered-zero = Aucun point marqué : elle ne compte pas dans vos scores.
look-back = Revoir
rating = Les coups sont évalués : { $done } sur { $length }
rating-longer = { $length ->
    [1] On vérifie encore les coups douteux : { $done } coup sur un
   *[other] On vérifie encore les coups douteux : { $done } sur { $length } coups
}
rating-fault = Ce qui évalue les coups n’a pas pu être chargé. Avec une connexion, revoyez la partie à nouveau.
rated = Coup { $n }, { $move } : { $grade ->
    [best] le meilleur possible.
    [good] aussi bon que le meilleur.
    [inaccuracy] une imprécision. Mieux : { $best }{ $loss ->
        [none] .
       *[other] , { $loss }.
    }
    [mistake] une erreur. Mieux : { $best }{ $loss ->
        [none] .
       *[other] , { $loss }.
    }
   *[blunder] une gaffe. Mieux : { $best }{ $loss ->
        [none] .
       *[other] , { $loss }.
    }
}
rated-hopeless = Coup { $n }, { $move } : on ne pouvait plus gagner.
rated-soon = Coup { $n }, { $move } : cela ressemble à une erreur, on vérifie encore.
rated-not = Coup { $n }, { $move } : il n’a pas été évalué.
all-moves = Tous
rated-all = { $rated } coups évalués sur { $length } : { $best } bons, imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }{ $hopeless ->
    [0] {""}
   *[other] , et { $hopeless } quand tout était perdu
}.
chart-means = résultat attendu
turning-points = Tournants
turning-point = { $n } { $grade ->
    [inaccuracy] ?!
    [mistake] ?
   *[blunder] ??
}
turning-point-label = Coup { $n } : { $grade ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
take-back = Reprendre le coup
coach-fault = L’entraîneur n’a pas pu être chargé. Vérifiez la connexion.
play-out = Voir la suite
played-out = Ce qui aurait pu suivre : { $count ->
    [1] un coup
    [one] { $count } coup
   *[other] { $count } coups
} plus loin.
back-to-game = Revenir à la partie
try-from-here = Essayer d’ici
other-better = Un autre coup était meilleur : { $moves }.
learn-from = { $count ->
    [1] Un casse-tête de cette partie
   *[other] { $count } casse-tête de cette partie
}
branched = C’est maintenant une autre partie : celle qui est finie reste comme elle était.
no-rating = Ces coups ne peuvent pas être évalués.
move-number = Coup

## Jeu automatique

autoplay-speed = Vitesse
solution-at = { $unit ->
    [rounds] Tour
   *[moves] Coup
} { $at } sur { $length }
step-back = Un coup en arrière
step-on = Un coup en avant
pace = { $pace } coups/s
pace-fastest = maximum
over-shown = { $what ->
    [solution] Vous avez regardé la solution.
   *[autoplay] La page a joué les derniers coups.
}
first-next = Casse-tête suivant
first-play = Jouer une partie entière
first-done = Bravo ! La suite viendra pas à pas.

over-beat = Vous battez { $by }, avec { $n } d’avance.
over-missed = { $by } reste devant, avec { $n } d’avance.
over-level = Vous êtes à égalité avec { $by }.
over-alone = Vous avez atteint l’objectif, mais pas { $by }.
over-not-there = { $by } a atteint l’objectif, mais pas vous.
over-neither = Ni vous ni { $by } n’avez atteint l’objectif.
over-parting = Vous avez joué autrement à partir du { $unit ->
    [rounds] tour
   *[moves] coup
} { $n }.
over-answer = Envoyer votre résultat

## Before a solution is shown

solution-ask = Montrer la solution ?
solution-costs = { $what ->
    [day] Vous n’aurez alors pas d’étoiles pour ce jour, et il ne comptera pas dans votre série.
    [aim] Vous n’aurez alors pas d’étoiles tant que vous ne l’aurez pas résolu sans aide.
   *[autoplay] Le résultat ne comptera alors pas.
}
solution-show = La montrer
solution-not = Chercher encore
