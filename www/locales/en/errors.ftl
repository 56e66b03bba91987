# English. The errors of the rules, and the findings of the check of a project. Each is one line, because
# programs outside the page read the English ones, too.

text-fault-at = line { $line }, column { $column }: expected { $expected }, found { $found }

## All games

error-quoted = `{ $text }`
error-range = { $what } from { $start } to { $end }
error-count = { $count }
error-end = the end
error-end-of-line = the end of the line
error-control-character = the character U+{ $code }
error-game = a game ({ $games })
error-seed = a seed
error-row = a row
error-column = a column
error-score = a score
error-level = a level
error-no-editor-of-this = an editor's text; this game edits no other
error-move-count = a number of moves
error-sentence-name = the name of a sentence
error-solution = ` | ` and a solution
error-column-count = a number of columns
error-row-count = a number of rows
error-direction = `up`, `right`, `down` or `left`
error-flank = `left` or `right`
error-generator = the generator's state, one to sixteen hexadecimal digits in lower case

## Saves and tables of scores

error-version = a version of the notation
error-another-move = another move than those before
error-no-goal = no goal: this game has none
error-tile-count = a number of tiles
error-line-count = a number of lines
error-level-count = a number of levels
error-brick-count = a number of bricks
error-tilt-goal = `reach`, `tiles` or `survive` and a number
error-tileburst-goal = `burst`, `grow` or `survive` and a number
error-mound-goal = `clear`, or `clear` or `block` and a number
error-most-moves = at most { $most } moves in all
error-moves-that-follow = at most { $most }, the number of moves that follow
error-save-origin = `id` and a game id, or `from` and an indented position
error-indented-position = a position, its lines indented by two spaces
error-hash = a hash of sixteen hexadecimal digits
error-move = a move
error-move-times = a move from 1 to { $most } times
error-allowed-move = a move that the rules allow
error-refused-move = `{ $text }`, refused as move { $number }: { $why }
error-hash-after-moves = the hash of the position after { $count } moves
error-changed-rules = another one: the rules have changed
error-reached-hash = a hash of a position that is reached
error-move-too-many = one beyond the last move

## Template

error-light = `*`, a light, or `.`, a dark cell

## Tilt

error-tilt-field = `cols`, `rows` or `goal`
error-goal = a goal
error-goal-or-none = 0 or a power of two
error-power-of-two = a power of two

## Tilerama

error-board-columns = lines of 2 C + 1 characters, C from 1 to { $most }
error-board-lines = 2 R + 1 lines, R from 1 to { $most }
error-cell-sign = a cell: `#`, `.`, a letter or a digit
error-board-with-tile = a board with a tile
error-no-tile = no tile
error-no-turn-here = `+`, since no cell has two closed sides here
error-turn-claims-edge = a space, since a turn claims this edge
error-joint-of-tiles = a tile on both sides of a joint, or no joint
error-letter-thrice = a letter that stands twice, not three times
error-letter-once = a letter that stands twice, not once
error-joint-or-space = `{ $joint }` or a space
error-jump-or-space = a jump's letter or a space
error-no-border-here = a space, since no border is here
error-point-sign = `+` or `o`
error-objective-size = an objective of { $rows } rows and { $columns } columns
error-sizes = one of { $rows } and { $columns }
error-objective-cell = `.`, `?`, a letter or a digit, as on the board
error-objective-hole = `#`, as on the board
error-corner-sign = a jump's letter, a joint or a space
error-symbol = a symbol: a letter or a digit
error-workshop-columns = a number of columns, such as in `4x4`, or the short name of a shipped board
error-side = a number of rows or columns
error-sides = `rows` or `cols`
error-workshop-edit = tile, space, hole, number, join, unjoin, jump, unjump, turn, unturn, grow, shrink, solve, scramble or name; after goal: tile, space, any, join, unjoin or copy
error-tilerama-field = `scramble` or `limit`
error-short-name = a board's short name, such as `classic-a-x3`, or `own`
error-moves-or-seconds = a number of moves or seconds
error-board-or-objective = the cells, jumps and turns of `{ $board }`, or an objective
error-another-board = another board
error-objective = `;goal=` and the objective
error-board-name = a name: words with single spaces between them, 40 characters at most
error-way-to-objective = pushes that lead to the objective
error-possible-push = a push that is possible

