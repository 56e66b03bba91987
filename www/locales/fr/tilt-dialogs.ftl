# Français. Tilt : ses règles, son formulaire, ses tables.

keys-tilt = Les flèches, { $wasd } ou H J K L inclinent le plateau. Maj+H donne un indice, car H incline.
field-goal = But
option-goal-auto = Selon la taille
explain-tilt = Sur { $cols } × { $rows } cases. Plus il y a de cases, plus les tuiles peuvent être grandes, et plus la partie dure.
explain-tilt-goal = { $goal ->
    [auto] Plus il y a de cases, plus le but est haut : 2048 sur 4 × 4.
   *[other] Faites cette tuile, et vous avez gagné.
} Ensuite la partie continue, pour le plus de points possible.
fact-best-tile = Meilleure tuile
brief-tilt =
    { $hand ->
        [mouse] Appuyez sur une flèche.
       *[finger] Glissez le doigt dans l’une des quatre directions.
    } Chaque tuile glisse aussi loin qu’elle peut.

    Deux tuiles égales qui se rencontrent n’en font qu’une, de valeur double. Après chaque coup, une nouvelle tuile apparaît.

    La partie est finie quand plus rien ne bouge.
rules-tilt =
    { $hand ->
        [mouse] Appuyez sur une flèche
       *[finger] Glissez le doigt
    }, et tout le plateau s’incline : chaque tuile glisse aussi loin qu’elle peut.

    # Deux n’en font qu’une

    Deux tuiles égales qui se rencontrent deviennent une tuile de valeur double, et cette valeur s’ajoute à votre score. Inclinez ce plateau vers la gauche.

    @1

    Une tuile tout juste formée ne fusionne pas de nouveau dans le même coup. Quand plus de deux tuiles égales se suivent, celles de devant fusionnent d’abord.

    @2

    # Après chaque coup

    Une nouvelle tuile apparaît dans une case vide, choisie au hasard : neuf fois sur dix un 2, sinon un 4. Un coup qui ne déplace rien ne compte pas, et rien n’apparaît.

    # Le but

    Formez une tuile de la valeur du but. Sur un plateau 4 × 4, c’est 2048. Continuez ensuite pour autant de points que possible : la partie est finie quand plus rien ne peut bouger.
example-tilt-1 = Vers la gauche : 2 et 2 font 4, et le 4 du dessous reste à sa place.
example-tilt-2 = Trois deux de suite : ceux qui fusionnent dépendent du côté où vous inclinez.

tilt-aim-reach = Faites une tuile de { NUMBER($value, useGrouping: 0) }.
tilt-aim-tiles = Ne laissez pas plus de { $count } tuiles sur le plateau.
tilt-aim-survive = Jouez { $count ->
    [1] un coup
    [one] { $count } coup
   *[other] { $count } coups
} avant d’être bloqué.

tilt-merges = Fusionner en quelques coups
tilt-rescue = Ne pas rester bloqué
tilt-small = Petits plateaux
tilt-wide = Plateaux larges
tilt-large = Faire une grande tuile
tilt-step-slide = { $hand ->
    [mouse] Une flèche du clavier
   *[finger] Un glissement du doigt
} pousse toutes les tuiles aussi loin que possible. Puis une nouvelle tuile apparaît.
tilt-step-merge = Deux tuiles égales qui se rencontrent n’en font plus qu’une, de valeur double.
tilt-step-pairs = Un coup fusionne toutes les paires, mais aucune tuile deux fois.
tilt-step-chain = Quand les tuiles sont rangées, une fusion rend la suivante possible.
tilt-step-spawn = Les petites tuiles montrent celles qui vont apparaître : comptez sur elles.
tilt-step-corner = Gardez la plus grande tuile dans son coin, et amenez-lui les autres.
tilt-step-empty = Trouvez le coup qui vide le plus de cases.
# Measured by the example `raters` of the crate `collection`.
sure-tilt = Neuf verdicts de ce genre sur dix tiennent après une recherche plus longue.
