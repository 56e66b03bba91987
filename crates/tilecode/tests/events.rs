//! Tests the features of the second version of projects against the rules page: taps, `every` rules,
//! counters, messages, sounds, restarts and exits.

use tilery_kit::{
    Anchor, AnySession, Cell, Dir, EffectKind, Game, Input, Layout, Phase, Point, Reel, Rng, Room, Rules,
    Session,
};
use tilery_tilecode::check::check;
use tilery_tilecode::document::Document;
use tilery_tilecode::{Board, Outcome, Params, Project, Round, TileCode, state};

const HEAD: &str = "tilecode 2
background ground . grass
background wall W brick
sprite player p player
sprite rock o boulder
counter keys 0 shown
counter lives 3
message hello Hello!
message bye Good bye.

level One
map
  ....
  ...W
sprites
  p...
  o...

level Two
map
  ....
  ....
sprites
  ..p.
  ....
";

fn board(rules: &str) -> Board {
    let (document, _) = Document::parse(&[HEAD, rules].concat()).unwrap();
    let project = Project::of(&document).unwrap_or_else(|findings| panic!("{rules}\n{findings:?}"));
    Board::new(&project, Rng::from_seed(1))
}

fn play(board: &mut Board, rounds: &str) {
    for round in rounds.split(',') {
        board.play(round.trim().parse().unwrap(), &mut Reel::silent());
    }
}

/// The lines of the state block that begin with a word.
fn lines(board: &Board, word: &str) -> Vec<String> {
    let mut text = String::new();
    state::print_state(board, &mut text);
    text.lines().filter(|line| line.starts_with(word)).map(str::to_owned).collect()
}

#[track_caller]
fn case(rules: &str, rounds: &str, word: &str, expected: &[&str]) {
    let mut board = board(rules);
    play(&mut board, rounds);
    assert_eq!(lines(&board, word), expected, "{rules} after {rounds}");
}

#[test]
fn a_tap_runs_for_the_sprites_of_its_tile_or_for_the_tile() {
    let push = "rule tap\nwhen C +player\ndo C move:right\n";
    case(push, "tap r1c1", "sprite", &["sprite player 1 2 right", "sprite rock 2 1 resting"]);
    case(push, "tap r1c2", "sprite player", &["sprite player 1 1 resting"]);
    let fill = "rule tap\nwhen C +ground -rock\ndo C paint:wall create:rock\n";
    case(fill, "tap r1c3", "  ", &["  ..W.", "  ...W"]);
    case(fill, "tap r1c3", "sprite rock", &["sprite rock 2 1 resting", "sprite rock 1 3 resting"]);
    case(fill, "tap r2c4", "  ", &["  ....", "  ...W"]);
    case(fill, "tap r2c1", "  ", &["  ....", "  ...W"]);
    // A sprite for which a tap rule fired gets no change rules.
    let shadow = "rule tap\nwhen C +player\nrule change\nwhen C +player\ndo C move:down\n";
    case(shadow, "tap r1c1", "sprite player", &["sprite player 1 1 resting"]);
    case(shadow, ".", "sprite player", &["sprite player 2 1 down"]);
}

#[test]
fn only_tiles_of_the_map_can_be_touched_and_only_if_there_is_a_tap_rule() {
    let tap = "rule tap\nwhen C +player\n";
    for (rules, round) in
        [(tap, "tap r3c1"), (tap, "tap r1c5"), ("rule tap off\nwhen C +player\n", "tap r1c1")]
    {
        let mut board = board(rules);
        let params = Params::of(board.project().clone());
        let round: Round = round.parse().unwrap();
        let refused = TileCode::play(&params, &mut board, &round, &mut Reel::silent()).unwrap_err();
        assert_eq!(refused.say.id, "tilecode-no-tap");
    }
    assert_eq!(TileCode::moves(&Params::of(board(tap).project().clone()), &board(tap)).count(), 32 + 8);
    for text in ["tap", "tap r0c1", "tap r1c128", "tap 1 1", "r1c1", "tap r1c1 "] {
        assert!(text.parse::<Round>().is_err(), "{text}");
    }
    assert_eq!("tap r12c3".parse::<Round>().unwrap().to_string(), "tap r12c3");
}