## Tileburst

error-tileburst-field = `pool`
error-pool = `classic` or `full`
error-tileburst-move = `swap` or `place`
error-orientation = one of `0 1 2 3 m0 m1 m2 m3`
error-size = a size
error-corner = a direction
error-fitting-tile = a tile that fits on the grid
error-stuck-tiles = two that fit nowhere
error-tileburst-cell = a cell (`b r g y v` or `.`; a row has { $size })
error-colour = a colour (`b r g y v`)
error-tile-rows = rows of `1` and `0` joined by `+`
error-even-rows = rows of one length
error-tile-too-large = a tile of at most 6 cells
error-tile-size = a tile of 1 to 6 cells
error-tile-in-pieces = a tile in one piece
error-tile-box = a box without an empty row or column

## Mound

error-mound-move = `drop`, `lift`, `throw` or `knock`
error-mound-type = `classic`, `knockout` or `mixed`
error-mound-field = `type`, `min`, `max` or `q`
error-levels-fixed = 5, since the number of colours never changes
error-levels-per-colour = 3, 5 or 10 levels per colour
error-colour-count = a number of colours
error-block-count = a number of blocks
error-mound = a mound
error-empty-board = an empty board
error-mound-with-room = a mound that leaves a cell free
error-covered-board = a covered board
error-settled-board = a settled board
error-floating-brick = a brick with a gap below it
error-board-without-blocks = a board without blocks
error-brick-of-block = a brick of a block
error-brick-or-none = a brick from `a` to `{ $last }`, or `.`
error-brick = a brick from `a` to `{ $last }`

## TileCode

error-project-size = a project of at most a million letters
error-longer-text = a longer text
error-project-version = version { $version } of the project's text or an older one, which is what this program reads
error-shipped-game = a shipped game ({ $games })
error-text-supplied = a game whose text has been loaded (that of { $game } has not)
error-buttons = `.`, some of the letters `LURDA` in that order, or `tap` and a tile such as `r3c4`
error-sound-project = a project that can run
error-project-fault = a fault: { $fault }
error-round-count = a number of rounds
error-outcome = `won` or `lost`
error-background-letter = the letter of a background
error-sprite-name = the name of a sprite
error-most-sprites = at most 16384 sprites
error-heading = `left`, `up`, `right`, `down` or `resting`
error-facing = where it looks, if its kind shows that and it does not move there
error-changed-tiles = tiles, since only in a first round all of them count as changed

## TileCode’s studio

error-kind-name = the name of a background, sprite or group
error-rule-number = the number of a rule
error-level-number = the number of a level
error-new-place = its new place
error-edit = an edit
error-edit-word = one of { $words }
error-single-edit = a single edit
error-milliseconds = a number of milliseconds
error-level-edit = `add` or the number of a level
error-test-edit = `add` or the number of a test
error-rule-edit = `add`, `add-text` or the number of a rule
error-json-text = a text in quotation marks that ends, without line breaks
error-character = a character
error-json-escape = one of `"\/bfnrtu`
error-hex-digits = four hexadecimal digits
error-rounds-and-hashes = { $rounds } rounds, { $hashes } entries
error-hash-each-round = an entry of `changes` for each round
error-most-rounds = at most 10000 rounds
error-round-hashes = a hash, four hexadecimal digits, or a dot, for each round
error-test-line = `level`, `tiles`, `backgrounds`, `sprites`, `counts`, `says`, `chance`, `round`, `score`, `counters`, `ground`, `sprite`, `blocked`, `play` or `changes`
error-test-kind = a kind, `a` to `p`
error-test-names = names, as many as a game can have
error-test-tiles = a tile or a rectangle, such as `r3c4` or `r3c4-r5c9`
error-test-heading = a heading, `u`, `r`, `d`, `l` or a dot
error-most-rows = at most 127 rows
error-one-test = one `test`
error-no-field = no field: there is nothing to choose
error-letter = a letter
error-picture-name = a picture of the gallery, or `pixels`
error-on-or-off = `on` or `off`
error-event-name = an event
error-kind-sort = `background` or `sprite`
error-pixel-digits = 256 hexadecimal digits in lower case
error-frame-number = the number of a picture, from 1
error-time-name = rounds or turns
error-machine-name = own, original or published
error-style-word = turn, flip, four, walk, hop, or sound: and a sound
error-what-to-do = what to do with it
error-what-to-do-there = what to do on it
error-shift-rows = rows to shift by
error-shift-columns = columns to shift by
error-view-name = a view
error-tile-name = a tile
error-term = `+`, `~` or `-` and a name, or an arrow
error-command = a command

