### The sentences of the studio, in one block per part.

### core

studio-no-kind = Nothing is called “{ $name }”.
studio-no-background = { $name ->
        [none] The game needs a background first.
       *[other] “{ $name }” is no background.
    }
studio-no-sprite = “{ $name }” is no sprite.
studio-no-counter = No counter is called “{ $name }”.
studio-no-message = No message is called “{ $name }”.
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
studio-group-circle = “{ $name }” is in itself then: it cannot be in this group.
studio-last-background = “{ $name }” has to stay: a game needs a background.
studio-last-frame = “{ $name }” needs this picture: it has no other one.
studio-full = { $what ->
        [backgrounds] There can be at most { $most } backgrounds.
        [sprites] There can be at most { $most } kinds of sprites.
        [levels] There can be at most { $most } levels.
        [rules] There can be at most { $most } rules.
        [frames] There can be at most { $most } pictures of one.
        [comparisons] A rule compares at most { $most } counters.
        [counters] There can be at most { $most } counters.
        [messages] There can be at most { $most } messages.
        [groups] There can be at most { $most } groups.
        [commands] A row has at most { $most } commands.
        [placed] A level has at most { $most } sprites.
       *[tests] There can be at most { $most } tests.
    }
studio-no-project = This is no project: look at line { $line }, column { $column }.
studio-no-block = This is no part of a map.
studio-no-rule-text = This is not one rule: a rule begins with the word “rule”, and has lines “when” and “do”.
studio-no-test-text = This is not one test.
studio-too-long = The game is too long: its text can have a million letters.

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
studio-place-record = Record
studio-place-levels = Levels
studio-place-settings = Settings
studio-place-text = Text
studio-place-versions = Versions
studio-place-share = Share
studio-place-tutorial = Learn it
studio-untitled = Without a title
studio-refused = That does not work: { $why }
studio-undone = Undone: { $what }.
studio-redone = Done again: { $what }.
studio-did =
    { $what ->
        [title] the title
        [pace] the speed
        [time] how time passes
        [author] your name
        [about] the line about the game
        [machine] the machine that plays it
        [rooms] the map of rooms
        [remix] the thanks to the game’s author
        [text] the whole text
        [kind-add] { $name } added
        [kind-rename] { $name } renamed
        [kind-letter] the letter of { $name }
        [kind-picture] the picture of { $name }
        [kind-style] how { $name } moves and sounds
        [kind-order] the order of { $name }
        [kind-copy] { $name } duplicated
        [kind-remove] { $name } deleted
        [group] what is “{ $name }”
        [counter] the counter { $name }
        [message] the message { $name }
        [level-add] a new level
        [level-copy] level { $n } duplicated
        [level-remove] level { $n } deleted
        [level-move] level { $n } moved
        [level-name] the name of level { $n }
        [level-resize] the size of level { $n }
        [level] level { $n }
        [map] the map of level { $n }
        [rule-add] a new rule
        [rule-remove] rule { $n } deleted
        [rule-copy] rule { $n } duplicated
        [rule-move] rule { $n } moved
        [rule-on] rule { $n } switched on
        [rule-off] rule { $n } switched off
        [rule] a change of rule { $n }
       *[test] a test
    }
studio-steps = All changes
studio-steps-help = Tap one to go back to the moment after it, or forward again.
studio-steps-start = The beginning
studio-steps-undone = undone
studio-skipped =
    { $count ->
        [one] Rule { $rules } is not finished yet. The game plays without it.
       *[other] Rules { $rules } are not finished yet. The game plays without them.
    }
studio-made =
    { $where ->
        [here] on this device
       *[device]
            { $system ->
                [iPhone] on another device (iPhone)
                [iPad] on another device (iPad)
                [Android] on another device (Android)
                [Windows] on another device (Windows)
                [Macintosh] on another device (Mac)
                [CrOS] on another device (Chromebook)
                [Linux] on another device (Linux)
               *[other] on another device
            }
    }
studio-merge = Merge
studio-merging = merging with another state
studio-merge-title = Changed twice
studio-merge-help =
    { $where ->
        [tab] These parts were changed here and in another tab ({ $when }). Choose what stays. The other state is kept among the versions.
       *[device] These parts were changed here and on another device ({ $when }). Choose what stays. The other state is kept among the versions.
    }
studio-merge-side =
    { $side ->
        [ours] As it is here
        [theirs] As it is there
       *[both] Both
    }
studio-merge-gone = Deleted
studio-merge-later = The other state stays among the versions, where it can be merged.
studio-merged =
    { $where ->
        [tab] Merged with another tab: { $what }
       *[device] Merged with another device: { $what }
    }
studio-merged-more = { $count } more
studio-part =
    { $sort ->
        [title] the title
        [pace] the speed
        [time] how time passes
        [machine] the machine that plays it
        [rooms] the map of rooms
        [author] the author
        [about] the line about the game
        [origin] what it was made from
        [counter] the counter { $name }
        [message] the message { $name }
        [kind] { $name }
        [group] what is “{ $name }”
        [level] level { $n }
        [rule] rule { $n }
        [test] test { $n }
       *[unread] a line that cannot be read
    }
studio-guest = Nothing is kept yet: this becomes a game of yours with the first change.
studio-unkept = Not kept: the browser has no room for it. It is lost when this page closes.
studio-unkept-mark = Not kept
studio-project-gone = This game is not here any more.
studio-try-again = Try again
studio-key-undo = undo, redo
studio-key-tabs = home, map, rules, pictures, play
studio-key-play = play
studio-key-back = back
studio-key-help = all keys

## Projects
studio-own = Your games
studio-none = None yet. Make a new one, or open a copy of one of those below and change it.
studio-new = New game
studio-new-title = My game
studio-learn = Learn it
studio-tutorial-title = My first game
studio-tutorial-level = One
studio-tutorial-wall = wall
studio-import = Open a file
studio-bring = Bring in another game
studio-bring-title = Bring in another game
studio-bring-about = Paste the text of a PuzzleScript game, or open or drop its file. It becomes a new project as far as its rules fit, and a list says what does not.
studio-bring-original = Games of the original TileCode (for MakeCode Arcade) come as the text that its Export prints, or as what the browser keeps of it: the value “simstate” of its page.
studio-bring-sokoban = Sokoban levels come as text or as a file: one level, or a whole collection.
studio-bring-maps = Maps of Tiled (.tmx, .tmj) and LDtk, and tables of numbers or words (.csv), become levels. Drop a map together with its tilesets and their pictures.
studio-bring-tool = This is from { $tool }, whose files cannot be brought. Its pictures can, as PNG.
studio-bring-hack = Bring the text of this game: on its page, press “hack”, and copy all that stands in the editor.
studio-bring-some =
    { $count ->
       *[other] { $count } games
    }
studio-bring-rules =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
studio-bring-levels =
    { $count ->
        [one] One level
       *[other] { $count } levels
    }
studio-bring-all = Make a project of each
studio-bring-kept =
    { $count ->
        [one] One game is among your projects.
       *[other] { $count } games are among your projects.
    }
