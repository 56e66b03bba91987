# English. The panels beside the board: results, looking back, autoplay.

stop = Stop
pause = Pause
play-on = Play

## The game is over

over-won = You won
over-lasted = You made it to the end
moment-level = Level { $level } done
next-level = Next level
skip-done = A new game begins with this level, and its score with 0. The other one waits behind Undo.
skip-closed = That level is still closed: win one of the { $count } open ones first.
keep-going = Keep going
new-best = New best!
over-choose = Options
next-board = Next puzzle
now-you = Try it yourself
another-like-this = Another like this
easier = Easier
solves = Solves
inspection = { $left } s
dnf = DNF
harder = Harder
stars = { $count ->
    [one] One star of three
   *[other] { $count } stars of three
}
over-more = More
over-streak = { $n ->
    [one] One day in a row
   *[other] { $n } days in a row
}{ $lost ->
    [true] { "" }. It counts even if you lose.
   *[other] { "" }
}
over-solved = { $hints ->
    [0] { $how ->
        [proven] Solved in { over-count }: it cannot be done in fewer.
        [least] Solved in { over-count }: nobody knows a shorter way.
        [apart] Solved in { over-count }.
       *[more] Solved in { over-count }. It can be done in { $par }.
    }
   *[other] Solved in { over-count } with { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }.{ $how ->
        [more] { " " }It can be done in { $par }.
       *[least] { "" }
    }
}
over-count = { $unit ->
    [presses] { $moves ->
        [one] one press
       *[other] { $moves } presses
    }
   *[moves] { $moves }
}
over-uncounted = Solved in { $moves }, but it does not count: you looked for too long, or had given up (DNF).
stars-hints = Each hint costs a star, but one star always stays.
over-lost = Game over
over-lost-why = Game over. { $why }
over-lost-aim = You lost: { $why ->
    [moves] your moves are used up.
    [lasting] you got stuck too early.
   *[goal] the goal cannot be reached any more.
}
lost = You lost
# In a text that is sent.
lost-told = Not solved
over-guest = Somebody’s result
over-replay = Replay
guest-help = We played its moves again to check it. It does not count in your tables.
replay-help = It is in its table already.
watch = Watch
own-game = Back to your game
stopped-there = The player stopped here.
rank = { $rank ->
    [1] The best result yet on { $params }!
   *[other] Place { $rank } on { $params }
}
rank-shared = As good as the best result on { $params }
rank-first = The first result on { $params }
rank-hinted = Place { $rank } on { $params }, behind results without hints
rank-none = Not among the eight best on { $params } this time
rank-before = You had a better result in this same game already
not-entered-guest = You only looked at it, so it does not count in your scores.
not-entered-foreign = It was finished elsewhere, so it does not count in your scores.
not-entered-position = It began in the middle, so it does not count.
not-entered-autoplay = Autoplay helped, so it does not count in your scores.
not-entered-coached = The coach helped, so it does not count in your scores.
not-entered-empty = You made no move, so it does not count in your scores.
not-entered-lost = You did not win, so it does not count in your scores.
not-entered-zero = You made no points, so it does not count in your scores.
look-back = Review
rating = Rating the moves: { $done } of { $length }
rating-longer = { $length ->
    [one] Checking doubtful moves again: { $done } of one move
   *[other] Checking doubtful moves again: { $done } of { $length } moves
}
rating-fault = The moves could not be rated: something could not be loaded. Try again with a connection.
rated = Move { $n }, { $move }: { $grade ->
    [best] the best there was.
    [good] as good as the best.
    [inaccuracy] an inaccuracy. Better: { $best }{ $loss ->
        [none] .
       *[other] , { $loss }.
    }
    [mistake] a mistake. Better: { $best }{ $loss ->
        [none] .
       *[other] , { $loss }.
    }
   *[blunder] a blunder. Better: { $best }{ $loss ->
        [none] .
       *[other] , { $loss }.
    }
}
rated-hopeless = Move { $n }, { $move }: it could not be won any more.
rated-soon = Move { $n }, { $move }: it looks like a mistake, and is checked again.
rated-not = Move { $n }, { $move }: it was not rated.
all-moves = All
rated-all = { $rated } of { $length } moves were rated: { $best } good, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }{ $hopeless ->
    [0] {""}
   *[other] , and { $hopeless } when all was lost
}.
chart-means = expected result
turning-points = Turning points
turning-point = { $n } { $grade ->
    [inaccuracy] ?!
    [mistake] ?
   *[blunder] ??
}
turning-point-label = Move { $n }: { $grade ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
take-back = Take it back
coach-fault = The coach could not be loaded. Check the connection.
play-out = Play it out
played-out = How it could have gone on: { $count ->
    [one] one move
   *[other] { $count } moves
} on from there.
back-to-game = Back to the game
try-from-here = Try from here
other-better = Another move was better: { $moves }.
learn-from = { $count ->
    [one] A puzzle from this game
   *[other] { $count } puzzles from this game
}
branched = This is a new game now: the finished one stays as it was.
no-rating = These moves cannot be rated.
move-number = Move

## Autoplay

autoplay-speed = Speed
solution-at = { $unit ->
    [rounds] Round
   *[moves] Move
} { $at } of { $length }
step-back = One move back
step-on = One move on
pace = { $pace } moves/s
pace-fastest = fastest
over-shown = { $what ->
    [solution] You watched the solution.
   *[autoplay] The page played the last moves.
}
first-next = Next puzzle
first-play = Play a full game
first-done = Well done! The rest comes step by step.

over-beat = You beat { $by } by { $n }.
over-missed = { $by } stays ahead by { $n }.
over-level = You are level with { $by }.
over-alone = You reached the goal, but { $by } did not.
over-not-there = { $by } reached the goal, but you did not.
over-neither = Neither you nor { $by } reached the goal.
over-parting = You played differently from { $unit ->
    [rounds] round
   *[moves] move
} { $n } on.
over-answer = Send your result

## Before a solution is shown

solution-ask = Show the solution?
solution-costs = { $what ->
    [day] You then get no stars for this day, and it does not count for your days in a row.
    [aim] You then get no stars until you solve it yourself.
   *[autoplay] Then the result does not count.
}
solution-show = Show it
solution-not = Keep trying
