# English. Mound: sentences used during play.

game-mound = Mound
about-mound = Clear the mound by pushing in bricks from its four sides.
how-mound = { $hand ->
    [mouse] Click
   *[finger] Tap
} a brick at the edge: it flies in. Three of one colour that touch vanish as a block.
move-mound = { $a ->
    [drop] drop a brick into column { $b }
    [lift] lift column { $b }
    [throw] throw from the { $b ->
        [left] left
       *[right] right
    } in row { $c }
   *[knock] knock from the { $b ->
        [left] left
       *[right] right
    } in row { $c }
}
hint-mound = Hint: { move-mound }.
loss-mound = { $n ->
    [one] saving about one brick
   *[other] saving about { $n } bricks
}
lost-mound = which does not lose the game
mound-why-clears = { $count ->
    [one] It clears the mound.
   *[other] The mound can be cleared in { $count } moves.
}
mound-why-blocks = { $count ->
    [one] It takes { $bricks } bricks off the board.
   *[other] In { $count } moves it takes { $bricks } bricks off the board.
}
params-classic-n-n-n = { $span ->
    [none] Classic
    [fixed] Classic, { $n1 } colours
   *[range] Classic, { $n1 } to { $n2 } colours (+1 every { $n3 } levels)
}
params-knockout-n-n-n = { $span ->
    [none] Knockout
    [fixed] Knockout, { $n1 } colours
   *[range] Knockout, { $n1 } to { $n2 } colours (+1 every { $n3 } levels)
}
params-mixed-n-n-n = { $span ->
    [none] Mixed
    [fixed] Mixed, { $n1 } colours
   *[range] Mixed, { $n1 } to { $n2 } colours (+1 every { $n3 } levels)
}
figure-blocks = Blocks
figure-bonus = Bonus
value-bonus = { $value ->
    [0] –
   *[other] +{ $value }
}
mound-colour = { $colour ->
    [a] red
    [b] blue
    [c] yellow
    [d] green
    [e] pink
    [f] white
    [g] violet
    [h] turquoise
    [i] orange
   *[j] grey
}
mound-second = { $second ->
    [a] red
    [b] blue
    [c] yellow
    [d] green
    [e] pink
    [f] white
    [g] violet
    [h] turquoise
    [i] orange
   *[j] grey
}
mound-third = { $third ->
    [a] red
    [b] blue
    [c] yellow
    [d] green
    [e] pink
    [f] white
    [g] violet
    [h] turquoise
    [i] orange
   *[j] grey
}
mound-side = { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}
mound-empty = empty
mound-brick = { mound-colour }
mound-line = { mound-colour }, { $line ->
    [inner] inner line
   *[outer] outer line
} { mound-side } { $number }: { $move ->
    [drop] drop
    [lift] lift
    [throw] throw
   *[knock] knock
}
mound-next = Next bricks: { mound-colour }, { mound-second }, { mound-third }. Take back the last move of this level
mound-dropped = { mound-colour } dropped to row { $row }, column { $column }.
mound-lifted = { mound-colour } lifted column { $column }.
mound-thrown = { mound-colour } came to rest in row { $row }, column { $column }.
mound-knocked = { $pushed ->
    [0] { mound-colour } came to rest in row { $row }, column { $column }.
    [one] { mound-colour } pushed one brick and rests in row { $row }, column { $column }.
   *[other] { mound-colour } pushed { $pushed } bricks and rests in row { $row }, column { $column }.
}
mound-block = Block of { $size }, { mound-colour }: { $points ->
    [one] one point
   *[other] { $points } points
}.
mound-score = Score { $score }.
mound-level = The level is cleared with { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}{ $bonus ->
    [0] {""}
   *[other] : bonus { $bonus }
}. Level { $level }: { $bricks } bricks in { $colours } colours.
mound-over = The game is over.
mound-no-throws = Bricks from the sides knock in this game.
mound-no-knocks = Bricks from the sides are thrown in this game.
mound-column-full = Column { $number } is full.
mound-entry-taken = A brick stands right at the entrance.
mound-no-room = These bricks reach the far wall and cannot be pushed.
mound-level-begins = This level has only just begun: there is nothing to take back. Undo goes back further.
mound-used-up = All 64 blocks of this level are used.
mound-covered = Every cell is covered.