studio-pictures-title = Bring pictures
studio-pictures-size = Size of a tile, in pixels
studio-pictures-gap = Gap between tiles
studio-pictures-choose = The pictures to bring
studio-pictures-tile = Picture { $n }
studio-pictures-colours = Each pixel has the nearest of the sixteen colours.
studio-pictures-mixed = Layers that mix colours in another way than by covering are laid over each other.
studio-pictures-as = They become
studio-pictures-sprites = Sprites
studio-pictures-backgrounds = Backgrounds
studio-pictures-frames = One moving sprite
studio-pictures-none = There is nothing to see in this picture.
studio-pictures-room =
    { $most ->
        [0] { $sort ->
            [backgrounds] This project has no room for more backgrounds.
           *[sprites] This project has no room for more sprites.
        }
        [one] There is room for one picture. Choose one.
       *[other] There is room for { $most } pictures. Choose fewer.
    }
studio-pictures-add =
    { $count ->
        [one] Bring one picture
       *[other] Bring { $count } pictures
    }
studio-pictures-added =
    { $count ->
        [one] One picture is in the project.
       *[other] { $count } pictures are in the project.
    }
studio-map-title = Bring maps
studio-map-into = The levels go into
studio-map-open = This project
studio-map-new = A new project
studio-map-which = Which tile is which?
studio-map-bare = Empty places
studio-map-nothing = Nothing
studio-map-background = New background
studio-map-sprite = New sprite
studio-map-like = The same as
studio-map-count =
    { $count ->
        [one] once
       *[other] { $count } times
    }
studio-map-size = { $rows } × { $cols }
studio-map-more =
    { $count ->
        [one] And one more level.
       *[other] And { $count } more levels.
    }
studio-map-known =
    { $count ->
        [one] One tile is as before
       *[other] { $count } tiles are as before
    }
studio-map-wanted =
    { $count ->
        [one] This map also needs the file { $files }. Without it, tiles have no pictures or levels are missing.
       *[other] This map also needs { $count } files: { $files }. Without them, tiles have no pictures or levels are missing.
    }
studio-map-files =
    { $count ->
        [one] Open this file
       *[other] Open these files
    }
studio-map-other = { $name } does not belong to a map.
studio-map-bring =
    { $count ->
        [one] Bring one level
       *[other] Bring { $count } levels
    }
studio-map-brought =
    { $count ->
        [one] One level is in the project.
       *[other] { $count } levels are in the project.
    }
studio-map-without =
    { $count ->
        [one] One level is left out: there is no room for it in the project.
       *[other] { $count } levels are left out: there is no room for them in the project.
    }
studio-map-no-room = There is no level to bring, or no room for it in the project.
studio-map-lost-hidden = Hidden layers and objects are left out: { $of }.
studio-map-lost-turned =
    { $count ->
        [one] One tile is turned or mirrored there. It looks here as in its picture.
       *[other] { $count } tiles are turned or mirrored there. They look here as in their pictures.
    }
studio-map-lost-shapes =
    { $count ->
        [one] One object without a tile or a name is left out.
       *[other] { $count } objects without a tile or a name are left out.
    }
studio-map-lost-templates = Objects made from templates are left out: { $of }.
studio-map-lost-images = Layers that are one image are left out: { $of }.
studio-map-lost-slanted = The map is not square there ({ $of }). Its rows and columns are the same here.
studio-map-lost-cut = Larger than 127 by 127 tiles, and cut off on the right or below: { $of }.
studio-map-lost-outside =
    { $count ->
        [one] One thing beyond the edge of a map is left out.
       *[other] { $count } things beyond the edges of maps are left out.
    }
studio-map-lost-grid = Layers whose tiles have another size are fitted to the level’s own: { $of }.
studio-map-lost-drawn = Layers of numbers come as what they mean, not as what rules have drawn of them: { $of }.
studio-map-lost-rare =
    { $count ->
        [one] The rarest tile is left out: there are too many different ones.
       *[other] The { $count } rarest tiles are left out: there are too many different ones.
    }
studio-map-lost-unused = No tile is from these pictures: { $of }.
studio-map-xml =
    { $line ->
        [0] { $name } cannot be read: its XML is damaged.
       *[other] { $name } cannot be read: its XML is damaged in line { $line }.
    }
studio-map-json =
    { $line ->
        [0] { $name } cannot be read: its JSON is damaged.
       *[other] { $name } cannot be read: its JSON is damaged in line { $line }.
    }
studio-map-field = This map cannot be read: “{ $field }” of “{ $place }” is missing or wrong.
studio-map-data = The layer “{ $layer }” is damaged: it has { $found } readable tiles in place of { $count }.
studio-map-packed = The layer “{ $layer }” is compressed as “{ $compression }”, which is unknown. In Tiled’s map properties, choose CSV as the tile layer format.
studio-map-zstd = The layer “{ $layer }” is compressed with Zstandard, which browsers cannot read. In Tiled’s map properties, choose CSV as the tile layer format.
studio-map-large = This map has more than four million tiles, from the layer “{ $layer }” on.
studio-map-tileset = { $name } is a tileset without a map. Drop it together with its map.
studio-map-level = { $name } is one level of a project of LDtk. Drop it together with the file of the project.
studio-map-empty = There is no tile on this map.
studio-archive-empty = { $name } has no games that were made here.
studio-image-broken = { $name } cannot be read as a picture: it is damaged, or of a sort that this browser does not know.
studio-image-large = { $name } has more than two million pixels.
studio-image-tiles = { $name } has tile maps, which cannot be brought. Turn them into layers there.
studio-bring-text = Text of the game
studio-bring-open = Make a project
studio-bring-wait = Reading the game …
studio-brought-whole =
    { $from ->
        [original] All that matters for play fits: this game plays as it does in the original TileCode.
        [sokoban] All levels are here. Crates are pushed, never pulled, and a level is won when each crate stands on a spot.
       *[puzzlescript] All that matters for play fits: this game plays as it does in PuzzleScript.
    }
studio-brought-part =
    { $from ->
        [sokoban] { $count ->
            [one] One level is left out.
           *[other] { $count } levels are left out.
        }
       *[other] { $count ->
            [one] One line does not fit. Without it, the game plays otherwise than in
           *[other] { $count } lines do not fit. Without them, the game plays otherwise than in
        } { $from ->
            [original] the original TileCode.
           *[puzzlescript] PuzzleScript.
        }
    }
studio-brought-seen =
    { $count ->
        [one] One line that is only seen or heard is left out.
       *[other] { $count } lines that are only seen or heard are left out.
    }
