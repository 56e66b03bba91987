# English. The home.

continue = Continue
today = Today, { $date }
today-done = done
today-begun = begun
today-gentle = An easy puzzle. The same for everyone.
today-fair = A medium puzzle. The same for everyone.
today-hard = A hard puzzle. The same for everyone.
today-picture = A picture to put together. The same for everyone.
today-easier = An easy one first
today-look = See the result
today-again = Try again
today-lost = Not solved.
today-watched = Solution watched.
today-tomorrow = Tomorrow: { $game }
calendar = Calendar
calendar-streak = { $n ->
    [one] one day in a row
   *[other] { $n } days in a row
}
home-games = Games
home-puzzle = Puzzle 1 of { $of }
home-small = Small games
home-moves = { $n ->
    [one] one move
   *[other] { $n } moves
}
home-level = Level { $n } of { $of }
home-levels-done = ★ All levels done
home-made = Made in the studio: play and change them
editor-open = Open the studio
made-bee = Busy Bee
made-bee-about = Visit every bud once: behind the bee it is a flower, and stays one.
made-fish = Slippery Fish
made-fish-about = Slide over the ice and take every fish.
