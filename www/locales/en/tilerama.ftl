# English. Tilerama: sentences used during play.

params-own = Small board
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
board-classic-a = Loops
board-classic-b = Sliding
board-classic-c = Side doors
board-classic-d = Four doors
board-rim = Rim
board-moebius = Möbius
board-twist = Spiral
board-diagonal = Diagonal
board-atom-a = Two rings
board-atom-b = Three rings
board-atom-c = Small rings
board-atom-d = Crossing
board-atom-e = Rings, gaps
board-cross = Cross
board-donut = Donut
board-diamond = Diamond
board-compound-a = One pair
board-compound-b = Pieces
board-compound-c = Big piece
board-picture = Pictures
board-picture-sunset = Sunset
board-picture-mountains = Mountains
board-picture-sailboat = Sailboat
board-picture-fish = Fish
board-picture-flower = Flower
board-picture-balloon = Balloon
board-stripes = Stripes
board-quarters = Quarters
board-checker = Checkers
board-window = Window
board-escape = Escape
move-tilerama = push row { $row }, column { $column } { $b ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}
hint-tilerama = Hint: { $piece ->
    [none] { move-tilerama }
   *[other] push the { $piece } { $b ->
        [up] up
        [right] to the right
        [down] down
       *[left] to the left
    }
}.
loss-tilerama = { $n ->
    [one] at least one push shorter
   *[other] at least { $n } pushes shorter
}
lost-tilerama = after which the board could still be solved
tilerama-why = { $count ->
    [one] It solves the board.
   *[other] This way solves the board in { $count } pushes.
}
game-tilerama = Tilerama
about-tilerama = Push tiles and rows until the board matches the small picture.
how-tilerama = Drag a tile: it pushes the others along.{ $goal ->
    [told] {""}
   *[untold] { " " }Make the board look like the small picture.
}
no-hint-tilerama = No way to the small picture was found. It may be too hard, or there may be none.
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
tilerama-solved = The board is solved.
tilerama-out-of-moves = No moves are left.
tilerama-stuck = Nothing can be pushed.
