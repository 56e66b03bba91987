# Français. Template : ce qui se dit en jouant.

game-template = Template
figure-lights = Lumières
about-template = Éteignez toutes les lumières.
how-template = Touchez une lumière : elle s’éteint. Éteignez-les toutes.
hint-template = Indice : éteindre la lumière ligne { $row }, colonne { $column }
template-lit = une lumière
template-dark = éteinte
template-went-out = La lumière ligne { $row }, colonne { $column } est éteinte.
template-is-dark = Rien n’est allumé ligne { $row }, colonne { $column }.
template-all-out = Toutes les lumières sont éteintes.
