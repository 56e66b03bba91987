# Français. Workshop : ses règles, son formulaire, ses tables.

keys-workshop = Les flèches déplacent le curseur sur le plateau et les outils, Entrée ou Espace s’en sert. Chiffres et majuscules posent cette tuile, Suppr vide la case. T tuiles, E vide, B dehors, J joint, G saut, C virage, S taille, O objectif.
rules-workshop =
    Faites vos propres plateaux. Choisissez un outil, puis touchez des cases ou dessinez dessus. Tout peut être annulé, et tout est gardé.

    # Dessiner le plateau

    Les tuiles reçoivent des symboles à la suite, ou celui que vous choisissez ; des symboles égaux sont des tuiles qui peuvent échanger leurs places. Les cases vides laissent bouger les tuiles ; les cases de dehors donnent toutes les formes. L’outil de taille ajoute et ôte lignes et colonnes.

    # Sauts, virages et pièces

    Avec l’outil des sauts, touchez deux bords : ce qui sort par l’un entre par l’autre. Avec celui des virages, touchez un coin du plateau. Avec celui des joints, dessinez de tuile en tuile : elles ne font plus qu’une pièce.

    # L’objectif

    « Fixer l’objectif » fait du motif présent ce qu’il faut atteindre. La cible parmi les outils montre l’objectif en grand : changez-le là, et laissez des cases libres.

    # Vérifier, mélanger et jouer

    « Vérifier » marque ce qui est fautif et le dit. « Mélanger » pousse les tuiles par des coups qui peuvent être repris : un chemin ramène donc au but. « Jouer » ouvre le plateau dans le jeu ; de là, le menu ramène ici, et un lien le partage. Le menu donne un nom au plateau, qui le suit.