## Findings of the check of a project

error-unreadable-line = This line makes no sense here.
error-second-title = The game has a title already.
error-second-pace = The game has a pace already.
error-pace-range = The pace is a number of milliseconds from 50 to 2000.
error-second-time = The game says already what time does.
error-unknown-time = Time goes by rounds or by turns.
error-second-machine = The game says already which machine plays it.
error-unknown-machine = A machine is original or published.
error-second-rooms = The game says already that its levels are rooms.
error-rooms-range = Rooms have from 1 to 64 columns.
error-no-rooms = `{ $command }` leads from room to room: the game needs a line `rooms` with the number of columns.
error-no-other = `also` needs another sprite here: give the tile a yellow dot (~) with sprites only.
error-room-columns = a number of columns from 0 to 64
error-other-room = the number of another room that was left, in order
error-bad-name = `{ $name }` cannot be a name: begin with a letter, then letters, digits, - and _, at most 24.
error-name-taken = Something else is called `{ $name }` already.
error-bad-letter = `{ $letter }` cannot be its letter: take one character.
error-letter-taken = The letter `{ $letter }` is taken already.
error-unknown-picture = There is no picture called `{ $name }` in the gallery.
error-pixel-rows = A picture has sixteen rows of sixteen digits, each from 0 to 9 or a to f.
error-too-many-frames = A background or sprite has at most four pictures.
error-four-frames = To face four ways takes four pictures: down, left, up and right.
error-unknown-style = `{ $word }` cannot stand here: a sprite can turn or flip or face four ways, walk and hop, and everything can have one sound.
error-too-many-sprites = There can be at most { $most } sprites.
error-too-many-backgrounds = There can be at most { $most } backgrounds.
error-too-many-levels = There can be at most { $most } levels.
error-too-many-rules = There can be at most { $most } rules.
error-too-many-level-sprites = There can be at most { $most } sprites in a level.
error-no-background = The game needs a background.
error-no-level = The game needs a level.
error-no-map = This level needs a map.
error-second-map = This level has a map already.
error-map-size = A map has from 1 to 127 rows and columns.
error-row-length = This row should be { $expected } long, like the first one, but it is { $found } long.
error-row-number = There should be { $expected } rows, as many as in the map, but there are { $found }.
error-unknown-letter = Nothing has the letter `{ $letter }`.
error-unknown-event = `{ $word }` is no event: write press:left (or right, up, down, a, b), change, smash:left (or right, up, down), tap, every:8 (or another number of rounds up to 1000) or never.
error-unknown-view = `{ $word }` is no view: write flip-h, flip-v, rot-cw, rot-180, rot-ccw or all-four, or off.
error-unknown-place = `{ $word }` is no tile: write NW, N, NE, W, C, E, SW, S or SE, or game for counters.
error-unknown-row = `{ $word }` is no row: write C, N, E, S, W, NE, SE, SW, NW or game.
error-unknown-term = `{ $word }` needs a +, ~ or - and a name, or an @ and a direction.
error-unknown-command = `{ $word }` is no command.
error-unknown-kind = Nothing is called `{ $name }`.
error-no-such-background = No background is called `{ $name }`.
error-no-such-sprite = No sprite is called `{ $name }`.
error-second-when = This rule has a line for tile { $place } already.
error-second-do = This rule has a line of commands for { $row } already.
error-second-arrow = A tile can have only one arrow.
error-arrow-without-sprite = An arrow needs a sprite with a green check (+) on its tile.
error-two-marks = `{ $name }` is on this tile twice: keep one of +, ~ and -.
error-empty-dot = The tile with the red dot needs a green check (+) that says what is hit.
error-mixed-dot = The tile with the red dot can have sprites or backgrounds with a green check (+), but not both.
error-too-many-commands = A row has at most four commands.
error-only-game = In the row `game` there can only be commands of the game, such as score and win.
error-never-only-game = A rule that says never can only give commands of the game, such as score and win.
error-no-witness = `{ $command }` needs a sprite here: give the tile a green check (+) with sprites only.
error-stop-outside-smash = Only a smash rule can stop a sprite.
error-move-in-smash = A smash rule can only move a sprite that it has just created.
error-centre-background = The middle is about a sprite: give `{ $name }` a yellow dot (~) instead of a green check (+).
error-no-centre = This rule never runs: its middle needs a sprite with a green check (+).
error-not-there = This rule never runs: `{ $name }` is in no level, and no rule creates it.
error-impossible-tile = This rule never runs: tile { $place } cannot look like this.
error-ahead-of-dot = This rule never runs: what moves the same way as the sprite in the middle is not hit by it.
error-never-settles = This rule goes on in every round, so no turn ends by itself.
error-unreadable-test = This test cannot be read any more.
error-equal-rule = This rule is the same as the one in line { $line }.
error-shadowed-rule = This rule does not run in a round in which the press rule of line { $line } does: who holds the button gets past it.
error-no-exit = There is no level { $level }: this way out leads nowhere.
error-too-many-counters = There can be at most { $most } counters.
error-too-many-messages = There can be at most { $most } messages.
error-too-many-groups = There can be at most { $most } groups.
error-group-circle = `{ $name }` is in itself: a group names kinds, and groups that do not name it.
error-group-nothing-left = Nothing of the group `{ $name }` can be on this tile.
error-group-empty = Nothing is in the group `{ $name }`.
error-group-unused = No rule names the group `{ $name }`, so it does nothing yet.
error-counter-start = A counter begins with a whole number from -999 to 999.
error-too-many-comparisons = A rule compares at most eight counters.
error-unknown-comparison = `{ $word }` is no comparison: write a counter, then >=, <= or =, then a number, such as keys>=3.
error-unknown-counter = No counter is called `{ $name }`.
error-unknown-message = No message is called `{ $name }`.
error-declared-name = the name of a counter or a message
error-counter-start-number = what the counter begins with
error-comparison = a counter, `>=`, `<=` or `=`, and a number
error-counter-number = what the counter counts
error-message-name = the name of a message, each once

