//! The way home: pushes that lead from a board to its objective. A scramble records one, and every later push
//! prepends its inverse, so that each board that comes from a scramble has a way. Texts contain it, so that
//! shared links have hints too.

use std::rc::Rc;

use tilery_kit::{Cell, Dir, Reader, TextError, wording};

use crate::plan::Plan;
use crate::push::Push;
use crate::push::{Code, Pusher, apply, flood};

/// The maximum number of pushes in a text. A longer way is omitted, and the board must be solved by
/// searching.
pub const MOST: usize = 2000;

/// A way home. Boards along a line of play share its tail.
#[derive(Debug, Clone, Default)]
pub struct WayHome(Option<Rc<Link>>);

#[derive(Debug)]
struct Link {
    push: Push,
    rest: WayHome,
}

impl Drop for Link {
    /// Iterative, since recursion over a way of a hundred thousand links would overflow the stack.
    fn drop(&mut self) {
        let mut rest = self.rest.0.take();
        while let Some(link) = rest {
            rest = Rc::into_inner(link).and_then(|mut link| link.rest.0.take());
        }
    }
}

impl WayHome {
    pub fn of(pushes: &[Push]) -> Self {
        Self::default().after(pushes)
    }

    /// The way that begins with these pushes and continues with this way.
    #[must_use]
    pub fn after(&self, pushes: &[Push]) -> Self {
        pushes.iter().rev().fold(self.clone(), |rest, &push| Self(Some(Rc::new(Link { push, rest }))))
    }

    /// The first push, and the rest of the way.
    pub fn first(&self) -> Option<(Push, &Self)> {
        self.0.as_deref().map(|link| (link.push, &link.rest))
    }

    /// The pushes in order.
    pub fn pushes(&self) -> impl Iterator<Item = Push> + '_ {
        let mut at = self;
        std::iter::from_fn(move || {
            let (push, rest) = at.first()?;
            at = rest;
            Some(push)
        })
    }
}

/// The pushes from a board to its objective, each by the first cell of its piece; `None` if one of them is
/// refused, or they do not reach the objective.
pub fn checked(plan: &Plan, tiles: &[Code], way: impl Iterator<Item = Push>) -> Option<Vec<Push>> {
    let mut tiles = tiles.to_vec();
    let (mut pusher, mut piece, mut lifted) = (Pusher::default(), Vec::new(), Vec::new());
    let mut result = Vec::new();
    for (cell, dir) in way {
        if plan.is_solved(&tiles) {
            break;
        }
        piece.clear();
        let shifts = pusher.push(&plan.zone, &tiles, cell, dir).ok()?;
        flood(&plan.zone, &tiles, cell, &mut piece);
        result.push((piece[0], dir));
        apply(&mut tiles, shifts, &mut lifted);
    }
    plan.is_solved(&tiles).then_some(result)
}

/// Reads an optional `;way=` and pushes separated by commas.
///
/// # Errors
/// If the text is not pushes, or they do not lead from the board to its objective.
pub fn read(reader: &mut Reader<'_>, plan: &Plan, tiles: &[Code]) -> Result<Option<Vec<Push>>, TextError> {
    if !reader.eat(";way=") {
        return Ok(None);
    }
    let from = reader.clone();
    let mut way = Vec::new();
    loop {
        let at = reader.clone();
        let cell = Cell::read(reader)?;
        reader.expect(" ")?;
        let dir = Dir::read(reader)?;
        match plan.zone.index(cell) {
            Some(cell) if way.len() < MOST => way.push((cell, dir)),
            _ => return Err(at.error(wording!("possible-push"))),
        }
        if !reader.eat(",") {
            break;
        }
    }
    let way = checked(plan, tiles, way.into_iter());
    way.map(Some).ok_or_else(|| from.error(wording!("way-to-objective")))
}

/// Prints the text that [`read`] reads; nothing if there are no pushes, or too many.
pub fn print(plan: &Plan, tiles: &[Code], way: impl Iterator<Item = Push>, out: &mut String) {
    let way = checked(plan, tiles, way.take(MOST + 1)).unwrap_or_default();
    if way.len() > MOST {
        return;
    }
    for (n, (cell, dir)) in way.into_iter().enumerate() {
        out.push_str(if n == 0 { ";way=" } else { "," });
        out.push_str(&plan.zone.cell(cell).to_string());
        out.push(' ');
        out.push_str(dir.name());
    }
}
