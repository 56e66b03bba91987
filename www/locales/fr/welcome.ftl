# Français. Les premiers plateaux des jeux, pour qui débute.

welcome = Premier casse-tête
welcome-astray = Pas tout à fait. Annulez, et faites comme le doigt.
astray-tileburst = Pas tout à fait. { $hand ->
    [mouse] Annulez, et lâchez la tuile là où le doigt le montre.
   *[finger] La tuile flotte au-dessus de votre doigt : regardez la tuile. Annulez et réessayez.
}
welcome-skip = Passer
tilt-welcome = { $n ->
    [1] { $hand ->
        [mouse] Appuyez sur la flèche gauche : les deux 2 se rejoignent et n’en font qu’un.
       *[finger] Glissez vers la gauche : les deux 2 se rejoignent et n’en font qu’un.
    }
   *[other] { $hand ->
        [mouse] Maintenant la flèche haut : les 4 se rejoignent.
       *[finger] Glissez maintenant vers le haut : les 4 se rejoignent.
    }
}
tilerama-welcome = { $n ->
    [1] Deux pièces ne sont pas à leur place. { $hand ->
        [mouse] Glissez celle-ci dans le trou. Au clavier : allez à elle avec les flèches, appuyez sur Entrée, puis sur une flèche.
       *[finger] Poussez celle-ci dans le trou.
    }
   *[other] Encore une poussée, et l’image est entière.
}
tileburst-welcome = { $n ->
    [1] { $hand ->
        [mouse] Faites glisser la tuile dans le trou.
       *[finger] Faites glisser la tuile dans le trou : elle flotte au-dessus de votre doigt.
    }
   *[other] Et la suivante à côté : une ligne pleine d’une seule couleur éclate.
}
mound-welcome = { $n ->
    [1] { $hand ->
        [mouse] Cliquez sur cette brique : elle tombe à côté de sa couleur.
       *[finger] Touchez cette brique : elle tombe à côté de sa couleur.
    }
   *[other] Trois d’une couleur qui se touchent disparaissent. Maintenant l’autre couleur !
}
