# English. The calendar of days.

streak = Days in a row
streak-days = { $n ->
    [one] day in a row
   *[other] days in a row
}
streak-none = Finish one of today’s games to start a row of days. You may miss one day a week.
streak-today = Today counts for your days in a row.
streak-open = Finish one of today’s games to go on. You may miss one day a week.
streak-forgiven = The day you missed this week is forgiven.
month-before = The month before
month-after = The month after
day-label = { $day }, { $count ->
    [0] nothing played
    [one] one played
   *[other] { $count } played
}{ $late ->
    [0] {""}
   *[other] , { $late } of them later
}
day-begun = { $day }, { $count ->
    [one] one begun
   *[other] { $count } begun
}
day-unplayed = not played
day-won = won
day-lost = not solved
day-late = { $n ->
    [one] begun a day later
   *[other] begun { $n } days later
}
day-late-help = You can play these now. They are marked as played later, and do not count for your days in a row.
day-part = { $game }: { $part ->
    [deal] whole game
   *[puzzle] puzzle
}
day-watched = solution watched
day-parts = Each game has a whole game and a puzzle for this day, the same for everyone. One of them is enough for your days in a row.
