### Sentences of the studio, fetched with it. Each part keeps to a block of its own.

### core

studio-no-kind = Nothing is called “{ $name }”.
studio-no-background = { $name ->
        [none] The game needs a background first.
       *[other] “{ $name }” is no background.
    }
studio-no-sprite = “{ $name }” is no sprite.
studio-no-level = There is no level { $n }.
studio-no-rule = There is no rule { $n }.
studio-no-test = There is no test { $n }.
studio-no-map = This level has no map.
studio-no-place = There are only { $most } places.
studio-off-map = The map has no row { $row } with a column { $column }.
studio-bad-name = “{ $name }” cannot be a name: begin with a letter, then letters, digits, - and _, at most 24.
studio-name-taken = Something else is called “{ $name }” already.
studio-bad-letter = “{ $letter }” cannot be a letter of maps: take one character, and for sprites no dot.
studio-letter-taken = The letter “{ $letter }” is taken already.
studio-last-background = “{ $name }” has to stay: a game needs a background.
studio-full = { $what ->
        [backgrounds] There can be at most { $most } backgrounds.
        [sprites] There can be at most { $most } kinds of sprites.
        [levels] There can be at most { $most } levels.
        [rules] There can be at most { $most } rules.
        [commands] A row has at most { $most } commands.
        [placed] A level has at most { $most } sprites.
       *[tests] There can be at most { $most } tests.
    }
studio-no-project = This is no project: look at line { $line }, column { $column }.
studio-no-block = This is no part of a map.
studio-no-rule-text = This is not one rule: a rule begins with the word “rule”, and has lines “when” and “do”.
studio-no-test-text = This is not one test.
studio-too-long = The game is too long: its text can have a million letters.
studio-test-unreadable = This test cannot be read any more.

studio-fault-unreadable = This line makes no sense here.
studio-fault-second-title = The game has a title already.
studio-fault-second-pace = The game has a pace already.
studio-fault-pace = The pace is a number of milliseconds from 50 to 2000.
studio-fault-name = “{ $name }” cannot be a name: begin with a letter, then letters, digits, - and _, at most 24.
studio-fault-name-taken = Something else is called “{ $name }” already.
studio-fault-letter = “{ $letter }” cannot be its letter: take one character.
studio-fault-letter-taken = The letter “{ $letter }” is taken already.
studio-fault-unknown-picture = There is no picture called “{ $name }” in the gallery.
studio-fault-pixels = A picture has sixteen rows of sixteen digits, each from 0 to 9 or a to f.
studio-fault-too-many = { $what ->
        [backgrounds] There can be at most { $most } backgrounds.
        [sprites] There can be at most { $most } kinds of sprites.
        [levels] There can be at most { $most } levels.
        [rules] There can be at most { $most } rules.
       *[placed] There can be at most { $most } sprites in a level.
    }
studio-fault-no-background = The game needs a background.
studio-fault-no-level = The game needs a level.
studio-fault-no-map = This level needs a map.
studio-fault-second-map = This level has a map already.
studio-fault-map-size = A map has from 1 to 127 rows and columns.
studio-fault-row-length = This row should be { $expected } long, like the first one, but it is { $found } long.
studio-fault-rows = There should be { $expected } rows, as many as in the map, but there are { $found }.
studio-fault-unknown-letter = Nothing has the letter “{ $letter }”.
studio-fault-unknown-event = “{ $word }” is no event: write press:left (or right, up, down, a), change, smash:left (or right, up, down) or never.
studio-fault-unknown-view = “{ $word }” is no view: write flip-h, flip-v, rot-cw, rot-180, rot-ccw or all-four, or off.
studio-fault-unknown-place = “{ $word }” is no tile: write NW, N, NE, W, C, E, SW, S or SE.
studio-fault-unknown-row = “{ $word }” is no row: write C, N, E, S, W or game.
studio-fault-unknown-term = “{ $word }” needs a +, ~ or - and a name, or an @ and a direction.
studio-fault-unknown-command = “{ $word }” is no command.
studio-fault-unknown-kind = Nothing is called “{ $name }”.
studio-fault-no-such-background = No background is called “{ $name }”.
studio-fault-no-such-sprite = No sprite is called “{ $name }”.
studio-fault-second-when = This rule has a line for tile { $place } already.
studio-fault-second-do = This rule has a line of commands for { $row } already.
studio-fault-second-arrow = A tile can have only one arrow.
studio-fault-arrow = An arrow needs a sprite with a green check on its tile.
studio-fault-two-sets = “{ $name }” is on this tile twice: keep one of them.
studio-fault-empty-dot = The tile with the red dot needs a green check that says what is hit.
studio-fault-mixed-dot = The tile with the red dot can have sprites or backgrounds with a green check, but not both.
studio-fault-too-many-commands = A row has at most four commands.
studio-fault-only-game = In the row of the game there can only be score, win, lose and block.
studio-fault-never-only-game = A rule that says never can only do score, win, lose and block.
studio-fault-no-witness = “{ $command }” needs a sprite here: give the tile a green check with sprites only.
studio-fault-stop-outside-smash = Only a smash rule can stop a sprite.
studio-fault-move-in-smash = A smash rule can only move a sprite that it has just created.
studio-fault-centre-background = The middle is about a sprite: give “{ $name }” a yellow dot instead of a green check.
studio-fault-no-centre = This rule never runs: its middle needs a sprite with a green check.
studio-fault-not-there = This rule never runs: “{ $name }” is in no level, and no rule creates it.
studio-fault-impossible = This rule never runs: tile { $place } cannot look like this.
studio-fault-ahead-of-dot = This rule never runs: what moves the same way as the sprite in the middle is not hit by it.
studio-fault-equal = This rule is the same as the one in line { $line }.

