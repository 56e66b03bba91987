//! The appearance of boards: text on tiles, coloured bars, and tiles going round corners.

use tilery_kit::scene::Text;
use tilery_kit::{AnyHistory, AnySession, Game, History, Layout, Reel, Scene, Session, Sprite};
use tilery_tilerama::{Tilerama, Ui};

fn open(id: &str) -> Session<Tilerama> {
    Session::open(id).unwrap_or_else(|error| panic!("{id}: {error}"))
}

fn of_role<'a>(scene: &'a Scene, name: &str) -> impl Iterator<Item = &'a Sprite> {
    let role = Tilerama::ROLES.iter().position(|role| role.name == name).expect("a role of the game");
    scene.sprites.iter().filter(move |sprite| usize::from(sprite.role) == role)
}

/// The texts on the tiles of the board and the objective, sorted by length.
fn written(id: &str) -> Vec<String> {
    let scene = open(id).scene();
    let mut all: Vec<String> = of_role(&scene, "tile")
        .map(|tile| match &tile.text {
            Some(Text::Plain(text)) => text.to_string(),
            other => panic!("{other:?} on a tile"),
        })
        .collect();
    all.sort_by_key(|text| (text.len(), text.clone()));
    all
}

/// The arrow of a hint lies between the pushed tile and the next one, so that one sees what is pushed.
#[test]
fn the_arrow_of_a_hint_covers_the_middle_of_no_tile() {
    for id in ["classic-a-x3#1", "classic-a-x4#1"] {
        let mut session = open(id);
        for mv in session.legal() {
            session.suggest(&mv).expect("a legal move can be shown");
            let scene = session.scene();
            let arrow = of_role(&scene, "arrow").next().expect("an arrow").rect;
            let middle = arrow.centre();
            for label in &scene.labels {
                let away = (label.at.x - middle.x).hypot(label.at.y - middle.y);
                assert!(away > arrow.w / 2.0 + 0.2, "{id} {mv} {away}");
            }
        }
    }
}

#[test]
fn the_tenth_tile_is_10_and_the_notation_stays() {
    let twice: Vec<String> = (1..=16).flat_map(|n| [n.to_string(), n.to_string()]).collect();
    assert_eq!(written("classic-a-x4#1"), twice);
    let mut session = open("classic-a-x4#1");
    assert!(session.history().position().contains('G'));
    let labels = session.scene().labels;
    assert!(labels.iter().any(|label| label.say.args.iter().any(|(_, arg)| *arg == "16".into())));
    let mv = session.legal()[0].clone();
    let told = session.play(&mv).expect("a legal move plays").said;
    assert!(!told.iter().flat_map(|say| &say.args).any(|(_, arg)| *arg == "G".into()), "{told:?}");
    // Letters that are names rather than numbers stay: here A to C are pieces, 1 and 2 single tiles.
    assert!(written("compound-b-x4#1").contains(&"A".to_owned()));
}

/// The distinct looks of the bars.
fn bars(id: &str) -> Vec<u16> {
    let scene = open(id).scene();
    let mut looks: Vec<u16> = of_role(&scene, "bar").map(|bar| bar.look).collect();
    assert!(of_role(&scene, "bar").all(|bar| bar.text.is_some() == (bar.look > 0)), "{id}");
    looks.sort_unstable();
    looks.dedup();
    looks
}

#[test]
fn bars_are_coloured_where_pairs_have_to_be_told_apart() {
    assert_eq!(bars("classic-a-x4#1"), [0], "each leads straight on");
    assert_eq!(bars("donut-x3#1"), [0], "over the hole too");
    assert_eq!(bars("moebius-x4#1"), [0, 1, 2, 3, 4], "rows are joined to others, columns lead straight on");
    assert_eq!(bars("moebius-x5#1"), [0, 1, 2, 3, 4], "the row in the middle is joined to itself");
    assert_eq!(bars("diagonal-x3#1"), [1, 2, 3]);
}