studio-brought-line = Line { $line }
studio-brought-look = Look at it
studio-brought-play = Play it
studio-shipped = Games to play and to change
studio-open = Open
studio-open-it = Open { $title }
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
studio-its-settings = What it is, name, letter, delete
studio-findings = Problems
studio-all-findings = Show all { $count }
studio-warning = Warning:
studio-error = Fault:
studio-sizes = How much room is left
studio-size-backgrounds = Backgrounds
studio-size-sprites = Sprites
studio-size-groups = Groups
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
studio-pasted-kinds = Came along into this project: { $kinds }.
studio-paste-where = Touch where it goes.
studio-copied = Copied, { $rows } by { $cols }.
studio-covered = { $name } is there now, under { $over }.
studio-picked = Now drawing with { $name }.
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
studio-size = { $cols } × { $rows }
studio-rows = Rows
studio-columns = Columns
studio-resize-help = Rows above and below, columns left and right: what goes is lost, but can be undone. A border around the map stays around it.
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
studio-kind-settings = About
studio-frames = Its pictures
studio-frame = Picture { $n }
studio-frame-looks = Picture { $n }: looks { $n ->
    [1] down
    [2] to the left
    [3] up
   *[other] to the right
}
studio-frame-add = Add a picture
studio-frame-remove = Delete picture { $n }
studio-life = Movement and sound
studio-life-of = How { $name } moves and sounds
studio-facing = Where it looks
studio-facing-same = Always the same
studio-facing-turn = It turns
studio-facing-flip = Left or right
studio-facing-four = Four ways
studio-facing-turn-help = Draw it looking to the right. The game turns the picture to where it goes.
studio-facing-flip-help = Draw it looking to the right. When it goes left, the game shows it in a mirror.
studio-facing-four-help = Draw four pictures: it looks down, to the left, up and to the right.
studio-gait = How it goes to the next tile
studio-gait-slide = It slides
studio-gait-hop = It hops
studio-beat = When its pictures change
studio-beat-always = All the time
studio-beat-walk = Only as it moves
studio-sound = Sound
studio-sound-sprite = Heard when one appears or is gone. Tap to listen.
studio-sound-background = Heard when a tile becomes this. Tap to listen.
studio-sound-usual = as usual
studio-sound-blip = blip
studio-sound-chime = chime
studio-sound-coin = coin
studio-sound-crunch = crunch
studio-sound-pop = pop
studio-sound-thud = thud
studio-sound-whoosh = whoosh
studio-sound-zap = zap
studio-sound-none = silent
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

## The pictures of the gallery, which give new sprites and backgrounds their names
studio-picture-grass = grass
studio-picture-dirt = dirt
studio-picture-sand = sand
studio-picture-space = space
studio-picture-night = night
studio-picture-floor = floor
studio-picture-brick = brick
studio-picture-stone = stone
studio-picture-wood = wood
studio-picture-water = water
studio-picture-lava = lava
studio-picture-ice = ice
studio-picture-road = road
studio-picture-belt = belt
studio-picture-hedge = hedge
studio-picture-snow = snow
studio-picture-goal = goal
studio-picture-path = path
studio-picture-tunnel = tunnel
studio-picture-carpet = carpet
studio-picture-alien = alien
studio-picture-amber = amber
studio-picture-amethyst = amethyst
studio-picture-apple = apple
studio-picture-ball = ball
studio-picture-block = block
studio-picture-body = body
studio-picture-bomb = bomb
studio-picture-boulder = boulder
studio-picture-bug = bug
studio-picture-car = car
studio-picture-coin = coin
studio-picture-crate = crate
studio-picture-cursor = cursor
studio-picture-diamond = diamond
studio-picture-dog = dog
studio-picture-door = door
studio-picture-dot = dot
studio-picture-emerald = emerald
studio-picture-exit = exit
studio-picture-flag = flag
studio-picture-frog = frog
studio-picture-ghost = ghost
studio-picture-heart = heart
studio-picture-key = key
studio-picture-muncher = muncher
studio-picture-pill = pill
studio-picture-player = player
studio-picture-robot = robot
studio-picture-ruby = ruby
studio-picture-sapphire = sapphire
studio-picture-saucer = saucer
studio-picture-sheep = sheep
studio-picture-ship = ship
studio-picture-shot = shot
studio-picture-slime = slime
studio-picture-snake = snake
studio-picture-spark = spark
studio-picture-spook = spook
studio-picture-star = star
studio-picture-trace = trace
studio-picture-truck = truck
studio-picture-whiff = whiff

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
studio-time = Time
studio-time-rounds = Always goes on
studio-time-turns = Waits for a press
studio-rooms-title = Nine Rooms
studio-rooms-about = Every key opens one door, and the gate takes four.
studio-rooms-levels = One after the other
studio-rooms-rooms = Rooms
studio-rooms-levels-help = Winning leads to the next level. A level always begins anew.
studio-rooms-columns = Columns of rooms
studio-rooms-help = Sprites go from room to room, and each room stays as it was left. Winning in any room wins the game.
studio-machine = Machine
studio-machine-original = The original’s
studio-machine-published = Its published app’s
studio-machine-help = This game plays as it does in the original TileCode, with all its habits. In the published app, a stop alone changes nothing.
studio-machine-own = Use this machine’s own rules
studio-machine-use = Use them
studio-machine-same = Nothing should play differently then.
studio-machine-differs = This is what the original does and this machine does not, so these things may play differently:
studio-habit-first = Of several sprites on a tile, only the first one of the first kind is looked at.
studio-habit-destroy = “Destroy” in the middle takes the first sprite there, whoever the rule is about.
studio-habit-dot = The red dot names backgrounds and sprites: the background is looked at first.
studio-habit-looks = A smash rule looks only at the kinds in the middle and at the red dot.
studio-habit-turns = Smash goes one sprite after the other, from the one sent last.
studio-habit-stops = A stop changes the tile in any case, or in none.
studio-habit-off = A sprite sent off the map keeps its direction, and one created there may walk in.
studio-habit-portal = After a portal, the sprite of the middle is still commanded.
studio-habit-press = Of several moves by buttons, the one of the rule that is listed first counts.
studio-habit-moves = Of several moves by changes, each replaces the one before by chance, so those listed first count more.
studio-habit-views = Views that look the same each run.
studio-habit-paints = Of several paints of a tile, the last one counts.
studio-habit-never = A rule that says never looks in each view by itself, and only at sprites of the first kind in its middle.
studio-habit-ends = Of win and lose in one round, the last one counts.
studio-habit-buttons = All buttons since the last round count together, and the first round does not wait for one.
studio-time-rounds-help = Things move by themselves, whether a button is pressed or not.
studio-time-turns-help = After each press the game goes on until nothing changes any more; then it waits.
studio-pace-is =
    { $rounds ->
        [one] one round a second
       *[other] { $rounds } rounds a second
    }

## Verdicts on levels
studio-proof-ask = Can this level be won?
studio-proof-waits = Not tried yet.
studio-proof-asked = Looking for a way to win…
studio-proof-wins =
    { $presses ->
        [0] Is won without a press.
        [one] Can be won in one press.
       *[other] Can be won in { $presses } presses.
    }
studio-proof-never = Cannot be won.
studio-proof-carried = Cannot be won by a game that begins here. Counters from earlier levels could change that.
studio-proof-unknown =
    { $thousands ->
        [0] Not known: no way to win was found.
       *[other] Not known: no way to win was found in about { $rounds } rounds.
    }
studio-proof-room = No way to win was found in this room alone. Ways to other rooms were not followed.
studio-proof-longer = Look longer
studio-proof-progress =
    { $tried ->
        [0] No level tried yet.
       *[other] { $tried } of { $count } levels tried: { $won } can be won.
    }