### make

studio-back = Back
studio-places = Places of the project
studio-tab-home = Home
studio-tab-map = Map
studio-tab-picture = Pictures
studio-tab-rules = Rules
studio-tab-play = Play
studio-place-play = Play
studio-place-map = Map
studio-place-picture = Picture
studio-place-rules = Rules
studio-place-levels = Levels
studio-place-settings = Settings
studio-place-text = Text
studio-place-versions = Versions
studio-place-share = Share
studio-place-tutorial = Learn it
studio-untitled = Without a title
studio-refused = That does not work: { $why }
studio-undone = Undone.
studio-redone = Done again.
studio-changed-elsewhere = This game was changed in another tab.
studio-project-gone = This game is not here any more.
studio-try-again = Try again
studio-key-undo = undo, redo
studio-key-tabs = home, map, pictures, rules, play
studio-key-play = play
studio-key-back = back
studio-key-help = all keys

## Projects
studio-own = Your games
studio-none = None yet. Make a new one, or open a copy of one of those below and change it.
studio-new = New game
studio-new-title = My game
studio-learn = Show me how
studio-tutorial-title = My first game
studio-import = Open a file
studio-shipped = Games to play and to change
studio-open = Open
studio-open-copy = Open a copy
studio-open-copy-of = { $title }: open a copy
studio-play-it = Play { $title }
studio-faults =
    { $count ->
        [one] one fault
       *[other] { $count } faults
    }
studio-more = More for { $title }
studio-rename = Rename
studio-title = Title
studio-duplicate = Duplicate
studio-duplicated = There is a copy now: { $title }.
studio-copy-of = { $title } (copy)
studio-export = Save as a file
studio-delete = Delete
studio-deleted = { $title } was deleted.
studio-binned = Deleted games ({ $count })
studio-restore = Get it back
studio-remove = Delete { $title } for good
studio-remove-sure = It cannot be got back then, nor any of its versions.
studio-remove-yes = Delete for good
studio-keep = Keep it

## Home
studio-play = Play
studio-does-not-run = It cannot be played before its faults are mended.
studio-parts = Parts of the project
studio-sprites = Sprites
studio-backgrounds = Backgrounds
studio-add = Add
studio-add-sprite = Add a sprite
studio-add-background = Add a background
studio-draw-it = Draw it yourself
studio-new-sprite = sprite
studio-new-background = ground
studio-add-kind = Add a sprite or a background
studio-added = { $name } was added.
studio-its-rules = Its rules
studio-its-settings = Name, letter, order
studio-findings = What the checker found
studio-all-findings = Show all { $count }
studio-finding = { $id }
studio-warning = Warning:
studio-error = Fault:
studio-sizes = How much room is left
studio-size-backgrounds = Backgrounds
studio-size-sprites = Sprites
studio-size-levels = Levels
studio-size-rules = Rules
studio-size-bytes = Size of the text
studio-size-tests = Kept plays
studio-size-placed = Sprites on the maps
studio-of = { $used } of { $most }

