# English. The home: what there is to be played.

continue = Continue
today = Today, { $date }
today-done = done
today-begun = begun
home-games = Games
home-moves = { $n ->
    [one] one move
   *[other] { $n } moves
}
editor-open = Open the studio