studio-proof-stop = Stop
studio-proof-go-on = Go on
studio-proof-failed = That did not work.
studio-proof-watch = Watch it
studio-proof-keep = Keep as a test
studio-proof-kept = Kept as a test. It tells you when a change breaks this way.
studio-proof-test = A way to win level { $n }
studio-proof-bots =
    { $name ->
        [waiting] A robot that presses nothing wins this.
        [holding] A robot that holds one button down wins this: { $won } of { $plays } plays.
        [random] A robot that presses at random wins this: { $won } of { $plays } plays.
        [greedy] A robot that goes for the goal wins this: { $won } of { $plays } plays.
        [slow] The rounds take too long for the robots.
       *[nobody] No robot got past here in { $plays } plays.
    }
studio-proof-choose = This game always goes on, so robots only try it. For a proof, choose “Waits for a press” in the settings.
studio-proof-ends = Where they end
studio-proof-ends-none = The map shows where { $kind } ends, and it was never on this level.
studio-proof-ends-help = The larger the dot, the more plays ended with { $kind } there. Most: { $count } of { $plays }, in row { $row }, column { $col }.
studio-check =
    { $count ->
        [0] Look for problems
       *[other] Look for more problems
    }
studio-check-help = Tries to win every level, and looks for rules that never run.
studio-check-level = Trying level { $n } of { $count }…
studio-check-rules = Looking for rules that never run…
studio-check-never = { $name }: cannot be won.
studio-check-rule = It ran in no test, and for no robot.
studio-check-undone = It undoes what rule { $n } does.
studio-check-kind = “{ $name }” is on no level, and no rule makes it.
studio-check-slow = The rounds take too long to find out which rules never run.
studio-check-nothing = No more problems found: every rule that is on ran in some play.

## Counters and messages
studio-room =
    There is room for { $sort ->
        [sprite] { $sprites ->
            [one] one more sprite
           *[other] { $sprites } more sprites
        }
        [background] { $backgrounds ->
            [one] one more background
           *[other] { $backgrounds } more backgrounds
        }
       *[both] { $sprites ->
            [0] no more sprites
            [one] one more sprite
           *[other] { $sprites } more sprites
        } and { $backgrounds ->
            [0] no more backgrounds
            [one] one more background
           *[other] { $backgrounds } more backgrounds
        }
    }.
studio-is = What it is
studio-is-more = A word of your own
studio-is-add = Add the word
studio-is-through = It is so because it is “{ $group }”.
studio-is-like = The same as
studio-group-name =
    { $word ->
        [stops] stops
        [can-be-pushed] can-be-pushed
        [falls] falls
        [deadly] deadly
       *[can-be-taken] can-be-taken
    }
studio-groups = Groups
studio-groups-help = A group is a word for several sprites and backgrounds. Rules name it once; what joins it later obeys them too.
studio-group-new = New group
studio-group = Group
studio-group-members = What is in it
studio-group-removed = The group “{ $name }” was deleted.
studio-group-delete-help = Deleted, rules that name it name what was in it.
studio-in-the-way = What is in the way?
studio-in-the-way-help = Choose all that stops a sprite. What you add later can be in the way too: its own page says so.
studio-counters = Counters
studio-counter = Counter
studio-counter-new = New counter
studio-counter-name = counter
studio-counter-start = Begins with
studio-counter-shown = Shown beside the board
studio-messages = Messages
studio-message = Message
studio-message-new = New message
studio-message-text = What it says

## Text
studio-text-label = The game as text
studio-text-large = This text is too long. The last one that fits is kept.
studio-text-first = The first line has to be “tilecode 1” or “tilecode 2”. What you typed is kept here until it is.
studio-no-findings = No problems found.
studio-finding-count =
    { $count ->
        [one] One problem
       *[other] { $count } problems
    }
studio-line = Line { $line }
studio-text-copy = Copy
studio-text-replace = Replace
studio-text-save = Save

## Versions
studio-versions-help = Every edit is kept at once. Now and then a version is set aside here, and always before something replaces everything.
studio-version-keep = Keep this version
studio-version-name = Name, if you like
studio-version-before = Before: { $what }
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
studio-share-card = What players see
studio-share-about = What is there to do?
studio-share-about-example = Take every coin and mind the ghosts.
studio-share-author = Your name, if you want to sign
studio-share-author-example = Left empty: unsigned
studio-share-sound = Sound
studio-share-link = Link to the game
studio-share-link-help = Anyone who opens it can play at once, and make a copy to change.
studio-share-replay = Link to your last play
studio-share-replay-help = Shows what you did, round by round.
studio-share-page = One page to keep
studio-share-page-help = A single HTML file that plays anywhere, without a network.
studio-share-zip = Archive for game sites
studio-share-zip-help = A ZIP with the page and a cover, as sites that host games take it.
studio-share-animation = Animation
studio-share-animation-help = Your last play as a moving picture (GIF).
studio-share-picture = Picture
studio-share-picture-help = The first level as an image (PNG).
studio-share-file = File
studio-share-file-help = Everything, with its tests, to open in the studio again.
studio-share-original = For the original TileCode
studio-share-original-help = The text that its own Export prints, for its source.
studio-share-original-not = This game does not fit into the original TileCode:
studio-share-no-play = Play your game once: then there is a replay and an animation to share.
studio-share-too-long = This is too long for a link. Share it as a file or as a page.
studio-share-fault = That could not be made.

### packs

studio-pack = Share as a pack
studio-pack-about = Choose the games in the order in which the pack is to list them.
studio-pack-unfinished = does not run yet
studio-pack-order = game { $n }
studio-pack-least = A pack has two games or more.
studio-pack-untitled = Pack of games
studio-pack-too-large = Together these games are too large for a pack. Leave one out.
studio-share-pack = Link to the pack
studio-share-pack-help = Anyone who opens it sees the games, plays them, and can make copies to change.
studio-share-pack-file = File
studio-share-pack-file-help = All the games in one text, to open in Tilery.

### rules

## The list of rules
studio-rules-none = There is no rule yet. A rule says: when it looks like this, do that.
studio-rules-of = Rules of { $name }
studio-rules-none-of = { $name } has no rule yet.
studio-rules-elsewhere = { $count ->
    [one] One more rule for { $name }, shared with others
   *[other] { $count } more rules for { $name }, shared with others
}
studio-rules-others = For the whole map, and unfinished
studio-rules-filter = Whose rules
studio-rules-all = All
studio-rules-add = New rule
studio-cookbook = Cookbook
studio-cookbook-help = Choose what should happen. Its rules are added, with a test.
studio-recipe-role = For “{ $name }”
studio-recipe-kind =
    { $role ->
        [air] air
        [beast] beast
        [belt] belt
        [box] box
        [bullet] bullet
        [coin] coin
        [door] door
        [earth] earth
        [exit] exit
        [friend] friend
        [gate] gate
        [gem] gem
        [ground] ground
        [guard] guard
        [hero] hero
        [hunter] hunter
        [ice] ice
        [key] key
        [load] load
        [mark] mark
        [prey] prey
        [rock] rock
        [scent] scent
        [sledge] sledge
        [spook] spook
        [stale] stale
        [target] target
        [tunnel] tunnel
        [vine] vine
       *[wall] wall
    }
studio-recipe-group = Everything { $of }
studio-recipe-new = A new one
studio-recipe-add = Add it
studio-recipe-next = Next: { $recipe }
studio-cooked =
    { $count ->
        [one] One rule was added, and a test.
       *[other] { $count } rules were added, and a test.
    }