## Map
studio-level = Level
studio-level-n = Level { $n }
studio-no-level-yet = There is no level yet.
studio-level-add = New level
studio-resize = Size of the map
studio-zoom-in = Larger
studio-zoom-out = Smaller
studio-fit = All of it
studio-tools = Tools
studio-tool-pen = Pen
studio-tool-line = Line
studio-tool-frame = Rectangle
studio-tool-box = Filled rectangle
studio-tool-bucket = Fill
studio-tool-eraser = Eraser
studio-tool-select = Select
studio-tool-hand = Move the map
studio-tool-pipette = Pick a colour
studio-palette = What to put down
studio-selection = Selection
studio-copy = Copy
studio-cut = Cut
studio-paste = Paste
studio-fill-selection = Fill the selection
studio-clear = Clear
studio-unselect = Done
studio-paste-where = Touch where it goes.
studio-copied = Copied, { $rows } by { $cols }.
studio-picked = { $name } is taken up.
studio-map-of = Map of { $name }
studio-unknown = unknown
studio-tile = Row { $row }, column { $col }: { $ground }
studio-tile-with = Row { $row }, column { $col }: { $sprites } on { $ground }
studio-side-top = Above
studio-side-left = Left
studio-side-right = Right
studio-side-bottom = Below
studio-fewer = { $side }: one less
studio-further = { $side }: one more
studio-size = { $rows } × { $cols }
studio-resize-help = Rows above and below, columns left and right: what goes is lost, but can be undone.
studio-cancel = Cancel
studio-apply = Apply
studio-key-cursor = move the cursor, with Ctrl by eight
studio-key-use = use the tool, begin and end a line or a rectangle
studio-key-along = draw along
studio-key-tools = tools
studio-key-kinds = next sprite or background
studio-key-pick = take up what stands there
studio-key-zoom = larger, smaller, all of it
studio-key-clip = copy, cut, paste
studio-key-levels = level before, level after

## Picture
studio-kinds = Sprites and backgrounds
studio-no-picture = Pick a sprite or a background above.
studio-gallery = Gallery
studio-kind-settings = Name
studio-colours = Colours
studio-colour-none = transparent
studio-colour-black = black
studio-colour-slate = slate
studio-colour-grey = grey
studio-colour-white = white
studio-colour-brown = brown
studio-colour-tan = tan
studio-colour-skin = cream
studio-colour-red = red
studio-colour-orange = orange
studio-colour-yellow = yellow
studio-colour-green = green
studio-colour-lime = lime
studio-colour-blue = blue
studio-colour-sky = sky blue
studio-colour-violet = violet
studio-mirror = Draw both halves
studio-changes = The whole picture
studio-change-flip-h = Mirror left to right
studio-change-flip-v = Mirror top to bottom
studio-change-turn = Turn
studio-change-left = Shift left
studio-change-up = Shift up
studio-change-down = Shift down
studio-change-right = Shift right
studio-picture-of = Picture of { $name }
studio-pixel = Row { $row }, column { $col }: { $colour }
studio-key-colours = next colour
studio-key-turns = mirror, mirror, turn
studio-key-shifts = shift

## Kinds
studio-name = Name
studio-letter = Letter on the map
studio-order = Order
studio-order-sprite = The first one is the player: the view follows it, and it is drawn above the others.
studio-earlier = Earlier
studio-later = Later
studio-removed = { $name } was removed.

## Levels and settings
studio-level-edit = Draw { $name }
studio-level-name = Name of level { $n }
studio-level-play = Play { $name }
studio-level-up = { $name }: up
studio-level-down = { $name }: down
studio-level-copy = Duplicate { $name }
studio-level-resize = Size of { $name }
studio-level-remove = Delete { $name }
studio-pace = Speed
studio-pace-is = { $rounds } rounds a second

## Text
studio-text-label = The game as text
studio-text-first = The first line has to be “tilecode 1”. What you typed is kept here until it is.
studio-no-findings = Nothing to complain about.
studio-finding-count =
    { $count ->
        [one] One finding
       *[other] { $count } findings
    }
studio-line = Line { $line }
studio-text-copy = Copy
studio-text-replace = Replace
studio-text-save = Save

## Versions
studio-versions-help = Every edit is kept at once. Now and then a version is set aside here, and always before something replaces everything.
studio-version-keep = Keep this version
studio-version-kept = This version is kept.
studio-no-versions = No earlier version yet.
studio-version-size =
    { $levels ->
        [one] one level
       *[other] { $levels } levels
    }, { $rules ->
        [one] one rule
       *[other] { $rules } rules
    }
studio-version-back = Go back to it
studio-version-restored = The game is as it was then.
studio-version-now = As it is now

## Share
studio-share-link = Link to the game
studio-share-link-help = Whoever opens it can play at once, and make a copy to change.
studio-share-replay = Link to your last play
studio-share-replay-help = Shows what you did, round by round.
studio-share-page = One page to keep
studio-share-page-help = A single HTML file that plays anywhere, without a network.
studio-share-animation = Animation
studio-share-animation-help = Your last play as a moving picture (GIF).
studio-share-picture = Picture
studio-share-picture-help = The first level as an image (PNG).
studio-share-file = File
studio-share-file-help = Everything, with its kept plays, to open in the studio again.
studio-share-no-play = Play your game once: then there is a replay and an animation to share.
studio-share-too-long = This is too long for a link. Share it as a file or as a page.
studio-share-fault = That could not be made.

### rules

### watch
