# English. Workshop: sentences used during play.

game-workshop = Workshop
about-workshop = Boards of your own for Tilerama.
how-workshop = Choose a tool and draw. Then set the objective, scramble, and play.
action-check = Check
action-scramble = Scramble
action-objective = Set objective
action-play = Play
figure-faults = Faults
workshop-cell = Row { $row }, column { $column }: { $what ->
    [tile] tile { $tile }
    [space] empty
    [any] anything
   *[hole] outside
}{ $wrong ->
    [yes] , wrong
   *[no] {""}
}
workshop-edge = Row { $row }, column { $column }, { $side ->
    [up] top
    [right] right
    [down] bottom
   *[left] left
}: { $state ->
    [jump] jump { $letter }
    [first] first border of a jump
   *[closed] closed
}{ $wrong ->
    [yes] , wrong
   *[no] {""}
}
workshop-corner = Corner above row { $row }, left of column { $column }: { $turn ->
    [yes] turn
   *[no] none
}{ $wrong ->
    [yes] , wrong
   *[no] {""}
}
workshop-seam = Row { $row }, column { $column }, { $dir ->
    [right] with its right neighbour
   *[down] with its neighbour below
}: { $joined ->
    [yes] joined
   *[no] apart
}{ $wrong ->
    [yes] , wrong
   *[no] {""}
}
workshop-tool = { $tool ->
    [tile] Tiles
    [space] Empty spaces
    [hole] Outside
    [any] Anything will do
    [join] Joints
    [jump] Jumps
    [turn] Turns
    [size] Size
    [goal] Objective
    [number] Symbols in order
   *[more] Other symbols
}{ $chosen ->
    [yes] , chosen
   *[no] {""}
}
workshop-symbol = Tile { $tile }{ $chosen ->
    [yes] , chosen
   *[no] {""}
}
workshop-size = { $grows ->
    [yes] { $side ->
        [up] A row more at the top
        [right] A column more on the right
        [down] A row more at the bottom
       *[left] A column more on the left
    }
   *[no] { $side ->
        [up] A row less at the top
        [right] A column less on the right
        [down] A row less at the bottom
       *[left] A column less on the left
    }
}
workshop-chosen = { $tool ->
    [tile] Tiles: tap a cell or draw over several.
    [space] Empty spaces: tap or draw.
    [hole] Cells outside the board: tap or draw.
    [any] Cells of the objective that do not count: tap or draw.
    [join] Joints: draw from tile to tile, or tap between two.
    [jump] Jumps: tap two borders. Tap a bar to take its pair away.
    [turn] Turns: tap a corner.
    [size] Size: add or take rows and columns.
    [goal] This is the objective. What you draw here has to be reached.
    [start] This is the board that play begins with.
    [number] Each tile gets the next symbol.
   *[symbol] Every tile is { $tile } now.
}
workshop-first-bar = Now tap the other border of the jump.
workshop-done = { $what ->
    [tile] Tile { $tile } in row { $row }, column { $column }
    [space] Empty in row { $row }, column { $column }
    [any] Anything will do in row { $row }, column { $column }
    [hole] Row { $row }, column { $column } is outside
    [join] Joined in row { $row }, column { $column }
    [unjoin] Parted in row { $row }, column { $column }
    [jump] Jump from row { $row }, column { $column }
    [unjump] The jump in row { $row }, column { $column } is gone
    [turn] Turn above row { $row }, left of column { $column }
   *[unturn] The turn above row { $row }, left of column { $column } is gone
}{ $count ->
    [one] .
   *[other] , and so on: { $count } cells.
}
workshop-resized = { $rows } rows, { $columns } columns.
workshop-copied = This pattern is the objective now.
workshop-scrambled = Scrambled by { $count } moves.
workshop-restored = The tiles are where the objective wants them.
workshop-named = Name: { $name }
workshop-sound = Nothing is wrong: the board can be played.
workshop-same = That changes nothing.
workshop-outside = That cell is outside the board.
workshop-miss = { $tool ->
    [join] A joint needs a tile on both sides.
    [jump] A jump needs a border of the board.
   *[turn] A turn needs a corner with two closed sides.
}
workshop-taken = A bar stands there already.
workshop-too-many = There are as many jumps as letters.
workshop-too-large = The board is as large as it can be.
workshop-too-small = The board is as small as it can be.
workshop-no-border = The bar in row { $row }, column { $column } stands on no border of the board.
workshop-claimed = In row { $row }, column { $column }, a turn needs the edge that a bar stands on.
workshop-no-corner = Above row { $row }, left of column { $column }, no cell has two closed sides for a turn.
workshop-no-tiles = There is no tile yet. Draw some.
workshop-no-objective = There is no objective yet. Press “Set objective” to make it this pattern.
workshop-missing = { $tile ->
    [none] The objective wants more empty spaces than there are, in row { $row }, column { $column }.
   *[other] The objective wants more tiles { $tile } than there are, in row { $row }, column { $column }.
}
workshop-shape = The objective has a piece that the board has not, in row { $row }, column { $column }.
workshop-solved = The board looks like the objective already. Scramble it.
workshop-stuck = Nothing can be pushed on this board.
