# English. Tilerama: sentences used during play.

params-own = Drawn board
deal-colours = { $n } colours
deal-steps = { $n ->
    [one] one move
   *[other] { $n } moves
} from solved
deal-moves = at most { $n ->
    [one] one move
   *[other] { $n } moves
}
deal-seconds = { $n ->
    [one] one second
   *[other] { $n } seconds
}
deal-blind = blind
board-word = { $word ->
    [moebius] Möbius
   *[other] {""}
}
move-tilerama = push row { $row }, column { $column } { $b ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}
hint-tilerama = Hint: { move-tilerama }.
loss-tilerama = { $n ->
    [one] at least one push shorter
   *[other] at least { $n } pushes shorter
}
lost-tilerama = after which the objective could still be reached
tilerama-why = { $count ->
    [one] It completes the objective.
   *[other] The objective is { $count } pushes away on this way.
}
game-tilerama = Tilerama
about-tilerama = Push tiles and rows until the board matches the small picture.
how-tilerama = Drag a tile: it pushes the others along. Make the board look like the small picture.
no-hint-tilerama = No way to the objective was found. It may be too far, or there may be none.
figure-par = Par
figure-difficulty = Difficulty
figure-over = Moves over par
figure-slides = Slides
tilerama-tile = { $tile }{ $goal ->
    [any] {""}
    [empty] , to be empty
   *[other] , to be { $goal }
}
tilerama-piece = { $tile }, in a piece of { $size }{ $goal ->
    [any] {""}
    [empty] , to be empty
   *[other] , to be { $goal }
}
tilerama-empty = empty{ $goal ->
    [any] {""}
    [empty] , as it is to be
   *[other] , to be { $goal }
}
tilerama-pushed = { $tile } goes { $dir ->
    [up] up
    [right] right
    [down] down
   *[left] left
} to row { $row }, column { $column }{ $count ->
    [one] .
   *[other] ; { $count } tiles move.
}
tilerama-blocked = Blocked in row { $row }, column { $column }, { $side ->
    [up] at the top
    [right] on the right
    [down] at the bottom
   *[left] on the left
}.
tilerama-collision = Two tiles would collide in row { $row }, column { $column }.
tilerama-multi-direction = The tile in row { $row }, column { $column } would go in two directions.
tilerama-nothing = That moves nothing: the jump leads back to the same cell.
tilerama-no-tile = No tile stands in row { $row }, column { $column }.
tilerama-is-over = The game is over. Take a move back to go on.
tilerama-solved = The objective is reached.
tilerama-out-of-moves = No moves are left.
tilerama-stuck = Nothing can be pushed.
