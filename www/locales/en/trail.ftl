# English. The trails of games, and the assignments on them.

trail-of = { $game }: puzzles
trail-play = Play puzzle { $n }
trail-next = Puzzle { $n } of { $of }
next-earlier = Now puzzle { $n }, which you have not solved yet.
trail-shut = { $count ->
    [one] Solve one more puzzle of this chapter to open it.
   *[other] Solve { $count } more puzzles of this chapter to open it.
}
trail-done = Every puzzle here is solved.
trail-stars = { $count } of { $of } stars
trail-stop = Puzzle { $n }{ $state ->
    [shut] , opens when puzzles before it are solved
    [solved] , { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
   *[open] {""}
}
own-puzzles = From your own games
own-puzzles-later = You have found them all. They are asked again from { $day } on.
own-puzzles-play = { $count ->
    [one] Find the better move
   *[other] Find { $count } better moves
}
aim-moves = { $unit ->
    [presses] { $moves ->
        [one] 1 press
       *[other] { $moves } presses
    }
   *[moves] { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
}
aim-moves-of = { $moves } of { $most } { $unit ->
    [presses] presses
   *[moves] moves
}
aim-par = { $proven ->
    [true] Minimum: { $par }
   *[false] Record: { $par }
}
stars-left = { $count ->
    [one] One star can be earned
   *[other] { $count } stars can be earned
}
coming-help = The tiles that come next.
coming = Next
trail-of-day = Puzzle of the day