studio-recipe =
    { $recipe ->
        [walk] Walk, up to the walls
        [push] Push a crate
        [marks] All crates on marks: you win
        [pull] Pull something along
        [dig] Dig through earth
        [collect] Collect things for points
        [danger] Lose when you touch danger
        [key] Open a door with a key
        [fall] Things fall and roll
        [crush] What falls crushes the player
        [ice] Slide on ice
        [conveyor] A belt carries things
        [patrol] Walk to and fro
        [wander] Wander about by chance
        [flee] Run away from the player
        [hunt] A hunter chases the player
        [teleport] Jump to another place
        [shoot] Shoot
        [grow] Grow over the ground
        [goal] Take everything, and win
        [timer] Lose when time is up
        [talk] Say something
       *[jump] Jump
    }
studio-rules-add-for = New rule for { $name }
studio-rules-label = Rule { $n }. { $sentence }
studio-rules-grip = Move rule { $n }: drag, or arrow up and down
studio-rules-more = More for rule { $n }
studio-rules-up = Move up
studio-rules-down = Move down
studio-rules-copy = Duplicate
studio-rules-take = Copy for another game
studio-rules-taken = The rule can now be pasted among the rules of another game.
studio-rules-put = Paste a rule
studio-rules-copied = There are two of this rule now.
studio-rules-switch-off = Switch off
studio-rules-switch-on = Switch on
studio-rules-off = off
studio-rules-is-off = This rule is switched off.
studio-rules-unfinished = not finished
studio-rules-is-unfinished = This rule is not finished yet. The game plays without it.
studio-rules-note = Note
studio-rules-note-place = What is this rule for?
studio-rules-note-keep = Keep the note
studio-rules-remove = Delete
studio-rules-removed = Rule { $n } was deleted.
studio-rules-moved = Rule { $from } is now number { $to }.
studio-rules-findings =
    { $count ->
        [one] It has a problem.
       *[other] It has { $count } problems.
    }
studio-rules-new = New rule
studio-rules-for-whom = Who is it about?
studio-rules-on-press = A button: it is pressed
studio-rules-on-change = Always: something changes nearby
studio-rules-on-smash = Meets: it is about to hit something
studio-rules-on-tap = Touched: a finger is on it
studio-rules-on-every = Every few rounds
studio-rules-on-never = Nowhere: it is nowhere on the map

## The rule editor
studio-rule-number = Rule { $n }
studio-rule-when = When does it run?
studio-rule-event = When: { $event }. Change it
studio-rule-before = The rule before
studio-rule-after = The next rule
studio-rule-when-board = When it looks like this
studio-rule-do-board = Do this
studio-rule-wrong = Something is wrong here.
studio-rule-findings = Problems of this rule
studio-rule-panel-when = What must be { $place }
studio-rule-panel-do = What happens { $place }
studio-rule-side-when = When
studio-rule-side-do = Do
studio-rule-clear = Ask nothing of this tile
studio-rule-empty = Nothing in the way
studio-rule-copy-tile = Copy this tile
studio-rule-paste-tile = Paste the copied tile
studio-rule-copied-tile = Copied. Choose another tile and paste it there.
studio-rule-marks = Mark
studio-rule-mark-has = is there
studio-rule-mark-too = is on it too
studio-rule-mark-not = is not there
studio-rule-kinds = Sprites and backgrounds
studio-rule-kind-has = { $name }: is there
studio-rule-kind-too = { $name }: is there too
studio-rule-kind-not = { $name }: is not there
studio-rule-heading = Which way it moves
studio-rule-any = any
studio-rule-heading-is =
    { $heading ->
        [left] moving left
        [up] moving up
        [right] moving right
        [down] moving down
        [resting] resting
        [moving] moving
       *[any] any way
    }
studio-rule-commands = Commands, in this order
studio-rule-full = Four commands are the most.
studio-rule-no-witness = To move what is here, give the tile a sprite with a green check first.
studio-rule-for-one = These commands are for { $one }. On the same tile is { $other }.
studio-rule-for-other = Make the rule about { $other }
studio-rule-not-here = “{ $command }” makes no sense here.
studio-rule-earlier = { $command }: earlier
studio-rule-take-away = { $command }: take away
studio-rule-points = Points
studio-rule-compare = Comparison
studio-rule-sign =
    { $sign ->
        [least] at least
        [most] at most
       *[equal] exactly
    }
studio-rule-offer-add = Count
studio-rule-offer-message = Say
studio-rule-offer-sound = Sound
studio-rule-offer-sprite = Sprite
studio-rule-offer-game = Game
studio-rule-offer-create = Make
studio-rule-offer-paint = Paint
studio-rule-offer-portal = Somewhere else
studio-rule-offer-block = Pause
studio-rule-offer-exit-by = Next room
studio-rule-offer-exit-to = To a tile
studio-rule-views = The same in other directions
studio-rule-view =
    { $view ->
        [flip-h] left and right swapped
        [flip-v] up and down swapped
        [rot-cw] quarter turn right
        [rot-180] half turn
        [rot-ccw] quarter turn left
       *[all-four] all four directions
    }
studio-rule-view-equal = looks the same
studio-rule-text = As text
studio-rule-text-help = when TILE +is -isn’t ~too @way, then do ROW commands. The drawing follows when you leave the field or press Ctrl+Enter.
studio-rule-text-take = Take this text

## Rules as sentences. Names of kinds are wrapped in invisible marks, and are used without an article where
## their gender would matter.
studio-rule-press =
    When you press { $button ->
        [left] left
        [up] up
        [right] right
        [down] down
        [b] B
       *[a] A
    }: if there is { $who }{ $count ->
        [0] {""}
       *[other] {" "}with { $with }
    }, { $do }.
studio-rule-change =
    When something changes nearby: if there is { $who }{ $count ->
        [0] {""}
       *[other] {" "}with { $with }
    }, { $do }.
studio-rule-smash =
    When { $who }{ $count ->
        [0] {""}
       *[other] {" "}with { $with }
    } moves { $way ->
        [left] left
        [up] up
        [right] right
       *[down] down
    } and is about to hit { $what }: { $do }.
studio-rule-never =
    { $about ->
        [tile] As soon as there is no tile{ $count ->
            [0] {""}
           *[other] {" "}with { $with }
        }
       *[sprite] As soon as no tile has { $who }{ $count ->
            [0] {""}
           *[other] {" "}with { $with }
        }
    }, { $do }.
studio-rule-tap =
    When you touch { $about ->
        [tile] a tile
       *[sprite] { $who }
    }{ $count ->
        [0] {""}
       *[other] {" "}with { $with }
    }: { $do }.
studio-rule-every =
    { $n ->
        [one] In every round
       *[other] Every { $n } rounds
    }: if there is { $who }{ $count ->
        [0] {""}
       *[other] {" "}with { $with }
    }, { $do }.
studio-rule-counters = Counters
studio-rule-asked = Counters: { $asked }.
studio-rule-asks = as long as { $asked }, { $do }
studio-rule-ask =
    { $name } is { $sign ->
        [least] at least
        [most] at most
       *[equal] exactly
    } { $n }
