# Français. Tileburst : ses règles, son formulaire, ses tables.

keys-tileburst = Les flèches visent, Entrée ou Espace pose. T tourne, M retourne, S échange. Dans la réserve : touchez pour tourner, maintenez pour retourner, touchez la tuile suivante pour échanger.
way-tileburst = { $b ->
    [0] comme elle est venue
    [1] tournée une fois
    [2] tournée deux fois
    [3] tournée trois fois
    [m0] retournée
    [m1] retournée et tournée une fois
    [m2] retournée et tournée deux fois
   *[m3] retournée et tournée trois fois
} { move-tileburst }
field-pool = Tuiles
option-pool-classic = Classique
option-pool-full = Tous les pentominos et hexominos
explain-tileburst-pool = { $pool ->
    [classic] Sur les petites grilles, les tuiles ont jusqu’à quatre blocs. À partir de la taille 8 il en vient quelques-unes de cinq, à partir de 9 quelques-unes de six.
   *[full] Comme Classique, mais toutes les formes de cinq et de six blocs peuvent venir : il faut leur trouver de la place.
}
fact-lines = Lignes
fact-groups = Groupes
fact-retreats = Blocages
fact-tiles = Tuiles
fact-largest = Plus grande grille
chart-size-over-time = Taille de la grille selon les tuiles posées
chart-score-over-time = Score selon les tuiles posées
brief-tileburst =
    Glissez la tuile de la réserve sur des cases vides. { $hand ->
        [mouse] Cliquez dessus pour la tourner, gardez le bouton enfoncé pour la retourner, cliquez sur
       *[finger] Touchez-la pour la tourner, maintenez-la pour la retourner, touchez
    } la suivante pour échanger. Les touches T, M et S font de même.

    Une ligne ou colonne pleine d’une seule couleur éclate, et la grille grandit. Quand aucune tuile ne rentre, la grille rétrécit.
rules-tileburst =
    Posez la tuile de la réserve sur la grille : glissez-la, ou { $hand ->
        [mouse] cliquez sur une place, puis cliquez
       *[finger] touchez une place, puis touchez
    } encore. La tourner, la retourner et l’échanger contre la suivante est gratuit, autant de fois que vous voulez.

    # Lignes

    Une ligne ou une colonne pleine d’une seule couleur éclate. Plus la grille est grande, plus elle rapporte : 100 points sur 4 × 4, 250 sur 5 × 5, 1 750 sur 10 × 10. Et la grille grandit d’un rang, jusqu’à 10 × 10. Posez le bloc bleu dans le trou.

    @1

    Une ligne pleine de couleurs mêlées reste. Les bords en pointillés montrent où la grille grandit, et rétrécit.

    # Groupes

    Des blocs d’une couleur qui se tiennent par les côtés brillent quand ils sont assez nombreux : 6 sur une grille de taille 4, 7 sur 5, 6 sur 6, 8 sur 7, 10 sur 8, et 12 sur 9 et 10. Ils ne rapportent encore rien.

    # Être bloqué

    Quand aucune des deux tuiles n’entre nulle part, chaque bloc qui brille rapporte des points : 15 sur 4 × 4, 30 sur 5 × 5, et 15 de plus à chaque taille. Puis la rangée et la colonne des bords en pointillés tombent avec ce qui s’y trouve, et la grille perd un rang. À côté de la grille, vous voyez combien de points cela rapporterait maintenant, et combien de blocs cela coûterait. Dans cette grille, toute tuile sera de trop.

    @2

    # La fin

    Coincé à la taille 4, vous avez perdu. À partir de la taille 8 viennent des tuiles de cinq blocs, à partir de 9 des tuiles de six.
example-tileburst-1 = Le bloc bleu remplit la ligne, qui éclate ; la grille grandit vers la droite et vers le bas.
example-tileburst-2 = Posez le dernier bloc : le groupe qui brille rapporte ses points, et la grille rétrécit.

tileburst-aim-burst = Faites éclater { $count ->
    [1] une ligne
    [one] { $count } ligne
   *[other] { $count } lignes
}.
tileburst-aim-grow = Faites grandir la grille jusqu’à { $size } sur { $size }.
tileburst-aim-survive = Posez { $count ->
    [1] une tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
}.

tileburst-trail-bursts = Faire éclater une ligne
tileburst-trail-tight = Peu de place
tileburst-trail-survive = Poser toutes les tuiles
tileburst-trail-grow = Faire grandir la grille
tileburst-trail-longer = Faire éclater une ligne, en plus de coups
tileburst-trail-many = Faire éclater beaucoup de lignes
tileburst-step-place = Glissez la tuile sur la grille. Toutes les cases vides conviennent.
tileburst-step-turn = Tournez la tuile jusqu’à ce qu’elle entre.
tileburst-step-mirror = Retournez la tuile : en la tournant seulement, elle n’entre pas.
tileburst-step-line = Une rangée ou colonne pleine d’une seule couleur éclate.
tileburst-step-swap = Échangez les deux tuiles : l’autre complète la ligne.
tileburst-step-lines = Une tuile peut compléter deux lignes.
tileburst-step-growth = Une ligne éclatée fait grandir la grille.
tileburst-step-group = Des blocs d’une couleur qui se touchent brillent dès qu’ils sont assez nombreux.
tileburst-step-retreat = Il y a peu de place : tournez les tuiles et échangez-les.
tileburst-step-game = Une partie depuis son début : faites éclater une ligne.
# Measured by the example `raters` of the crate `collection`.
sure-tileburst = Au moins 99 verdicts de ce genre sur 100 tiennent après une recherche plus longue.

## Figures

figure-group-help = À partir d’autant de blocs d’une couleur qui se touchent, ils brillent. Les blocs qui brillent rapportent des points quand vous êtes bloqué.
figure-cost-help = Quand aucune tuile n’entre, la grille rétrécit, et autant de blocs tombent de son bord.
figure-retreat-help = Quand aucune tuile n’entre, les blocs qui brillent rapportent autant de points.
figure-factor-help = Tous les points sont multipliés par ce nombre. Plus la grille est grande, plus il est grand.
