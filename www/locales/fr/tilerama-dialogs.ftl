# Français. Tilerama : ses règles, son formulaire, ses tables.

keys-tilerama = Les flèches déplacent le curseur ; { $wasd } poussent la pièce qu’il désigne. Entrée ou Espace saisit une pièce, que les flèches poussent alors, jusqu’à Entrée, Espace ou Échap.
field-scramble = Coups du mélange
field-limit = Limite
field-tiles = Tuiles
option-tiles-shown = visibles
option-tiles-hidden = à l’aveugle
option-scramble-auto = à fond
option-limit-none = aucune
option-limit-30s = 30 secondes
option-limit-60s = 1 minute
option-limit-120s = 2 minutes
option-limit-300s = 5 minutes
option-limit-600s = 10 minutes
explain-tilerama-scramble = { $scramble ->
    [auto] Mélangé à fond : aussi difficile que ce plateau peut l’être.
   *[other] Mélangé par autant de coups : il n’en faut pas plus pour le résoudre. Moins il y en a, plus c’est facile.
}
explain-tilerama-limit = { $limit ->
    [none] Autant de coups, et autant de temps, que vous voulez.
   *[other] Quand ils sont épuisés, la partie est perdue.
}
explain-tilerama-tiles = { $tiles ->
    [hidden] Apprenez le plateau par cœur : dès la première poussée, toutes les tuiles sont cachées, jusqu’à ce que le plateau soit résolu ou que vous arrêtiez. Ces parties ont leurs propres tableaux.
   *[other] Ce que porte chaque tuile se voit tout le temps.
}
fact-slides = Glissades
record-over = Au plus près du par
record-moves = Le moins de coups
record-slides = Le moins de glissades
record-time = Le plus vite
brief-tilerama =
    Glissez une tuile : elle pousse celles qui sont devant elle. Au clavier, choisissez une tuile avec les flèches, appuyez sur Entrée, puis poussez-la avec les flèches.

    La petite image montre comment le plateau doit être à la fin.

    Quand une poussée est impossible, une marque rouge montre pourquoi. Cela ne coûte rien.
rules-tilerama =
    Poussez les tuiles jusqu’à ce que le plateau ressemble au petit plateau. Une tuile poussée pousse tout ce qui est devant elle, et un pas d’une case est un coup.

    @1

    # Sauts

    Les barres du bord vont par paires. Ce qui sort par l’une rentre à côté de l’autre : une rangée pleine avec ses deux barres tourne comme un anneau.

    @2

    # Virages

    Un point dans un coin fait tourner la tuile qui s’y heurte : elle continue le long de l’autre côté.

    @3

    # Pièces

    Des tuiles soudées bougent ensemble et gardent leur forme. Elles ne passent ni saut ni virage.

    @4

    # Quand une poussée est refusée

    Une barre rouge : le passage est fermé, ou une pièce soudée ne peut passer. Un carré : deux tuiles viendraient dans la même case vide. Une croix : une tuile irait dans deux directions à la fois. Une poussée refusée ne coûte rien.
example-tilerama-1 = Poussez 1 vers la droite.
example-tilerama-2 = Poussez une tuile vers la gauche.
example-tilerama-3 = Poussez une tuile pour faire le tour.
example-tilerama-4 = Amenez la paire en bas.

tilerama-aim-solve = Faites ressembler le plateau à la petite image.

tilerama-gaps = Dans le trou
tilerama-jumps = Par les bords joints
tilerama-loops = En rond
tilerama-turns = Autour des coins
tilerama-pieces = Des tuiles collées
tilerama-grade-1 = Un peu de tout, partie 1
tilerama-grade-2 = Un peu de tout, partie 2
tilerama-grade-3 = Un peu de tout, partie 3
tilerama-grade-4 = Un peu de tout, partie 4
tilerama-grade-5 = Un peu de tout, partie 5
tilerama-step-push = { $hand ->
    [mouse] Glissez une tuile dans la case vide. Au clavier : une flèche, puis Entrée, puis une flèche.
   *[finger] Poussez une tuile dans la case vide.
}
tilerama-step-row = Une poussée déplace toutes les tuiles jusqu’à la case vide.
tilerama-step-edge = La case vide se déplace : poussez-y les tuiles l’une après l’autre.
tilerama-step-jump = Les bords de même marque sont reliés : ce qui sort par l’un entre par l’autre.
tilerama-step-bars = Un bord relié peut se trouver d’un autre côté du plateau.
tilerama-step-cycle = Là où une rangée est reliée à elle-même, ses tuiles tournent sans case vide.
tilerama-step-turn = Les tuiles autour des coins marqués tournent ensemble.
tilerama-step-compound = Des tuiles jointes de même numéro se déplacent d’une pièce.
tilerama-step-whole = Une pièce se déplace là où toutes ses tuiles trouvent place.
tilerama-step-bar = Une pièce passe aussi par des bords reliés.
tilerama-step-cross = Trouvez les deux poussées. L’une passe par un bord joint.
tilerama-step-square = Une pièce passe par des bords reliés quand toutes ses tuiles trouvent place derrière.
tilerama-step-game = Un vrai plateau, à deux poussées de la fin.
# Measured by the example `raters` of the crate `collection`.
sure-tilerama = Au moins 99 verdicts de ce genre sur 100 tiennent après une recherche plus longue.

## Figures

figure-slides-help = Pousser une tuile de plusieurs cases dans la même direction compte pour une glissade, mais plusieurs coups.
figure-par-help = Le plus petit nombre de coups connu pour résoudre ce plateau.
figure-difficulty-help = La difficulté de trouver la solution de ce plateau : 1 est facile, 5 est difficile.
