# English. The home: what there is to be played.

continue = Continue
today = Today, { $date }
today-done = done
today-begun = begun
calendar = Calendar
calendar-streak = { $n ->
    [one] one day in a row
   *[other] { $n } days in a row
}
home-games = Games
home-moves = { $n ->
    [one] one move
   *[other] { $n } moves
}
home-levels = levels done: { $n }
editor-open = Open the studio
