//! Tests player actions other than buttons (stopping time, single rounds, the camera, levels) and the limits
//! of a round's work and of a session's memory.

use tilery_kit::save::Save;
use tilery_kit::session::PAUSED;
use tilery_kit::{
    AnyGame, AnyHistory, AnySession, Entry, Film, Game, History, Input, Layout, Phase, Point, Reel, Room,
    Rules, Scene, Session, Status,
};
use tilery_tilecode::{MAX_FIRINGS, Params, TileCode, Ui, games};

fn open(text: &str) -> Box<dyn AnySession> {
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    game.open(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A walled map with a player in the middle, and additional rules.
fn field(rows: usize, cols: usize, rules: &str) -> String {
    let is_edge = |row, col| row == 0 || col == 0 || row + 1 == rows || col + 1 == cols;
    let grid = |tile: &dyn Fn(usize, usize) -> char| {
        (0..rows)
            .map(|row| format!("  {}\n", (0..cols).map(|col| tile(row, col)).collect::<String>()))
            .collect::<String>()
    };
    let map = grid(&|row, col| if is_edge(row, col) { 'W' } else { '.' });
    let sprites = grid(&|row, col| if (row, col) == (rows / 2, cols / 2) { 'p' } else { '.' });
    format!(
        "tilecode 1\nbackground ground . grass\nbackground wall W brick\nsprite player p player\nsprite spark s spark\n\n\
         level One\nmap\n{map}sprites\n{sprites}\nrule press:right all-four\nwhen C +player\nwhen E -wall\n\
         do C move:right\n{rules}"
    )
}

fn scene(text: &str, ui: &Ui) -> Scene {
    let (params, board) = TileCode::read(text).unwrap();
    let mut scene = Scene::default();
    TileCode::draw(&params, &board, ui, Layout::Portrait, &mut scene);
    scene
}

/// The number of backgrounds sent to the page.
fn tiles_seen(session: &dyn AnySession) -> usize {
    session.labels().0.len()
}

#[test]
fn only_visible_tiles_cross_to_the_page() {
    let small = open(&field(20, 20, ""));
    assert_eq!(tiles_seen(&*small), 400, "a small map is shown whole");
    let large = open(&field(127, 127, ""));
    assert_eq!(tiles_seen(&*large), 13 * 15, "a large map is shown in part");
    let sprites = scene(&field(127, 127, ""), &Ui::default()).sprites.len();
    assert!(sprites <= 15 * 17 + 1, "{sprites}: the visible part, and one tile around it");
}

#[test]
fn the_camera_zooms_moves_and_follows_again() {
    let mut session = open(&field(127, 127, ""));
    let ask = |session: &mut Box<dyn AnySession>, what| session.input(Input::Action(what)).film;
    let first = |session: &dyn AnySession| session.labels().0.first().map(|label| label.at);
    assert!(ask(&mut session, "zoom-in"));
    assert!(tiles_seen(&*session) < 13 * 15);
    for _ in 0..20 {
        ask(&mut session, "zoom-in");
    }
    assert_eq!(tiles_seen(&*session), 25, "at least five by five tiles are shown");
    for _ in 0..40 {
        ask(&mut session, "zoom-out");
    }
    assert_eq!(tiles_seen(&*session), 127 * 127, "at most the whole map is shown");
    assert!(!ask(&mut session, "zoom-out"), "nothing changes any more");

    let mut session = open(&field(127, 127, ""));
    let middle = first(&*session);
    for (there, back) in [("pan-left", "pan-right"), ("pan-up", "pan-down")] {
        assert!(ask(&mut session, there));
        assert_ne!(first(&*session), middle);
        assert!(ask(&mut session, back));
        assert_eq!(first(&*session), middle);
    }
    for _ in 0..100 {
        ask(&mut session, "pan-left");
    }
    assert_eq!(first(&*session).map(|at| at.x), Some(0.5), "it stops at the edge of the map");
    session.input(Input::Key("ArrowUp"));
    assert_eq!(first(&*session).map(|at| at.x), middle.map(|at| at.x), "a press resets the camera");

    let mut small = open(&field(9, 9, ""));
    assert!(!ask(&mut small, "zoom-out") && !ask(&mut small, "pan-left"), "the whole map is already shown");
}

#[test]
fn time_can_be_stopped_and_stepped_by_single_rounds() {
    let mut session = open(&field(9, 9, "\nrule change\nwhen C +player @resting\ndo C create:spark\n"));
    session.input(Input::Key("ArrowUp"));
    session.input(Input::Release(""));
    session.advance(160);
    assert_eq!(session.history().moves(), ["U"]);
    assert!(session.input(Input::Action("pause")).film, "a sign is shown");
    assert_eq!(session.status(), Status { reason: Some(PAUSED), ..Status::PLAYING });
    session.advance(1600);
    assert_eq!(session.history().at(), 1, "no round runs while time is stopped");
    session.input(Input::Action("step"));
    session.input(Input::Key("ArrowLeft"));
    session.input(Input::Release("ArrowLeft"));
    session.advance(1600);
    assert_eq!(session.history().moves(), ["U", "."]);
    session.input(Input::Key("."));
    assert_eq!(session.history().moves(), ["U", ".", "L"], "a single round uses the button that was pressed");
    session.input(Input::Key("p"));
    assert_eq!(session.status(), Status::PLAYING);
    session.input(Input::Key("ArrowDown"));
    session.advance(160);
    assert_eq!(session.history().at(), 4, "rounds run again");
}

/// Levels of shipped games are changed in place. A play that began in the old version of a level must not
/// continue in the new version.
#[test]
fn a_short_save_does_not_open_in_a_changed_level() {
    let mut played = History::<TileCode>::open("crates#1").unwrap();
    for round in ["R", ".", "R"] {
        played.record(round.parse().unwrap(), &mut Reel::silent()).unwrap();
    }
    played.go_to(2);
    let save = played.save();
    assert!(save.contains("\nat 2\nhash 2 "), "{save}");
    // The next level serves as the changed level.
    let replay = |game: &str| History::<TileCode>::open(game).unwrap().replay(&Save::parse(&save).unwrap());
    assert_eq!(replay("crates#1").unwrap().save(), save, "moves to redo are kept");
    assert!(replay("crates-2#1").is_err());
}

#[test]
fn undo_goes_to_before_the_last_player_action() {
    // A fires a rule without commands, and the third step to the right hits the wall.
    let text = field(9, 9, "\nrule press:a\nwhen C +player\n");
    let mut history = History::<TileCode>::open(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    let play = |history: &mut History<TileCode>, rounds: &[&str]| {
        for round in rounds {
            history.record(round.parse().unwrap(), &mut Reel::silent()).unwrap();
        }
    };
    play(&mut history, &[".", "R", ".", "A", "R", "R", "R", "."]);
    let points: Vec<usize> = (0..=9).map(|at| history.undo_point(at)).collect();
    assert_eq!(points, [0, 0, 1, 1, 1, 4, 5, 5, 5, 5]);
    // A new line discards the actions of the old one.
    history.go_to(5);
    play(&mut history, &["."]);
    assert_eq!(history.undo_point(6), 4);
}

#[test]
fn a_session_undoes_by_player_actions_and_seeks_by_rounds() {
    let mut session = open(&field(9, 9, ""));
    for round in [".", "R", ".", ".", "R", "R", "R", "."] {
        session.play(round).unwrap();
    }
    let mut stops = Vec::new();
    while session.undo().position {
        stops.push(session.history().at());
    }
    assert_eq!(stops, [5, 4, 1, 0]);
    while session.redo().position {
        stops.push(session.history().at());
    }
    assert_eq!(stops[4..], [1, 4, 5, 8], "redo stops where undo did");
    assert!(!session.history().is_branched());

    // A seek by one round is animated as it was played, a longer seek as a jump.
    let film = |session: &mut Box<dyn AnySession>, to| {
        session.seek(to);
        session.film().numbers
    };
    let jump = film(&mut session, 4);
    let forth = film(&mut session, 5);
    let back = film(&mut session, 4);
    let mut played = open(&field(9, 9, ""));
    for round in [".", "R", ".", ".", "R"] {
        played.play(round).unwrap();
    }
    assert_eq!(forth, played.film().numbers);
    assert_ne!(back, jump, "the film backwards is no jump");
    assert_eq!(back[Film::HEADER], forth[Film::HEADER]);
}

/// A game of two levels, each won by a step to the right.
fn two_levels() -> String {
    let text = field(9, 9, "do game win\n");
    let (head, rest) = text.split_once("level One\n").unwrap();
    let (level, rules) = rest.split_once("\nrule ").unwrap();
    format!("{head}level One\n{level}\nlevel Two\n{level}\nrule {rules}")
}

#[test]
fn a_game_that_begins_at_a_later_level_continues_after_its_first_round() {
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    let params = game.set("crossing", "level", "2").unwrap();
    let mut session = game.deal(&params, 1).unwrap();
    // The player walks against the hedge, where there are no cars.
    session.input(Input::Key("ArrowDown"));
    for _ in 0..10 {
        session.advance(session.pace().unwrap());
    }
    assert_eq!(session.history().at(), 10);
}

#[test]
fn no_round_is_played_on_a_level_that_has_not_been_seen() {
    let mut session = open(&two_levels());
    session.input(Input::Key("ArrowRight"));
    let pace = session.pace().unwrap();
    session.advance(4 * pace);
    assert_eq!(
        (session.history().at(), session.figures().get("level")),
        (1, Some(2)),
        "{:?}",
        session.history().moves()
    );
}

#[test]
fn a_press_counts_once_and_a_button_held_longer_than_200_ms_in_every_round() {
    let text = field(9, 9, "").replace("tilecode 1\n", "tilecode 1\npace 50\n");
    let presses =
        |session: &dyn AnySession| session.history().moves().iter().filter(|round| *round == "R").count();
    let mut session = open(&text);
    session.input(Input::Key("ArrowRight"));
    let mut seen = Vec::new();
    for _ in 0..6 {
        session.advance(50);
        seen.push(presses(&*session));
    }
    assert_eq!(seen, [1, 1, 1, 1, 2, 3]);
    let mut session = open(&text);
    session.input(Input::Key("ArrowRight"));
    session.input(Input::Release("ArrowRight"));
    (0..8).for_each(|_| _ = session.advance(50));
    assert_eq!(presses(&*session), 1, "a button released before its round still counts");
}

#[test]
fn the_first_kind_is_drawn_above_the_second() {
    let text = field(9, 9, "").replace("....p....", "...sp....");
    let layer = |look| {
        let sprites = scene(&text, &Ui::default()).sprites;
        sprites.iter().find(|sprite| sprite.role == 1 && sprite.look == look).map(|sprite| sprite.layer)
    };
    assert!(layer(16) > layer(17) && layer(17) > Some(0));
}

#[test]
fn a_destroyed_sprite_is_shown_finishing_its_move() {
    let text = "tilecode 1\nbackground ground . grass\nsprite player p player\nsprite spark s spark\n\nlevel One\nmap\n  ...\nsprites\n  ps.\n\n\
        rule press:a\nwhen C +player\nwhen E +spark\ndo E move:right destroy\ndo C create:spark move:left\n\nrule press:right\nwhen C +player\ndo C move:right\n";
    tilery_kit::recorded::golden::<TileCode>("vanish", text, &["A", "R"]);
}

/// The scene of a level, given the space on the screen.
fn staged(params: &Params, layout: Layout, room: Room) -> Scene {
    let board = TileCode::deal(params, tilery_kit::Rng::from_seed(1));
    let mut ui = Ui::default();
    TileCode::room(&mut ui, Some(room));
    let mut scene = Scene::default();
    TileCode::draw(params, &board, &ui, layout, &mut scene);
    scene
}

#[test]
fn map_and_pad_fill_a_phone_and_tiles_are_legible() {
    let rooms = [
        (Layout::Portrait, 374.0, 640.0),
        (Layout::Portrait, 304.0, 400.0),
        (Layout::Landscape, 600.0, 374.0),
        (Layout::Landscape, 440.0, 310.0),
    ];
    for game in &games::ALL {
        let levels = game.name.parse::<Params>().unwrap().levels();
        for params in (1..=levels).map(|level| format!("{}-{level}", game.name).parse::<Params>().unwrap()) {
            for (layout, width, height) in rooms {
                let scene = staged(&params, layout, Room { width, height, has_touch: true });
                let view = scene.view;
                let unit = (width / view.w).min(height / view.h);
                assert!(unit >= 13.9, "{params}, {layout:?}, {width}: tiles of {unit} pixels");
                let pad = || scene.sprites.iter().filter(|sprite| sprite.role == 2);
                if params.project().program().pressed == [0; 6] {
                    assert_eq!(pad().count(), 0, "{params} is played by touching tiles");
                    continue;
                }
                let is_full = (width / view.w - height / view.h).abs() < 0.01;
                assert!(is_full, "{params}, {layout:?}: the whole space is used");
                let map = scene.sprites.iter().filter_map(|sprite| sprite.clip).next().unwrap();
                assert!(pad().count() > 0, "{params}");
                for sprite in pad() {
                    let button = sprite.rect;
                    assert!(button.w * unit >= 47.9, "{params}, {layout:?}: {} pixels", button.w * unit);
                    let fits = button.x >= view.x - 0.01
                        && button.x + button.w <= view.x + view.w + 0.01
                        && button.y + button.h <= view.y + view.h + 0.01;
                    assert!(fits, "{params}, {layout:?}: {button:?} in {view:?}");
                    let is_apart = button.y >= map.y + map.h - 0.01
                        || button.x + button.w <= map.x + 0.01
                        || button.x >= map.x + map.w - 0.01;
                    assert!(is_apart, "{params}, {layout:?}: {button:?} on {map:?}");
                }
            }
        }
    }
}

#[test]
fn without_touch_there_is_no_pad_and_a_large_map_fills_the_available_space() {
    let room = Room { width: 1000.0, height: 740.0, has_touch: false };
    let (params, _) = TileCode::read(&field(24, 32, "")).unwrap();
    let scene = staged(&params, Layout::Landscape, room);
    assert!(scene.sprites.iter().all(|sprite| sprite.role != 2));
    assert_eq!((scene.view.w, scene.view.h), (32.0, 24.0), "tiles of thirty pixels");
    let (params, _) = TileCode::read(&field(127, 127, "")).unwrap();
    let scene = staged(&params, Layout::Landscape, room);
    assert_eq!((scene.view.w, scene.view.h), (31.0, 23.0), "the camera follows");
    let low = Room { width: 580.0, height: 340.0, has_touch: false };
    for (rows, shown, why) in [(24, 24.0, "tiles of fourteen pixels"), (25, 10.0, "the camera follows")] {
        let (params, _) = TileCode::read(&field(rows, 17, "")).unwrap();
        assert_eq!(staged(&params, Layout::Landscape, low).view.h, shown, "{why}");
    }
}

#[test]
fn a_new_level_waits_for_a_button() {
    let won =
        "\nrule change\nwhen C +player @right\ndo game win\n\nrule change\nwhen C +spark\ndo C move:left\n";
    let text = field(9, 9, won);
    let (head, rest) = text.split_at(text.find("level One").unwrap());
    let (level, rules) = rest.split_at(rest.find("rule ").unwrap());
    let mut session = open(&[head, level, &level.replace("One", "Two"), rules].concat());
    session.input(Input::Key("ArrowRight"));
    // At the wall no press rule fires any more, and the level is won.
    while session.figures().get("level") == Some(1) && session.history().at() < 20 {
        session.advance(160);
    }
    assert_eq!(session.figures().get("level"), Some(2));
    let won = session.history().at();
    (0..20).for_each(|_| _ = session.advance(160));
    assert_eq!(session.history().at(), won, "the key is still held, and no round runs");
    session.input(Input::Release("ArrowRight"));
    session.input(Input::Key("ArrowUp"));
    session.advance(160);
    assert_eq!(session.history().at(), won + 1, "a press begins the level");
}

#[test]
fn the_pad_follows_the_camera() {
    let text = field(127, 127, "");
    let (params, board) = TileCode::read(&text).unwrap();
    let mut ui = Ui::default();
    TileCode::room(&mut ui, Some(Room { width: 374.0, height: 640.0, has_touch: true }));
    let take = |ui: &mut Ui, input| TileCode::input(&params, &board, ui, input, Layout::Portrait);
    take(&mut ui, Input::Action("zoom-in"));
    take(&mut ui, Input::Action("pan-left"));
    let scene = scene(&text, &ui);
    // The pad's second button is the right arrow.
    let pads: Vec<_> = scene.sprites.iter().filter(|sprite| sprite.role == 2).collect();
    let rect = pads[1].rect;
    let at = Point { x: rect.x + rect.w / 2.0, y: rect.y + rect.h / 2.0 };
    take(&mut ui, Input::Pointer { phase: Phase::Down, at });
    take(&mut ui, Input::Pointer { phase: Phase::Up, at });
    let due = TileCode::tick(&params, &board, &mut ui).map(|round| round.to_string());
    assert_eq!(due.as_deref(), Some("R"));
}

#[test]
fn the_number_of_firings_in_a_round_is_limited() {
    // Sixteen thousand sprites, each with twenty rules in all six views: about two million would fire.
    let rules: String = (0..20)
        .map(|n| {
            let places = ["NW", "NE", "SW", "SE", "N", "E", "S", "W"];
            let (one, other) = (places[n % 8], places[(n / 8 + 1 + n) % 8]);
            let more = if one == other { String::new() } else { format!("\nwhen {other} ~spark ~wall ~ground") };
            format!(
                "\nrule change flip-h flip-v all-four\nwhen C +spark\nwhen {one} ~ground ~wall{more}\ndo C score:1 move:left \
                 paint:ground create:spark\n"
            )
        })
        .collect();
    let text = field(127, 127, &rules);
    let body = "s".repeat(125);
    let full: String = (0..127)
        .map(|n| if n % 126 == 0 { format!("  {}\n", ".".repeat(127)) } else { format!("  .{body}.\n") })
        .collect();
    let at = text.find("\nrule ").unwrap();
    let text = format!("{}sprites\n{full}{}", &text[..at], &text[at..]);
    let mut session = open(&text);
    session.play(".").unwrap();
    assert_eq!(session.figures().get("score"), Some(i64::from(MAX_FIRINGS)));
    session.play(".").unwrap();
    assert_eq!(session.figures().get("score"), Some(2 * i64::from(MAX_FIRINGS)));
    assert!(
        session.history().position().lines().filter(|line| line.starts_with("sprite ")).count() <= 16_386
    );
}

#[test]
fn long_sessions_on_large_maps_keep_fewer_boards_and_can_still_seek_anywhere() {
    let text = field(127, 127, "");
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    let mut session = game.open(&text).unwrap();
    let moves = ["R", "D", "L", "U"];
    let mut places = Vec::new();
    for n in 0..12_000 {
        if n % 1111 == 0 {
            places.push((n, session.history().position()));
        }
        session.play(moves[n / 20 % 4]).unwrap();
    }
    for (n, position) in places.iter().rev() {
        session.seek(*n);
        assert_eq!(session.history().position(), *position, "after {n} moves");
    }
}

#[test]
fn a_player_s_own_game_has_a_title_and_a_shipped_game_a_name() {
    let own = field(7, 9, "").replacen('\n', "\ntitle The Cellar\n", 1);
    assert_eq!(open(&own).history().title().as_deref(), Some("The Cellar"));
    assert_eq!(open(&field(7, 9, "")).history().title().as_deref(), Some(""), "it has no title yet");
    assert_eq!(open(&games::ALL[0].text().unwrap()).history().title(), None);
}