#[test]
fn fingers_and_keys_touch_tiles() {
    let mut session = Session::<TileCode>::from_board(
        Params::of(board("rule tap\nwhen C +ground\ndo C paint:wall\n").project().clone()),
        board("rule tap\nwhen C +ground\ndo C paint:wall\n"),
    );
    session.lay_out(Layout::Portrait, None);
    for phase in [Phase::Down, Phase::Up] {
        session.input(Input::Pointer { phase, at: Point { x: 2.5, y: 0.5 } });
    }
    session.advance(1000);
    let taps = |session: &Session<TileCode>| {
        session.history().moves().into_iter().filter(|mv| mv.starts_with("tap")).collect::<Vec<_>>()
    };
    assert_eq!(taps(&session), ["tap r1c3"]);
    // The cursor appears in the middle, moves, and touches.
    for key in ["ArrowLeft", "ArrowLeft", "ArrowUp", "Enter"] {
        session.input(Input::Key(key));
    }
    session.advance(1000);
    assert_eq!(taps(&session), ["tap r1c3", "tap r1c2"]);
}

#[test]
fn a_swipe_touches_a_tile_and_its_neighbour_if_there_are_no_rules_for_arrows() {
    let touched = |rules: &str, is_flick: bool| {
        let board = || board(rules);
        let mut session = Session::<TileCode>::from_board(Params::of(board().project().clone()), board());
        session.lay_out(Layout::Portrait, None);
        let at = |x| Point { x, y: 0.5 };
        if is_flick {
            session.input(Input::Swipe { dir: Dir::Right, at: at(1.5) });
        } else {
            // The finger moves on, and back.
            let path = [(Phase::Down, 1.5), (Phase::Move, 2.3), (Phase::Move, 3.4), (Phase::Move, 1.5)];
            for (phase, x) in path.into_iter().chain([(Phase::Up, 1.5)]) {
                session.input(Input::Pointer { phase, at: at(x) });
            }
        }
        session.advance(1000);
        session.history().moves().into_iter().filter(|mv| mv != ".").collect::<Vec<_>>()
    };
    let taps = "rule tap\nwhen C +ground\ndo C paint:wall\n";
    for is_flick in [false, true] {
        assert_eq!(touched(taps, is_flick), ["tap r1c2", "tap r1c3"]);
    }
    let arrows = format!("{taps}rule press:right\nwhen C +player\ndo C move:right\n");
    assert_eq!(touched(&arrows, true), ["R"]);
}

#[test]
fn fingers_touch_tiles_beside_a_pad() {
    let rules =
        "rule tap\nwhen C +ground\ndo C paint:wall\nrule press:right\nwhen C +player\ndo C move:right\n";
    let mut session =
        Session::<TileCode>::from_board(Params::of(board(rules).project().clone()), board(rules));
    session.lay_out(Layout::Portrait, Some(Room { width: 390.0, height: 700.0, has_touch: true }));
    let pad = TileCode::ROLES.iter().position(|role| role.name == "pad").unwrap() as u16;
    let scene = session.scene();
    let arrow = scene.sprites.iter().find(|sprite| sprite.role == pad).unwrap().rect;
    let middle = Point { x: arrow.x + arrow.w / 2.0, y: arrow.y + arrow.h / 2.0 };
    // A tile, the pad, and the space between them, where there is no tile.
    for at in [Point { x: 1.5, y: 1.5 }, middle, Point { x: 1.5, y: 2.4 }] {
        for phase in [Phase::Down, Phase::Up] {
            session.input(Input::Pointer { phase, at });
        }
        session.advance(1000);
    }
    let moves: Vec<_> = session.history().moves().into_iter().filter(|mv| mv != ".").collect();
    assert_eq!(moves, ["tap r2c2", "R"]);
}

#[test]
fn every_runs_in_each_nth_round_for_all_sprites_of_its_kind() {
    let march = "rule every:3\nwhen C +player\ndo C move:right\n";
    case(march, ".,.", "sprite player", &["sprite player 1 1 resting"]);
    case(march, ".,.,.", "sprite player", &["sprite player 1 2 right"]);
    case(march, ".,.,.,.,.,.", "sprite player", &["sprite player 1 3 right"]);
    // It also runs for sprites for which a press rule fired.
    let both = "rule press:right\nwhen C +player\nrule every:1\nwhen C +player\ndo C move:down\n";
    case(both, "R", "sprite player", &["sprite player 2 1 down"]);
    let blocked =
        "rule press:a\nwhen C +player\ndo game block:player\nrule every:2\nwhen C +player\ndo C move:right\n";
    case(blocked, "A,.", "sprite player", &["sprite player 1 1 resting"]);
    assert!(!board(march).is_asleep());
}

