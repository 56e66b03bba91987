# Français. Template : ses règles, son formulaire, ses tableaux.

keys-template = Les flèches déplacent le curseur ; Entrée ou Espace éteint la lumière.
rules-template =
    Certaines cases du plateau sont allumées. Touchez une lumière : elle s’éteint. Essayez ici.

    @1

    # Le but

    La partie est gagnée quand toutes les lumières sont éteintes. Ce qui compte, c’est le temps qu’il a fallu.
example-template-1 = Éteignez les deux lumières.
