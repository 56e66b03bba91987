# English. Tileburst: sentences used during play.

game-tileburst = Tileburst
params-classic = Classic
params-full = Full
about-tileburst = Fill lines with one colour, and the grid grows. Get stuck, and it shrinks.
how-tileburst = Drag the tile onto the grid. A full line of one colour bursts.
hint-tileburst = { $a ->
    [swap] Hint: swap the two tiles first.
   *[other] Hint: place the tile { $b ->
        [0] as it came
        [1] turned once
        [2] turned twice
        [3] turned three times
        [m0] mirrored
        [m1] mirrored and turned once
        [m2] mirrored and turned twice
       *[m3] mirrored and turned three times
    } where the outline is: row { $row }, column { $column }.
}
move-tileburst = { $a ->
    [swap] the other tile first
   *[other] at row { $row }, column { $column }
}
tileburst-why-lines = { $count ->
    [one] It bursts
   *[other] In { $count } moves it bursts
} { $lines ->
    [one] a line
   *[other] { $lines } lines
}.
tileburst-why-group = { $count ->
    [one] It makes { $blocks } more blocks shine.
   *[other] In { $count } moves { $blocks } more blocks shine.
}
action-rotate = Turn
action-mirror = Mirror
action-swap = Swap
figure-size = Grid
figure-group = Shine together
value-group = { $value }
figure-factor = Multiplier
value-factor = ×{ $value }
figure-retreat = Won if stuck
value-retreat = +{ $value }
figure-cost = Lost if stuck
value-cost = { $value ->
    [one] one block
   *[other] { $value } blocks
}
tileburst-empty = empty
tileburst-block = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}
tileburst-valid = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}, shining
tileburst-aim = { $fits ->
    [yes] The tile fits here{ $points ->
        [0] {""}
       *[other] , lines for { $points } points
    }{ $blocks ->
        [0] {""}
       *[other] , { $blocks } blocks begin to shine
    }. Press again to place it.
   *[no] The tile does not fit here.
}
tileburst-current = Tile to place: { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}, { $cells ->
    [one] one block
   *[other] { $cells } blocks
}, rows { $rows }. Press to turn it.
tileburst-next = Next tile: { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}, { $cells ->
    [one] one block
   *[other] { $cells } blocks
}, rows { $rows }. Press to swap.
tileburst-outside = The tile would lie outside the grid.
tileburst-taken = There is a block already.
tileburst-stuck = Neither tile fits on the smallest grid any more.
tileburst-swapped = Swapped.
tileburst-placed = Placed in row { $row }, column { $column }.
tileburst-cleared = { $count ->
    [one] A line burst
   *[other] { $count } lines burst
}: { $points } points.
tileburst-grew = The grid grows to { $size } by { $size }.
tileburst-validated = { $blocks } blocks would count now.{ $worth ->
    [0] {""}
   *[other] {" "}If you are stuck, they bring { $worth } points.
}
tileburst-retreated = Neither tile fits: you are stuck. { $blocks ->
    [0] No block counts.
   *[other] { $blocks } blocks bring { $points } points.
}
tileburst-shrank = The border falls{ $blocks ->
    [0] {""}
   *[other] , and { $blocks } blocks with it
}. The grid is { $size } by { $size }.
tileburst-score = Score { $score }.