#[test]
fn the_board_is_asleep_if_counters_keep_its_rules_from_running() {
    let asleep = |rule: &str| {
        let mut board = board(rule);
        board.play(Round::default(), &mut Reel::silent());
        board.is_asleep()
    };
    let rule = |event: &str, keys: &str| {
        format!("rule {event}\nwhen C +player\nwhen game keys{keys}\ndo C move:right\n")
    };
    assert!(asleep(&rule("every:1", ">=1")), "no round changes the counter");
    assert!(!asleep(&rule("every:1", ">=0")));
    assert!(!asleep(&rule("every:2", ">=1")), "the rounds until it runs must be counted");
    let never =
        |keys: &str| format!("rule never\nwhen C +rock ~wall\nwhen game keys{keys}\ndo game score:1\n");
    assert!(asleep(&never(">=1")) && !asleep(&never(">=0")));
}

#[test]
fn counters_are_added_to_and_compared() {
    let count = "rule press:a\nwhen C +player\ndo game add:keys:2 add:lives:-1\n";
    case(count, "A,A", "counter", &["counter keys 4", "counter lives 1"]);
    // Conditions compare the values at the start of the round.
    let open = "rule press:a\nwhen C +player\nwhen game keys>=2 keys<=3 lives=2\ndo C move:right\n\
        rule press:a\nwhen C +player\ndo game add:keys:2 add:lives:-1\n";
    case(open, "A", "sprite player", &["sprite player 1 1 resting"]);
    case(open, "A,A", "sprite player", &["sprite player 1 2 right"]);
    case(open, "A,A,A", "sprite player", &["sprite player 1 2 resting"]);
    let never =
        "rule never\nwhen C +wall +ground -player -rock -wall -ground\nwhen game lives<=2\ndo game lose\n";
    assert!(
        check(&Document::parse(&[HEAD, never].concat()).unwrap().0)
            .1
            .iter()
            .any(|one| !one.fault.is_warning())
    );
    let none = "rule never\nwhen C +player ~wall\nwhen game lives<=2\ndo game lose\n\
        rule press:a\nwhen C +player\ndo game add:lives:-1\n";
    let mut board = board(none);
    play(&mut board, ".,A");
    assert_eq!(board.outcome, Outcome::Playing);
    play(&mut board, ".");
    assert_eq!(board.outcome, Outcome::Lost);
}

#[test]
fn counters_are_kept_from_level_to_level_and_shown_ones_are_figures() {
    let all = "rule press:a\nwhen C +player\ndo game add:keys:1 win\nrule press:left\nwhen C +player\ndo game add:keys:1 restart\n";
    case(all, "A", "counter keys", &["counter keys 1"]);
    case(all, "L,L,A,L", "counter keys", &["counter keys 4"]);
    let board = board(all);
    let params = Params::of(board.project().clone());
    let names: Vec<String> =
        TileCode::figures(&params, &board).0.iter().map(|(name, _)| name.to_string()).collect();
    assert_eq!(names, ["score", "level", "=keys", "round"]);
}

#[test]
fn a_message_stays_until_the_next_move_which_only_dismisses_it() {
    let tell = "rule press:a\nwhen C +player\ndo game message:bye message:hello message:bye\n\
        rule press:right\nwhen C +player\ndo C move:right\n";
    case(tell, "A", "message", &["message bye hello"]);
    case(tell, "A,R", "message", &["message hello"]);
    case(tell, "A,R,R", "sprite player", &["sprite player 1 1 resting"]);
    case(tell, "A,R,R", "round", &["round 1"]);
    case(tell, "A,R,R,R", "sprite player", &["sprite player 1 2 right"]);
    let mut board = board(tell);
    let mut reel = Reel::new();
    board.play("A".parse().unwrap(), &mut reel);
    let said: Vec<&str> = reel.finish(&board).1.iter().map(|say| say.id).collect();
    assert!(said.contains(&"tilecode-message"), "{said:?}");
    let params = Params::of(board.project().clone());
    assert_eq!(TileCode::notice(&params, &board), board.message());
    // No rounds run while a message is shown, and held buttons do not dismiss it.
    let mut session = Session::<TileCode>::from_board(params, board);
    session.advance(60_000);
    assert_eq!(session.history().at(), 0);
    session.input(Input::Key(" "));
    session.advance(1000);
    assert_eq!(session.history().moves()[0], "A");
}