## Games of PuzzleScript

error-puzzlescript-sections = the sections of a game of PuzzleScript, with headings such as OBJECTS and LEVELS
error-puzzlescript-nothing = nothing
error-puzzlescript-object = an object, its name and its colours
error-puzzlescript-fewer-objects = at most 128 objects
error-puzzlescript-most-objects = more of them
error-puzzlescript-name = the name of an object
error-puzzlescript-legend = a name, `=` and the names of objects, joined by `and` or by `or`
error-puzzlescript-layer = a collision layer for each object
error-puzzlescript-player = a player of one object, or of two
error-puzzlescript-glyph = a letter of one object, or of several joined by `and`
error-puzzlescript-level = a level of at most 127 by 127 tiles
error-puzzlescript-most-bytes = a text of at most 256 kilobytes
error-puzzlescript-longer = a longer one
error-puzzlescript-fewer-kinds = at most sixteen backgrounds and sixteen kinds of sprites
error-puzzlescript-kinds = a game that needs more
error-puzzlescript-unread = This line cannot be read.
error-puzzlescript-unknown = There is no object { $name }.
error-puzzlescript-which = Which { $name } is meant on the right cannot be told from the left.
error-puzzlescript-sound = Sounds are left out.
error-puzzlescript-look = This setting is left out. The rules stay the same.
error-puzzlescript-setting = This setting changes how turns are played, and is left out.
error-puzzlescript-message = This message is left out: only the one before a level is shown, as the level's name.
error-puzzlescript-rigid = Rigid rules are left out.
error-puzzlescript-chance = Rules with chance are left out.
error-puzzlescript-groups = Rules about two places at once are left out.
error-puzzlescript-far = Rules that look along a line are left out.
error-puzzlescript-long = Rules about more than three tiles are left out.
error-puzzlescript-direction = Something here moves another way than the pressed button, which is left out.
error-puzzlescript-order = Several matches of this rule could get in each other's way, so the order would matter.
error-puzzlescript-endless = These rules might never come to an end.
error-puzzlescript-middle = This rule has no sprite in its middle.
error-puzzlescript-crowded = This rule asks too much of one tile.
error-puzzlescript-command = The command { $command } is left out here.
error-puzzlescript-goal = This goal asks too much of one tile.
error-puzzlescript-no-room = There is no room for this object: a project has sixteen backgrounds and sixteen kinds of sprites.
error-puzzlescript-taken = This name is taken: the earlier line counts.
error-puzzlescript-cut = This message is cut off after 80 letters: it is the name of its level.
error-puzzlescript-alike = For lack of room, this object looks like { $name }. It plays alike.
error-puzzlescript-hidden = For lack of room, this object is not shown. It matters only to the eye.
error-puzzlescript-dropped = This rule makes { $name }, for which there is no room.
error-puzzlescript-large = This level is too large, or one too many.
error-puzzlescript-rounds = A turn may take more than 60 rounds, and is cut short then.