studio-rule-unknown = Nobody knows the event “{ $event }”. If there is { $who }, { $do }.
studio-rule-also = { $sentence } The same goes { $views }.
studio-rule-also-view =
    { $view ->
        [flip-h] with left and right swapped
        [flip-v] with up and down swapped
        [rot-cw] for a quarter turn to the right
        [rot-180] for a half turn
        [rot-ccw] for a quarter turn to the left
       *[all-four] for all four directions
    }
studio-rule-nobody = nobody yet
studio-rule-nothing-yet = nothing yet
studio-rule-anything = anything
studio-rule-red-dot = this is what it hits
studio-rule-a-sprite =
    { $sound ->
        [vowel] an
       *[consonant] a
    } { $name }
studio-rule-a-ground = { $name }
# The word of a group after "something" and "nothing"; its name in this language, or any word.
studio-rule-of-group =
    { $word ->
        [stops] that { $name }
        [can-be-pushed] that { $name }
        [falls] that { $name }
        [can-be-taken] that { $name }
       *[other] { $name }
    }
studio-rule-a-group = something { $of }
studio-rule-none =
    { $in ->
        [tile] { $what ->
            [group] nothing { $name }
           *[kind] no { $name }
        }
       *[phrase] { $what ->
            [group] nothing { $name }
           *[kind] no { $name }
        }
    }
studio-rule-nor =
    { $isLast ->
        [true] { $list } and { $what ->
            [group] nothing { $name }
           *[kind] no { $name }
        }
       *[false] { $list }, { $what ->
            [group] nothing { $name }
           *[kind] no { $name }
        }
    }
studio-rule-but = { $there } but { $not }
studio-rule-headed =
    { $heading ->
        [resting] { $who } at rest
        [moving] { $who } on the move
        [left] { $who } moving left
        [up] { $who } moving up
        [right] { $who } moving right
       *[down] { $who } moving down
    }
studio-rule-at =
    { $is ->
        [not] { $what }
       *[there] { $what }
    } { $place ->
        [NW] at its upper left
        [N] above it
        [NE] at its upper right
        [W] on its left
        [E] on its right
        [SW] at its lower left
        [S] below it
        [SE] at its lower right
        [under] under it
       *[C] on the same tile
    }
studio-rule-tile =
    { $place ->
        [NW] at the upper left
        [N] above
        [NE] at the upper right
        [W] on the left
        [E] on the right
        [SW] at the lower left
        [S] below
        [SE] at the lower right
        [game] in the game
       *[C] in the middle
    }
studio-rule-tile-asks = { $where }: { $asked }.
studio-rule-row-does = { $where }: { $done }.
studio-rule-nothing = nothing
studio-rule-nothing-happens = nothing happens
studio-rule-it = it
studio-rule-the-new = the new { $name }
studio-rule-the-one =
    the one { $place ->
        [N] above it
        [E] on its right
        [NE] at its upper right
        [SE] at its lower right
        [SW] at its lower left
        [NW] at its upper left
        [S] below it
       *[W] on its left
    }
studio-rule-the-witness =
    the { $names } { $place ->
        [N] above it
        [E] on its right
        [NE] at its upper right
        [SE] at its lower right
        [SW] at its lower left
        [NW] at its upper left
        [S] below it
       *[W] on its left
    }
studio-rule-the-other =
    { $place ->
        [C] the { $names } with it
       *[there] the { $names } there
    }
studio-rule-deed-move =
    { $who } moves { $way ->
        [left] left
        [up] up
        [right] right
       *[down] down
    }
studio-rule-deed-moves = { $who } moves { $ways }, as chance has it
studio-rule-way =
    { $way ->
        [left] left
        [up] up
        [right] right
       *[down] down
    }{ $n ->
        [0] { "" }
       *[other] { " " }({ $n } of { $of })
    }
studio-rule-by-chance = { $sentence } Of several ways, chance takes one.
studio-rule-deed-stop = { $who } stops
studio-rule-deed-destroy = { $who } vanishes
studio-rule-deed-create =
    { $sound ->
        [vowel] an
       *[consonant] a
    } { $name } appears { $place ->
        [N] above it
        [E] on its right
        [NE] at its upper right
        [SE] at its lower right
        [SW] at its lower left
        [NW] at its upper left
        [S] below it
        [W] on its left
        [there] there
       *[C] on its tile
    }
studio-rule-deed-paint =
    { $place ->
        [N] the tile above it
        [E] the tile on its right
        [NE] the tile at its upper right
        [SE] the tile at its lower right
        [SW] the tile at its lower left
        [NW] the tile at its upper left
        [S] the tile below it
        [W] the tile on its left
        [there] that tile
       *[C] its tile
    } becomes { $name }