#[test]
fn restart_begins_a_level_again_and_exit_leads_to_another() {
    let rules = "rule press:left\nwhen C +player\ndo game restart\nrule press:right\nwhen C +player\ndo C move:right\n\
        rule press:up\nwhen C +player\ndo game exit:2\nrule press:down\nwhen C +player\ndo game exit:9 exit:1 score:5\n\
        rule press:a\nwhen C +player\ndo game win restart exit:1\n";
    case(rules, "R,R,L", "sprite player", &["sprite player 1 1 resting"]);
    case(rules, "R,R,L", "round", &["round 0"]);
    case(rules, "U", "level", &["level 2"]);
    case(rules, "U,D", "level", &["level 1"]);
    case(rules, "U,D,D", "score", &["score 10"]);
    case(rules, "A", "level", &["level 2"]);
    let mut end = board(rules);
    play(&mut end, "A,A");
    assert_eq!(end.outcome, Outcome::Won, "win takes precedence over restart");
    let warned = check(&Document::parse(&[HEAD, rules].concat()).unwrap().0).1;
    let warned: Vec<String> = warned.iter().map(|one| one.fault.to_string()).collect();
    assert_eq!(warned, ["There is no level 9: this way out leads nowhere."]);
}

#[test]
fn a_sound_is_heard_and_changes_nothing() {
    let mut board = board("rule press:a\nwhen C +player\ndo game sound:zap sound:pop\n");
    let mut reel = Reel::new();
    board.play("A".parse().unwrap(), &mut reel);
    let (steps, _) = reel.finish(&board);
    let dresses: Vec<_> = steps.iter().flat_map(|step| &step.effects).map(|effect| effect.dress).collect();
    assert_eq!(dresses, [Some("zap")]);
}

#[test]
fn texts_are_canonical_and_name_the_second_version_if_they_need_it() {
    let rules = "\nrule tap all-four\nwhen C +player\nwhen game keys>=3 lives=-1\ndo game add:keys:-3 message:bye sound:pop\n\
        \nrule every:12\nwhen C +rock\ndo game restart\n";
    let text = [HEAD, rules].concat();
    assert_eq!(Document::parse(&text).unwrap().0.print(), text);
    let first = text.replace("tilecode 2", "tilecode 1");
    assert_eq!(Document::parse(&first).unwrap().0.print(), text);
    for new in ["counter a 0", "message a b", "rule tap", "rule every:2", "rule change\nwhen game a=0"] {
        let text = Document::parse(&format!("tilecode 1\n{new}\n")).unwrap().0.print();
        assert!(text.starts_with("tilecode 2\n"), "{text}");
    }
    for command in ["add:a:1", "message:a", "sound:pop", "restart", "exit:2"] {
        let text =
            Document::parse(&format!("tilecode 1\nrule change\ndo game {command}\n")).unwrap().0.print();
        assert!(text.starts_with("tilecode 2\n"), "{text}");
    }
}

#[test]
fn the_checker_reports_faults_in_features_of_the_second_version() {
    let faults = |lines: &str| {
        let document = Document::parse(&[HEAD, lines].concat()).unwrap().0;
        check(&document).1.iter().map(|one| one.fault.to_string()).collect::<Vec<_>>()
    };
    let rule = |lines: &str| faults(&format!("rule change\nwhen C +player\n{lines}\n"));
    let a = |fault: &str| vec![fault.to_owned()];
    assert_eq!(faults("counter many 1000\n"), a("A counter begins with a whole number from -999 to 999."));
    assert_eq!(faults("counter keys 1\n"), a("Something else is called `keys` already."));
    assert_eq!(faults("message bye Again\n"), a("Something else is called `bye` already."));
    assert_eq!(rule("when game coins>=1"), a("No counter is called `coins`."));
    assert_eq!(
        rule("when game keys>1"),
        a("`keys>1` is no comparison: write a counter, then >=, <= or =, then a number, such as keys>=3.")
    );
    assert_eq!(rule("when game keys=1\nwhen game keys=2"), a("This rule has a line for tile game already."));
    assert_eq!(
        rule(&format!("when game{}", " keys=1".repeat(9))),
        a("A rule compares at most eight counters.")
    );
    assert_eq!(rule("do game add:coins:1"), a("No counter is called `coins`."));
    assert_eq!(rule("do game message:no"), a("No message is called `no`."));
    for command in
        ["add:keys", "add:keys:1000", "sound:moo", "sound:none", "exit:0", "exit:65", "exit:01", "restart:1"]
    {
        assert_eq!(rule(&format!("do game {command}")), [format!("`{command}` is no command.")]);
    }
    for event in ["every", "every:0", "every:1001", "every:02", "tap:a"] {
        assert!(faults(&format!("rule {event}\nwhen C +player\n"))[0].contains("is no event"), "{event}");
    }
    assert_eq!(faults("rule tap\nwhen C +ground\ndo C paint:wall\n"), Vec::<String>::new());
    assert_eq!(faults("rule tap\nwhen C +player +ground\n").len(), 1, "its centre is the player");
    assert_eq!(
        faults("rule tap\nwhen C +ground\ndo C destroy\n"),
        a("`destroy` needs a sprite here: give the tile a green check (+) with sprites only.")
    );
    let many = |most| faults(&(0..most).map(|n| format!("counter c{n} 0\n")).collect::<String>());
    assert_eq!(many(14), Vec::<String>::new(), "two are there");
    assert_eq!(many(15), ["There can be at most 16 counters."]);
}