#[test]
fn no_tile_goes_through_another_at_a_corner() {
    let mut turned = 0;
    for id in ["rim-x3#1", "diamond-x4#1", "atom-c-2c#1"] {
        let mut history = History::<Tilerama>::open(id).expect("a board that ships");
        for mv in Tilerama::moves(history.params(), history.board()).collect::<Vec<_>>() {
            let mut reel = Reel::new();
            let at = history.at();
            history.record(mv, &mut reel).expect("a listed move plays");
            for step in reel.finish(&history.board().clone()).0 {
                let mut scene = Scene::default();
                let params = history.params();
                Tilerama::draw(params, &step.board, &Ui::default(), Layout::Portrait, &mut scene);
                turned += of_role(&scene, "point-in-use").count();
                let is_on_board = |tile: &&Sprite| tile.rect.centre().y < f32::from(step.board.zone().rows());
                let tiles: Vec<&Sprite> =
                    of_role(&scene, "tile").chain(of_role(&scene, "colour")).filter(is_on_board).collect();
                for (n, one) in tiles.iter().enumerate() {
                    for other in &tiles[n + 1..] {
                        // Tiles are drawn slightly smaller than their cells.
                        let overlap = |from: f32, long: f32, to: f32, size: f32| {
                            (from + long).min(to + size) - from.max(to)
                        };
                        let (a, b) = (one.rect, other.rect);
                        let across = overlap(a.x, a.w, b.x, b.w).min(overlap(a.y, a.h, b.y, b.h));
                        assert!(across < 0.08, "{id}, {mv}: {a:?} and {b:?}");
                    }
                }
            }
            history.go_to(at);
        }
    }
    assert!(turned > 0, "tiles went round corners");
}

#[test]
fn a_blind_game_hides_its_tiles_from_the_first_push_until_it_is_solved_or_given_up() {
    let mut session = open("classic-b-x3~3!blind#5");
    let rows = f32::from(session.board().zone().rows());
    let seen = |session: &Session<Tilerama>| {
        let scene = session.scene();
        let on_board = of_role(&scene, "tile").filter(|tile| tile.rect.centre().y < rows);
        let written = on_board.filter(|tile| tile.text.is_some()).count();
        let is_hidden = |(_, arg): &(_, _)| *arg == "?".into();
        let told = scene.labels.iter().filter(|label| label.say.args.iter().any(is_hidden)).count();
        (written, told)
    };
    let (open_tiles, hidden) = ((8, 0), (0, 8));
    assert_eq!(seen(&session), open_tiles, "there is time to learn the board");
    let mv = session.legal()[0].clone();
    let told = session.play(&mv).expect("a legal move plays").said;
    assert!(told.iter().flat_map(|say| &say.args).any(|(_, arg)| *arg == "?".into()), "{told:?}");
    assert_eq!(seen(&session), hidden);
    session.undo();
    assert_eq!(seen(&session), hidden, "taking the first push back shows nothing");
    session.redo();
    session.finish();
    assert_eq!(seen(&session), open_tiles, "given up");
    session.undo();
    assert_eq!(seen(&session), hidden, "and taken up again");
    // A game loaded in the middle shows nothing either, and the tiles of a stopped game stay visible.
    let save = session.history().save();
    assert_eq!(seen(&open_save(&save)), hidden);
    session.finish();
    assert_eq!(seen(&open_save(&session.history().save())), open_tiles);
    session.undo();
    session.undo();
    let way =
        tilery_tilerama::solve(session.board(), &mut tilery_kit::Budget::nodes(10_000)).expect("a near deal");
    for (cell, dir) in way.pushes {
        let mv = tilery_tilerama::Move { cell: session.board().zone().cell(session.board().lead(cell)), dir };
        session.play(&mv.to_string()).expect("a way can be played");
    }
    assert_eq!(seen(&session), open_tiles, "solved");
    assert_eq!(session.table(), "classic-b-x3~3!blind", "a table of its own");
}

fn open_save(save: &str) -> Session<Tilerama> {
    let save = tilery_kit::save::Save::parse(save).expect("a save");
    open("classic-b-x3~3!blind#5").replay(&save).expect("it replays")
}
