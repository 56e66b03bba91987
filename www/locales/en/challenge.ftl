# English. Challenges: sending a result, and playing against one.

challenge = Challenge
challenge-from = { $by } challenges you
challenge-somebody = Another player
# Within a sentence.
challenge-other = the other player
challenge-you = You
challenge-own = Your own challenge
challenge-answer = { $by } has answered you
challenge-to-beat = To beat:
challenge-to-match = To match:
challenge-not-made = { $by } did not make it. Can you?
# A result without the goal of its board, in place of a number.
challenge-missed = not solved
challenge-beat = Beat it
challenge-match = Match it
challenge-watch = Watch
challenge-league = Put into my league
league-full = Your league is full. Send it on or save it, then empty it.
challenge-results = Results
challenge-decides = { $by ->
    [lasting] More stars win. If they are equal, fewer hints win, then the higher score.
    [stars] More stars win. If they are equal, fewer { $unit ->
        [rounds] rounds
       *[moves] moves
    } win.
    [score] The higher score wins.
    [level] The higher level wins.
   *[moves] Fewer moves win, then fewer hints, then less time.
}
challenge-proved = { $n ->
    [one] This result is real: its moves were played again here.
   *[other] These results are real: their moves were played again here.
}
challenge-told = Names, days, times, hints and undo cannot be checked: they are what the players say.
# Facts that the moves do not tell. Those of one's own result need no word for it.
challenge-says = { $isOwn ->
    [true] { $facts }
   *[false] they say: { $facts }
}
challenge-position-help = This game did not start from the beginning: some points may have been there already.
challenge-working = The results are being checked: { $done } of { $of }
challenge-stopped = Stopped before all results were checked.
challenge-moves = { $unit ->
    [rounds] { $n ->
        [one] one round
       *[other] { $n } rounds
    }
   *[moves] { $n ->
        [one] one move
       *[other] { $n } moves
    }
}
challenge-hints = { $n ->
    [0] no hints
    [one] one hint
   *[other] { $n } hints
}
challenge-undone = with undo or another try
challenge-won = won

ghost-ahead = You lead by { $n }
ghost-behind = { $by } leads by { $n }
ghost-even = Level with { $by }
ghost-missed = { $by } did not make it
ghost-goal = { $by } made it in { challenge-moves }
# A lead: "by 2 moves".
lead-by = { $figure ->
    [moves] { $n ->
        [one] one move
       *[other] { $n } moves
    }
    [rounds] { $n ->
        [one] one round
       *[other] { $n } rounds
    }
    [stars] { $n ->
        [one] one star
       *[other] { $n } stars
    }
    [hints] { $n ->
        [one] one hint
       *[other] { $n } hints
    }
    [level] { $n ->
        [one] one level
       *[other] { $n } levels
    }
    [score] { $n ->
        [one] one point
       *[other] { $value } points
    }
   *[other] { $value }
}
ghost-figures = you { $own }, they { $other }
ghost-after = after { challenge-moves }
ghost-at = after { $time }
ghost-told = { $figures }, as they say
ghost-by-moves = { $unit ->
    [rounds] Compare by rounds
   *[moves] Compare by moves
}
ghost-by-time = Compare by time
ghost-board = Show their board

challenge-unreadable = The challenge that this game answers cannot be read. The game goes on without it.
challenge-none = This is not a challenge. Nothing was opened.
challenge-newer = This challenge was made by a newer version of Tilery. Reload the page to update, then open it again.
challenge-text = This challenge is damaged in line { $line }. Nothing was opened.
challenge-too-many = This challenge has more than { $most } results. Nothing was opened.
challenge-too-long-moves = A result of this challenge has more than { $most } moves. Nothing was opened.
challenge-date = This challenge is not true: { $date } is not a day on which it can have been played.
challenge-count = This challenge is not true: the moves of { $by } are not as many as it says.
challenge-times = This challenge is not true: the times of { $by } do not fit the moves.
challenge-empty = There is no result in this challenge.
challenge-move = This challenge is not true: { $move ->
    [0] its game does not exist.
   *[other] move { $move } of { $by } is not possible.
}
challenge-unfinished = This challenge is not true: the game of { $by } did not end there.
challenge-figure = This challenge is not true: { $figure } of { $by } is { $real }, not { $claimed }.
