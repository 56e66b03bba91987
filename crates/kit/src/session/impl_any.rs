//! The interface of a session to the page, in which moves, boards and saves are text.

use super::advised::position;
use super::{FAILED, PAUSED, SEEK_LENGTH, SOLVED, STOPPED, Session, TIME_IS_UP, TIME_LEFT};
use crate::formats::save::Save;
use crate::game::{Adviser, Budget, Game, Hint, Input, Layout, Phase, Rater, Rating, Reply, Room};
use crate::rules::reel::Step;
use crate::rules::{Assignment, Chart, Editor, Figures, Illegal, Info, Progress, Reel, State, Status};
use crate::scene::film::Shot;
use crate::scene::{Effect, EffectKind, Film, Label, Scene};
use crate::session::{
    AnyHint, AnyHistory, AnyRating, AnySession, CatalogueSession, Offers, PlayError, Replayed, Update,
};
use crate::text::{Say, TextError};

impl<G: Game> Session<G> {
    /// Reads a move that the session may accept.
    fn read(&self, mv: &str) -> Result<G::Move, PlayError> {
        let mv: G::Move = mv.parse()?;
        if self.is_closed() { Err(PlayError::Stopped) } else { Ok(mv) }
    }
}

impl<G: Game> AnySession for Session<G> {
    fn info(&self) -> &'static Info {
        const { &Self::INFO }
    }

    fn history(&self) -> &dyn AnyHistory {
        &self.history
    }

    fn status(&self) -> Status {
        let status = G::status(self.params(), self.board());
        if self.history.is_stopped() && !status.over {
            let state = if status.state == State::Won { State::Won } else { State::Lost };
            let reason = if self.is_time_up() { TIME_IS_UP } else { STOPPED };
            return Status { state, over: true, reason: Some(reason) };
        }
        let status = match self.history.progress() {
            None => status,
            Some(Progress::Open) => Status::PLAYING,
            Some(Progress::Met) => Status::won(true, SOLVED),
            // The reason of a lost game is more specific.
            Some(Progress::Lost) => Status::lost(status.reason.filter(|_| status.over).unwrap_or(FAILED)),
        };
        if !status.over && status.reason.is_none() && G::is_paused(&self.ui) {
            return Status { reason: Some(PAUSED), ..status };
        }
        status
    }

    fn assignment(&self) -> Option<Assignment> {
        let assignment = self.history.assignment()?;
        let counted = if G::ROUNDS { self.history.player_actions() } else { assignment.counted };
        Some(Assignment { counted, ..assignment })
    }

    fn coming(&self) -> Option<(Film, Vec<Label>)> {
        let Assignment { progress, par, most, moves, .. } = self.history.assignment()?;
        let left = par.map(|par| par.moves).or(most)?.saturating_sub(moves);
        let mut scene = Scene::default();
        if progress == Progress::Open {
            G::coming(self.params(), self.board(), left, &mut scene);
        }
        let labels = std::mem::take(&mut scene.labels);
        (!scene.sprites.is_empty()).then(|| (Film::pack(&[Shot::still(scene)], false), labels))
    }

    fn figures(&self) -> Figures {
        let figures = G::figures(self.params(), self.counted());
        let figures = if figures.get("moves").is_some() {
            figures
        } else {
            figures.with("moves", self.history.player_actions() as i64)
        };
        match self.seconds_left() {
            Some(seconds) => figures.with(TIME_LEFT, seconds as i64),
            None => figures,
        }
    }

    fn play(&mut self, mv: &str) -> Result<Update, PlayError> {
        let mv = self.read(mv)?;
        Ok(self.play_move(mv)?)
    }

    // Only the package for programs, which has English errors, needs this; the others always show sessions.
    fn play_unseen(&mut self, mv: &str) -> Result<Update, PlayError> {
        if !cfg!(feature = "english") {
            return self.play(mv);
        }
        let mv = self.read(mv)?;
        Ok(Self::play_unseen(self, mv)?)
    }

    fn make_film(&mut self) -> Option<Vec<Say>> {
        if cfg!(feature = "english") { Self::make_film(self) } else { None }
    }

    fn replay_on(&mut self, save: &Save, place: &mut Replayed, most: usize) -> Result<bool, TextError> {
        let is_done = self.history.replay_on(save, place, most)?;
        if is_done {
            self.ui = G::Ui::default();
            self.settle();
            self.redraw();
        }
        Ok(is_done)
    }

    fn copy(&self) -> Box<dyn AnySession> {
        Box::new(Self::begin(self.history.clone()))
    }

    fn rename(&mut self, title: &str) -> Result<Update, PlayError> {
        match G::Editor::rename(title) {
            Some(mv) => Ok(self.play_move(mv)?),
            None => Ok(Update::default()),
        }
    }

    fn seek(&mut self, n: usize) -> Update {
        let n = n.min(self.history.length());
        let at = self.history.at();
        if n == at && !self.history.is_stopped() {
            return Update::default();
        }
        self.clock.reset_round();
        if self.history.is_step(at, n) {
            self.history.set_stopped(false);
            return self.play_all(self.history.moves()[at..n].to_vec());
        }
        let was_over = self.status().over;
        let is_step_back = self.history.is_step(n, at);
        // An undo of several gestures is not animated backwards.
        let is_undo = is_step_back || n == self.history.undo_point(at);
        let mut film = if is_step_back {
            self.history.step_back(n)
        } else {
            self.history.go_to(n);
            self.decided = self.history.decided();
            vec![self.still(SEEK_LENGTH)]
        };
        if let Some(first) = film.first_mut().filter(|_| is_undo) {
            first.effects.push(Effect::new(EffectKind::Undo));
        }
        self.moved(film, was_over)
    }

    fn made(&self) -> Result<String, Illegal> {
        G::Editor::made(self.params(), self.board())
    }

    fn table(&self) -> String {
        self.own_table().unwrap_or_else(|| G::table(self.params()))
    }

    fn counts(&self) -> bool {
        self.history.aim().is_none() && (self.history.is_dealt() || self.own_table().is_some())
    }

    fn legal(&self) -> Vec<String> {
        if self.is_closed() {
            return Vec::new();
        }
        G::moves(self.params(), self.board()).map(|mv| mv.to_string()).collect()
    }

    fn offers(&self) -> Offers {
        let params = self.params();
        Offers {
            hints: G::Adviser::advises(params),
            ratings: G::Rater::rates(params),
            turns: G::has_turns(params),
        }
    }

    fn notice(&self) -> Option<Say> {
        G::notice(self.params(), self.seen())
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        let mut facts = G::facts(self.params(), self.board());
        let counts_moves = G::FACTS.iter().any(|fact| fact.id == "moves");
        if counts_moves && !facts.iter().any(|(id, _)| *id == "moves") {
            facts.push(("moves", self.history.player_actions() as i64));
        }
        facts
    }

    fn charts(&self) -> Vec<Chart> {
        G::charts(self.params(), self.board())
    }

    fn clock(&self) -> u64 {
        self.clock.played
    }

    fn resume(&mut self, clock: u64, is_branched: bool) {
        self.clock.played = clock;
        if is_branched {
            self.history.mark_branched();
        }
    }

    fn pace(&self) -> Option<u32> {
        G::pace(self.params())
    }

    fn pictures(&self) -> Vec<u8> {
        G::pictures(self.params())
    }

    fn finish(&mut self) -> Update {
        if self.status().over {
            return Update::default();
        }
        self.history.set_stopped(true);
        self.settle();
        Update { position: true, ended: true, ..self.redraw() }
    }

    fn input(&mut self, input: Input<'_>) -> Update {
        let input = input.clamped();
        let plays = matches!(input, Input::Key("Enter" | " "));
        if let Some(mv) = self.suggested.take_if(|_| plays) {
            let reply = G::Adviser::follow(self.history.params(), self.history.board(), &mut self.ui, mv);
            return self.reply(reply);
        }
        let Self { history, ahead, ui, layout, .. } = self;
        let board = ahead.as_ref().map_or(history.board(), |(board, _)| board);
        let reply = G::input(history.params(), board, ui, input, *layout);
        // A pointer movement or a key release does not clear the hint.
        let tries = !matches!(input, Input::Pointer { phase: Phase::Move, .. } | Input::Release(_));
        if tries && reply != Reply::Ignored {
            self.suggested = None;
        }
        self.reply(reply)
    }

    fn lead(&mut self) {
        // An assignment, its par and its solution are about the board as it is dealt.
        self.leads = self.history.aim().is_none();
    }

    fn advance(&mut self, ms: u32) -> Update {
        if self.status().over {
            return Update::default();
        }
        let before = self.seconds_left();
        if self.history.player_actions() > 0 {
            self.clock.played += u64::from(ms);
        }
        if self.is_time_up() {
            return self.finish();
        }
        if before != self.seconds_left() && self.pace().is_none() {
            // The figures show the seconds left.
            return self.redraw();
        }
        let Some(pace) = self.pace().filter(|&pace| pace > 0) else { return Update::default() };
        let hurries = G::hurries(self.params(), &self.ui);
        self.clock.pass(ms, pace, hurries);
        let mut tick = |session: &mut Self| {
            let Self { clock, history, ui, ahead, .. } = session;
            let board = ahead.as_ref().map_or(history.board(), |(board, _)| board);
            clock.round(pace, || G::tick(history.params(), board, ui))
        };
        if G::is_ahead(self.seen(), &self.ui) {
            let mut never = |session: &mut Self| session.clock.round(pace, || None);
            return self.look_ahead(if self.leads { &mut tick } else { &mut never });
        }
        self.catch_up();
        // The refusal of a round after the end of the game does not concern the player.
        Update { refused: None, ..self.play_each(&mut tick) }
    }

    fn lay_out(&mut self, layout: Layout, room: Option<Room>) -> Update {
        if self.layout == layout && self.room == room {
            return Update::default();
        }
        (self.layout, self.room) = (layout, room);
        G::room(&mut self.ui, room);
        self.redraw()
    }

    fn suggest(&mut self, mv: &str) -> Result<Update, TextError> {
        let mv: G::Move = mv.parse()?;
        G::Adviser::suggest(self.history.params(), self.history.board(), &mut self.ui, &mv);
        self.suggested = Some(mv);
        Ok(self.redraw())
    }

    fn suggested(&self) -> Option<String> {
        self.suggested.as_ref().map(G::Move::to_string)
    }

    fn film(&self) -> Film {
        let mut shots: Vec<Shot> = Vec::with_capacity(self.film.len());
        let end = G::figures(self.params(), self.counted());
        for Step { board, cues, effects, length, is_cut } in &self.film {
            let scene = self.draw(board);
            let place = |effect: &Effect| {
                let scenes = std::iter::once(&scene).chain(shots.last().map(|shot| &shot.scene));
                (effect.clone(), effect.around(scenes).unwrap_or(scene.view))
            };
            let effects = effects.iter().map(place).collect();
            let is_last = shots.len() + 1 == self.film.len();
            let mut figures =
                if is_last || self.ahead.is_some() { Vec::new() } else { G::figures(self.params(), board).0 };
            figures.retain(|figure| !end.0.contains(figure));
            shots.push(Shot {
                effects,
                figures,
                scene,
                cues: cues.clone(),
                length: *length,
                is_cut: *is_cut,
            });
        }
        Film::pack(&shots, self.film_moves)
    }

    fn labels(&self) -> (Vec<Label>, Option<(u16, u16)>) {
        let scene = self.scene();
        (scene.labels, scene.focus)
    }

    fn hint(&mut self, budget: &mut Budget<'_>) -> Option<AnyHint> {
        if self.status().over {
            return None;
        }
        let Self { history, advised, .. } = self;
        let Hint { mv, line, solves } = advised.hint(history, budget)?;
        let why = G::Adviser::why(self.history.params(), self.history.board(), &line);
        let line = line.iter().map(G::Move::to_string).collect();
        Some(AnyHint { mv: mv.to_string(), line, solves, why })
    }

    fn why_no_hint(&self) -> Option<Say> {
        self.advised.get()?.why_none()
    }

    fn learn(&mut self, trained: &[u8]) -> Result<(), String> {
        self.advised.get_or_create().ok_or_else(|| NO_ADVICE.to_owned())?.learn(trained)
    }

    fn rate(&mut self, budget: &mut Budget<'_>) -> Option<Vec<AnyRating>> {
        if !G::Rater::rates(self.params()) {
            return None;
        }
        if self.status().over {
            return Some(Vec::new());
        }
        let (params, board) = (self.history.params(), self.history.board());
        let mut ratings = G::Rater::rate(self.advised.get_or_create()?, position(&self.history), budget)?;
        // A move can have several texts. If the move played here was not rated, it gets the value of a move
        // that leads to the same board.
        if let Some(played) =
            self.history.next_move().filter(|next| ratings.iter().all(|other| &other.mv != *next))
        {
            let after = |mv: &G::Move| {
                let mut board = board.clone();
                G::play(params, &mut board, mv, &mut Reel::silent()).ok().map(|()| board)
            };
            let there = after(played);
            if let Some(same) = ratings.iter().find(|other| there.is_some() && after(&other.mv) == there) {
                ratings.push(Rating { mv: played.clone(), value: same.value });
            }
        }
        let best = ratings.iter().map(|rating| rating.value).fold(f64::NEG_INFINITY, f64::max);
        let (won, limits) = (G::Rater::won(params, board), G::Rater::limits(params));
        let told = ratings.into_iter().map(|Rating { mv, value }| AnyRating {
            why: G::Rater::why(params, board, &mv),
            mv: mv.to_string(),
            value,
            outcome: won + value,
            grade: limits.grade(best, value),
        });
        Some(told.collect())
    }
}

const NO_ADVICE: &str = "this package gives no hints";