## The original TileCode
error-original-size = a text of at most a megabyte
error-original-carrier = the store of a browser in which TileCode was played, or what its Export prints
error-original-nothing = nothing
error-original-value = { $key }, a value of the game
error-original-count = { $key }: 4 or 8 kinds
error-original-number = { $key }: a number
error-original-base64 = { $key }: bytes in base64
error-original-letter = another letter at place { $n }
error-original-hex = { $key }: pairs of hexadecimal digits up to a back quote
error-original-odd = half a pair
error-original-call = a call that writes a text, a number or bytes under a name
error-original-picture = { $key }: a picture of 16x16 pixels
error-original-map = { $key }: a map of at most 127 by 127 tiles of the game’s kinds
error-original-same-map = { $key }: as many rows and columns as in WBackM
error-original-other-map = other ones
error-original-tile = kind { $kind } in row { $row }, column { $column }
error-original-rule = { $key }: a rule
error-original-byte = `{ $byte }` as byte { $n }
error-original-cut = its end after { $n } bytes
error-original-rules = at most 256 rules
error-original-rules-found = { $count }, smash rules for any direction taken apart
error-original-unread = This game cannot be read: at column { $column } expected { $expected }, found { $found }.
error-original-high = The high score there is { $score }. Scores here begin anew.
error-original-idle = This rule never runs, since nothing is said of the tile that is to be entered.
error-original-corner = Commands on a corner of a rule are left out.
error-original-move = A command to stop in a rule that is not about smash, or to move in one that is, is left out.

## Writing for the original TileCode
error-export-kinds = It has more than four backgrounds, or more than four kinds of sprites.
error-export-levels = It has more than one level.
error-export-counters = It has counters.
error-export-turns = Its time goes by turns.
error-export-shared = Sprites share a tile of its map.
error-export-event = A rule is about a touch, about the button B, or about every few rounds.
error-export-corners = A rule commands a tile at a corner of its middle.
error-export-views = A rule has other views than one flip, one quarter turn or all three turns.
error-export-commands = A rule has more than four commands for one tile, those of the game included.
error-export-arrow = A smash rule asks where the sprite in its middle came from.
error-export-score = A rule scores another number than 10.
error-export-command = A rule shows a message, plays a sound, adds to a counter, restarts, or goes to a level.

## Games and levels of other tools
error-bring-known = a game of PuzzleScript or of the original TileCode, or Sokoban levels
error-bring-other = something else

## Sokoban
error-sokoban-size = a text of at most a megabyte
error-sokoban-level = a level that can be played, of the characters # @ $ and .
error-sokoban-nothing = none
error-sokoban-tag = the end of a tag
error-sokoban-large = This level is larger than { $most } by { $most } tiles.
error-sokoban-tile = This level has a tile { $tile }, which means nothing.
error-sokoban-players = A level has one player, and this one has { $count }.
error-sokoban-crates = There are not as many crates as spots: { $crates } to { $spots }.