#[test]
fn a_position_contains_counters_and_pending_messages() {
    let rules = "rule press:a\nwhen C +player\ndo game add:keys:2 message:hello message:bye\n";
    let mut board = board(rules);
    play(&mut board, "A");
    let mut text = String::new();
    state::print(&board, &mut text);
    let (_, again) = TileCode::read(text.trim_end()).unwrap();
    assert_eq!(again, board);
    assert!(text.contains("\nscore 0\ncounter keys 2\ncounter lives 3\nmap\n"), "{text}");
    for (from, to) in [
        ("counter lives 3", "counter lives x"),
        ("counter lives 3\n", ""),
        ("message hello bye", "message hello hello"),
        ("message hello bye", "message nobody"),
    ] {
        let (project, state) = text.split_once("\nstate\n").unwrap();
        let broken = [project, "\nstate\n", &state.replace(from, to)].concat();
        assert!(TileCode::read(broken.trim_end()).is_err(), "{to}");
    }
    let mut plain = Board::new(&Project::parse(tilery_tilecode::games::BLANK).unwrap().0, Rng::default());
    plain.play(Round::default(), &mut Reel::silent());
    assert!(lines(&plain, "counter").is_empty() && lines(&plain, "message").is_empty());
}

/// The points that a round reports, with their cells; no cells mean the whole board.
fn gains(rules: &str, round: &str) -> Vec<(i64, Vec<Cell>)> {
    let mut board = board(rules);
    let params = Params::of(board.project().clone());
    let mut reel = Reel::new();
    TileCode::play(&params, &mut board, &round.parse().unwrap(), &mut reel).unwrap();
    let (steps, _) = reel.finish(&board);
    let effects = steps.into_iter().flat_map(|step| step.effects);
    let gains = effects.filter(|effect| effect.kind == EffectKind::Gain).map(|effect| match effect.at {
        Anchor::Cells(cells) => (effect.amount, cells),
        _ => (effect.amount, Vec::new()),
    });
    gains.collect()
}

#[test]
fn points_are_reported_where_they_are_won() {
    let at = |row, col| vec![Cell::new(row, col)];
    let rock = "rule press:right\nwhen C +rock\ndo C score:10\n";
    assert_eq!(gains(rock, "R"), [(10, at(1, 0))]);
    let beside = "rule press:right\nwhen C +player\ndo E score:5\n";
    assert_eq!(gains(&[rock, beside].concat(), "R"), [(5, at(0, 1)), (10, at(1, 0))]);
    // Points of the row `game`, of tiles off the map, and of too many commands have no place.
    assert_eq!(gains("rule press:right\nwhen C +player\ndo game score:5\n", "R"), [(5, vec![])]);
    let far = "do E score:5\ndo S score:5\n";
    let off = format!("rule press:right\nwhen C +player\n{far}rule press:right\nwhen C +rock\n{far}");
    assert_eq!(gains(&off, "R"), [(20, vec![])], "one of the tiles is off the map");
    let many = "rule press:right\nwhen C +player\ndo C score:1 score:1 score:1 score:1\n".repeat(3);
    assert_eq!(gains(&many, "R"), [(12, vec![])]);
    assert_eq!(gains("rule press:right\nwhen C +player\ndo C score:-5\n", "R"), [(-5, at(0, 0))]);
    assert_eq!(gains("rule press:right\nwhen C +player\ndo C score:5 score:-5\n", "R"), []);
}