studio-rule-deed-portal = a free tile of { $name } is found by chance
studio-rule-deed-score =
    { $isLoss ->
        [yes] you lose { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[no] you get { $points ->
            [one] one point
           *[other] { $points } points
        }
    }
studio-rule-deed-win = you win
studio-rule-deed-lose = you lose
studio-rule-deed-add =
    { $isLess ->
        [yes] { $name } goes down by { $n }
       *[no] { $name } goes up by { $n }
    }
studio-rule-deed-message = “{ $text }” is shown
studio-rule-deed-sound = the sound “{ $name }” is heard
studio-rule-deed-restart = the level begins again
studio-rule-deed-exit = level { $level } begins
studio-rule-deed-room = room { $level } is entered
studio-rule-deed-exit-to = room { $level } is entered at { $name }
studio-rule-deed-exit-by =
    at the edge of the map { $who } goes to the room { $way ->
        [left] on the left
        [up] above
        [right] on the right
       *[down] below
    }
studio-rule-deed-block = { $name } pauses for a round

## Commands on buttons
studio-rule-do-move =
    { $way ->
        [left] move left
        [up] move up
        [right] move right
       *[down] move down
    }
studio-rule-do-stop = stop
studio-rule-do-destroy = vanish
studio-rule-do-create = make { $name }
studio-rule-do-paint = paint { $name }
studio-rule-do-portal = go on at a free tile of { $name }
studio-rule-do-score = { $points } points
studio-rule-do-win = win
studio-rule-do-lose = lose
studio-rule-do-add =
    { $isLess ->
        [yes] { $name } down by { $n }
       *[no] { $name } up by { $n }
    }
studio-rule-do-message = show “{ $text }”
studio-rule-do-sound = play the sound “{ $name }”
studio-rule-do-restart = begin the level again
studio-rule-do-exit = go to level { $level }
studio-rule-do-room = go to room { $level }
studio-rule-do-exit-to = go to { $name } in room { $level }
studio-rule-do-exit-by =
    { $way ->
        [left] go to the room on the left
        [up] go to the room above
        [right] go to the room on the right
       *[down] go to the room below
    }
studio-rule-do-also = then the other sprite on the tile
studio-rule-do-block = { $name } pauses
studio-rule-do-short =
    { $verb ->
        [move] { $of ->
            [left] left
            [up] up
            [right] right
           *[down] down
        }
        [stop] stop
        [destroy] vanish
        [score] points
        [win] win
        [lose] lose
        [restart] again
        [also] the other
       *[exit] level { $of }
    }

## Events
studio-rule-event-press =
    { $of ->
        [left] Left is pressed
        [up] Up is pressed
        [right] Right is pressed
        [down] Down is pressed
        [b] B is pressed
       *[a] A is pressed
    }
studio-rule-event-change =
    { $of ->
        [left] Change, moving left
        [up] Change, moving up
        [right] Change, moving right
        [down] Change, moving down
        [resting] Change, at rest
        [moving] Change, on the move
       *[any] Something changes
    }
studio-rule-event-smash =
    { $of ->
        [left] Hits on the left
        [up] Hits above
        [right] Hits on the right
       *[down] Hits below
    }
studio-rule-event-short =
    { $of ->
        [left] left
        [up] up
        [right] right
        [down] down
        [a] A
        [b] B
        [any] any
        [resting] at rest
        [moving] moving
        [tap] touched
       *[never] nowhere
    }
studio-rule-event-never = Is nowhere
studio-rule-event-tap = Is touched
studio-rule-event-every =
    { $n ->
        [one] Every round
       *[other] Every { $n } rounds
    }

## Keys of the rules
studio-rules-key-cards = in the list: the rule above, below
studio-rules-key-move = in the list: move the rule
studio-rules-key-delete = delete the rule; in the editor: empty the tile, take the last command away
studio-rule-key-tiles = in the editor: from tile to tile
studio-rule-key-marks = take a mark: is there, is there too, is not there
studio-rule-key-kinds = give the mark to a kind, by its number or its letter in maps; on the right board: make or paint it
studio-rule-key-ways = ask for a direction; on the right board: move that way
studio-rule-key-commands = on the right board: vanish, stop, points
studio-rule-key-choices = to the choices and back

## The first-time path
studio-learn-coach = What to do next
studio-learn-title = Make your own game
studio-learn-intro = You make a small game, step by step: somebody who walks, something to collect, something to push. You can stop at any time and go on later.
studio-learn-begin = Begin
studio-learn-new = Begin with a new game
studio-learn-go-on = Go on
studio-learn-step = Step { $n } of { $count }
studio-learn-is-done = done
studio-learn-done = Well done!
studio-learn-next = Next
studio-learn-try = Try it
studio-learn-make = Make this rule
studio-learn-show = Take me there
studio-learn-how = How?
studio-learn-like-this = The rule looks like this
studio-learn-leave = Go on without help
studio-learn-left = The help is gone. Home leads back to it.
studio-learn-again = Back
studio-learn-over = Your game is done!
studio-learn-over-about = It is yours: play it, show it to somebody, or go on making it bigger. A few ideas:
studio-learn-ideas =
    Draw a second level, harder than the first.
    Add a ghost: when it meets the player, the player loses.
    Add water: a crate that is pushed into it fills it.
    Give the coins other pictures.
studio-learn-place = Put the player on the map.
studio-learn-place-how = Touch a green tile.
studio-learn-draw = Give the player a face of your own.
studio-learn-draw-how = Paint over a few dots: a hat, a beard, another shirt.
studio-learn-walk = Let the player walk.
studio-learn-walk-how = The picture shows the player going right. The rule works in all four directions: press an arrow, and the player goes there.
studio-learn-walk-try = Press the arrows: the player walks!
studio-learn-wall = Let walls stop the player.
studio-learn-wall-how = The red sign says: only if there is no wall.
studio-learn-wall-try = Walk into a wall: the player stops.
studio-learn-coins = Put three coins on the map.
studio-learn-coins-how = Touch the plus, take the coin, then touch three tiles.
studio-learn-collect = Let the player collect the coins.
studio-learn-collect-how = The rule says: a coin with the player on it is gone, and you get 10 points.
studio-learn-collect-try = Walk over a coin.
studio-learn-win = Win when no coin is left.
studio-learn-win-how = The rule says: when there is no coin on the map, you win.
studio-learn-win-try = Take all three coins.
studio-learn-crate = Put a crate on the map.
studio-learn-crate-how = Touch the plus, take the crate, then touch a tile with room around it.
studio-learn-push = Let the player push the crate.
studio-learn-push-how = The rule says: the player on its left pushes it to the right, if there is no wall. The rule for walking must say, too: only if there is no crate.
studio-learn-push-try = Push the crate.
studio-learn-own = Give your game a name.
studio-learn-own-how = Write a title of your own, then leave the field.

### watch
studio-watch-play = Play
studio-watch-waits = Press to begin
studio-watch-level = Level
studio-watch-undo = Take back a press
studio-watch-redo = Play it again
studio-watch-pause = Pause
studio-watch-start = To the start
studio-watch-back = One round back
studio-watch-forth = One round on
studio-watch-reverse = Play backwards
studio-watch-new = New play
studio-watch-speed = Speed
studio-watch-speed-is = Speed { $speed }
studio-watch-line = Time line
studio-watch-round = Round { $at } of { $of }
studio-watch-score = Score { $score }
studio-watch-transport = Time
studio-watch-panels = Look closer
studio-watch-findings = What is wrong?
studio-watch-broken = The game has a mistake now. This is still the play before it.
studio-watch-mode-why = Why?
studio-watch-mode-fired = What ran
studio-watch-mode-tests = Tests
studio-watch-cell = Row { $row }, column { $col }.
studio-watch-edited = You changed the game.
studio-watch-keep-state = Go on
studio-watch-keep-inputs = Same presses
studio-watch-keep-new = From the start
studio-watch-keep-level = Level { $n } from the start
studio-watch-cannot-keep = That does not work any more: the map has another size, or the level is gone.
studio-watch-same =
    { $rounds ->
        [one] The one round is as before.
       *[other] All { $rounds } rounds are as before.
    }
studio-watch-parts = Round { $round } is the first that differs.
studio-watch-before = Before
studio-watch-after = After
studio-watch-both = Side by side
studio-watch-shows-before = This is the play before the change.
studio-watch-shows-after = This is the play after the change.

studio-watch-why = Why?
studio-watch-why-pick = Touch a tile to ask why it and what stands on it did what they did in this round.
studio-watch-no-round = Play a round first.
studio-watch-level-won = The level was won in this round. Go one round back to ask why.
studio-watch-place = Row { $row }, column { $col }, round { $round }
studio-watch-show-round = Show round { $round }
studio-watch-before-that = The time before
studio-watch-never-did = Nothing has happened here yet, and no rule has looked at it.
studio-watch-did-move =
    { $name } moved { $way ->
        [left] left
        [up] up
        [right] right
       *[down] down
    }.
studio-watch-did-halt =
    { $name } wanted to move { $way ->
        [left] left
        [up] up
        [right] right
       *[down] down
    } and was stopped.
studio-watch-did-appear = { $name } appeared.
studio-watch-did-appear-move =
    { $name } appeared and moved { $way ->
        [left] left
        [up] up
        [right] right
       *[down] down
    }.
studio-watch-did-vanish = { $name } vanished.
studio-watch-did-stay = { $name } stayed where it was.
studio-watch-ground-stays = The ground is still { $name }.
studio-watch-ground-becomes = The ground was { $name } and became { $to }.
studio-watch-nothing-told = No rule told it to do anything.
studio-watch-told = Rule { $n } ran for it: { $commands }.
studio-watch-told-by = Rule { $n } told it, for { $name } at row { $row }, column { $col }: { $commands }.
studio-watch-ran = It ran, but none of its commands was for this sprite.
studio-watch-not-run = These rules did not run for it
studio-watch-others =
    { $count ->
        [one] One more rule waited for something else
       *[other] { $count } more rules waited for something else
    }
studio-watch-open-rule = Open rule { $n }
studio-watch-where = Show where
studio-watch-shadowed = Rule { $n } had to wait: the button’s rule { $by } ran for it, and then its change rules rest.
studio-watch-blocked = Rule { $n }: its kind was blocked by the round before.
studio-watch-off = Rule { $n } is switched off.
studio-watch-limit = Rule { $n }: more rules ran in this round than can.
studio-watch-counter = Rule { $n }: it was not so that { $asked }.
studio-watch-not-touched = Rule { $n }: nobody touched it.
studio-watch-not-yet = Rule { $n }: it comes every { $rounds } rounds only.
studio-watch-not-pressed =
    Rule { $n }: { $button ->
        [left] left was
        [up] up was
        [right] right was
        [down] down was
        [b] B was
       *[a] A was
    } not pressed.
studio-watch-no-change = Rule { $n }: nothing had changed near it.
studio-watch-not-that-way =
    Rule { $n }: it was not about to move { $way ->
        [left] left
        [up] up
        [right] right
       *[down] down
    }.
studio-watch-hit-nothing =
    Rule { $n }: { $set ->
        [heading] what it hit was not moving that way.
       *[include] it hit nothing that the rule asks for.
    }
studio-watch-square =
    Rule { $n } asks: { $tile } { $set ->
        [include] That is not there.
        [heading] It does not move that way.
        [first] Of several there, this machine looks at the first only, which does not move that way.
        [also] That is not there.
        [exclude] It is there.
       *[map] That is outside the map.
    }
studio-watch-conflict =
    { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    } asked for different things for { $about ->
        [ground] the ground
       *[sprite] { $name }
    }: { $options }. Chance chose: { $kept } ({ $percent } %).
studio-watch-portal =
    { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }: chance chose one of { $among } free tiles.

studio-watch-fired = Rules that ran
studio-watch-fired-count =
    { $rules ->
        [0] No rule ran in this round.
        [one] One rule ran in this round.
       *[other] { $rules } rules ran in this round, { $firings } times in all.
    }
studio-watch-pressed = Pressed: { $buttons }.
studio-watch-points =
    { $points ->
        [one] One point.
       *[other] { $points } points.
    }
studio-watch-no-rules = This game has no rules yet.
studio-watch-rule-label =
    Rule { $n }{ $count ->
        [0] , did not run
        [one] , ran
       *[other] , ran { $count } times
    }: { $sentence }
studio-watch-never-seen = It waits: there is such a place at row { $row }, column { $col }.

studio-watch-tests = Tests
studio-watch-tests-help = Keep a play that is right. After every change it is played again, to see whether what it touches still does the same.
studio-watch-tests-passed = { $passed } of { $of } as before
studio-watch-tests-run = Playing them again …
studio-watch-run-all = Again
studio-watch-keep = Keep this play
studio-watch-kept =
    { $rounds ->
        [one] One round is kept as a test.
       *[other] { $rounds } rounds are kept as a test.
    }
studio-watch-stranded =
    { $why ->
        [no-level] The game has no such level any more.
        [size] The map of this level has another size now.
        [kind] A sprite or a background of this play is gone.
        [cut] The map of this level no longer has all tiles of this play.
        [sprite] The sprite “{ $name }” is gone.
        [background] The background “{ $name }” is gone.
        [counter] The counter “{ $name }” is gone.
        [message] The message “{ $name }” is gone.
        [middle] A play that was begun in the middle of a level cannot be kept: begin a new play.
       *[no-test] There is no such test.
    }
studio-watch-test-n = Test { $n }
studio-watch-test-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
studio-watch-test-same =
    { $rounds ->
        [one] one round, as before
       *[other] { $rounds } rounds, as before
    }
studio-watch-test-parts = differs first in round { $round } of { $rounds }
studio-watch-test-fault = cannot be played: { $fault }
studio-watch-test-since = since this change: { $what }
studio-watch-test-renew = Take the new result
studio-watch-test-renewed = The test now expects what happens today.
studio-watch-test-remove = Delete { $name }
studio-watch-test-shown = The test is shown at round { $round }.

studio-record = Record
studio-record-help = Show it on the board, and the rule is written for you.
studio-record-own = The rule is found by this machine’s own rules. This game plays by those of the original TileCode, so try it there.
studio-record-board = The board to show it on
studio-record-scene = Set the scene: drag things, tap them away, put down more. Then choose when it happens.
studio-record-again = Show it again somewhere else. Set the scene, then tap the button below.
studio-record-counter = Set a scene in which it must not happen.
studio-record-counter-then = Set a scene in which it must not happen, then tap the button below.
studio-record-counter-tap = Touch the tile on which it must not happen.
studio-record-counter-meet = Drag one onto the other: when these meet, it must not happen.
studio-record-aim = What moves already?
studio-record-aiming = A falling boulder, a rolling ball: drag it one tile the way it is going. A tap makes it stand still.
studio-record-do = Now do what should happen: drag things, tap them away, put down new ones.
studio-record-meet = Drag one onto the other to make them meet. Then do what should happen.
studio-record-tap = Begin on the tile that is touched: do there what should happen.
studio-record-when = When does it happen?
studio-record-event =
    { $event ->
        [smash] Two meet
       *[change] Always
    }
studio-record-short-change = always
studio-record-short-smash = meet
studio-record-short-tap = touched
studio-record-short-every = timed
studio-record-short-never = nowhere
studio-record-game = What happens in the game
studio-rounds-between = Rounds from one time to the next
studio-record-done = Done
studio-record-nothing = It does not happen here
studio-record-undo = Undo in the recording
studio-record-redo = Redo in the recording
studio-record-found =
    { $count ->
        [0] No rule does this
        [one] Is this the rule?
       *[other] Which rule do you mean?
    }
studio-record-none = A rule sees one tile in each direction, and moves things by one tile at a time. Begin anew, and do less at once.
studio-record-take = Take this rule: { $sentence }
studio-record-made = Rule { $n } is new.
studio-record-questions = Does it happen here too?
studio-record-question =
    { $place ->
        [C] With { $name } in the middle
        [N] With { $name } above
        [E] With { $name } on the right
        [S] With { $name } below
        [NW] With { $name } above on the left
        [NE] With { $name } above on the right
        [SW] With { $name } below on the left
        [SE] With { $name } below on the right
       *[W] With { $name } on the left
    }
studio-record-question-else = As in this picture
studio-record-yes = Yes
studio-record-no = No
studio-record-another = Another example
studio-record-not-here = Where it must not happen
studio-record-forget = Begin anew

studio-watch-key-play = Play, pause
studio-watch-key-reverse = Play backwards
studio-watch-key-step = One round back, on
studio-watch-key-ends = To the start, to the end
studio-watch-key-speed = Slower, faster
studio-watch-key-panels = Why, rules that ran, record, tests
