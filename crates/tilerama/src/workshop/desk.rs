//! Where everything lies on an editor's table: the board, the tools and what belongs to the chosen one, and the small picture
//! of the other pattern; and what a tool can be used on.

use tilery_kit::{Dir, Layout, Point, Rect};

use super::draft::{DoubledAt, Draft, Layer, SYMBOLS};
use super::edit::{corners, edges, places};
use super::input::Ui;
use crate::draw::{GAP, RIM, RIM_WITH_BARS, bar_rect, point_rect};
use crate::push::Symbol;
use crate::zone::Corner;

/// So many tools and other things to choose lie in one row of the tray.
const PER_ROW: u16 = 8;
/// So many symbols lie side by side; two more places lead to symbols of their own and to other ones.
const SYMBOLS_SHOWN: usize = 6;
/// The tray is as long as the board is wide, and at least so much of its height.
const SLENDER: f32 = 0.7;
/// The small picture's cells in portrait.
const SMALL: f32 = 0.34;
/// A tool reaches edges and corners from so far, in cells.
const REACH: f32 = 0.6;
/// What lies in the tray is so much smaller than its place.
const MARGIN: f32 = 0.05;

/// What a touch on the board does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Puts tiles.
    #[default]
    Tile,
    /// Makes empty spaces.
    Space,
    /// Takes cells out of the tiles zone; in the objective, leaves them open.
    Nothing,
    /// Joins tiles.
    Join,
    /// Sets the bars of jumps.
    Jump,
    /// Sets turns.
    Turn,
    /// Adds and takes rows and columns.
    Size,
}

impl Tool {
    /// All, in the order in which they lie in the tray.
    pub const ALL: [Self; 7] =
        [Self::Tile, Self::Space, Self::Nothing, Self::Join, Self::Jump, Self::Turn, Self::Size];

    /// Its name, which sentences know.
    pub fn name(self, layer: Layer) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Space => "space",
            Self::Nothing if layer == Layer::Goal => "any",
            Self::Nothing => "hole",
            Self::Join => "join",
            Self::Jump => "jump",
            Self::Turn => "turn",
            Self::Size => "size",
        }
    }

    /// Whether it is used on cells.
    pub fn paints(self) -> bool {
        matches!(self, Self::Tile | Self::Space | Self::Nothing)
    }
}

/// Something in the tray.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// A tool.
    Tool(Tool),
    /// The other pattern.
    Layer,
    /// Tiles with symbols of their own.
    Number,
    /// Tiles with this symbol.
    Symbol(Symbol),
    /// Other symbols.
    More,
    /// A row or column more or less.
    Size(Dir, bool),
}

/// The table.
#[derive(Debug)]
pub struct Desk {
    /// The board's frame.
    pub frame: Rect,
    /// The small picture's frame.
    pub small: Rect,
    /// The small picture's cells are so large.
    pub scale: f32,
    /// The tray.
    pub slots: Vec<(Slot, Rect)>,
    /// All of it.
    pub view: Rect,
}

/// What lies in the tray.
pub fn slots(ui: &Ui) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Tool::ALL.map(Slot::Tool).to_vec();
    slots.push(Slot::Layer);
    match ui.tool {
        Tool::Tile => {
            if ui.layer == Layer::Start {
                slots.push(Slot::Number);
            }
            let first = usize::from(ui.page) * SYMBOLS_SHOWN;
            slots.extend(
                SYMBOLS.iter().skip(first).take(SYMBOLS_SHOWN).map(|&symbol| Slot::Symbol(symbol.into())),
            );
            slots.push(Slot::More);
        }
        Tool::Size => {
            slots.extend(
                [true, false].into_iter().flat_map(|grows| Dir::ALL.map(|side| Slot::Size(side, grows))),
            );
        }
        _ => {}
    }
    slots
}

/// The number of pages of symbols.
pub fn pages() -> u8 {
    SYMBOLS.len().div_ceil(SYMBOLS_SHOWN) as u8
}

/// The page on which a symbol is.
pub fn page_of(symbol: Symbol) -> u8 {
    SYMBOLS.iter().position(|&known| Symbol::from(known) == symbol).map_or(0, |at| (at / SYMBOLS_SHOWN) as u8)
}

impl Desk {
    /// Lays everything out.
    pub fn new(draft: &Draft, ui: &Ui, layout: Layout) -> Self {
        let (rows, cols) = (f32::from(draft.zone().rows()), f32::from(draft.zone().cols()));
        let frame = Rect::new(0.0, 0.0, cols, rows).grown(RIM_WITH_BARS);
        let middle = frame.centre();
        let (small_w, small_h) = (cols + 2.0 * RIM, rows + 2.0 * RIM);
        let (corner, side, per_row, small, scale, view);
        match layout {
            Layout::Portrait => {
                let breadth = frame.w.max(frame.h * SLENDER);
                side = breadth / f32::from(PER_ROW);
                per_row = PER_ROW;
                corner = Point { x: middle.x - breadth / 2.0, y: frame.y + frame.h + GAP };
                scale = SMALL;
                let y = corner.y + 2.0 * side + GAP;
                small = Rect::new(middle.x - small_w * scale / 2.0, y, small_w * scale, small_h * scale);
                view = Rect::new(corner.x, frame.y, breadth, small.y + small.h - frame.y);
            }
            Layout::Landscape => {
                let height = frame.h.max(frame.w * SLENDER);
                side = height / f32::from(PER_ROW);
                per_row = PER_ROW / 2;
                let (x, y) = (frame.x + frame.w + GAP, middle.y - height / 2.0);
                let room = height / 2.0 - GAP;
                scale = (room / small_h).min(height / 2.0 / small_w);
                let left = x + (height / 2.0 - small_w * scale) / 2.0;
                small = Rect::new(left, y + (room - small_h * scale) / 2.0, small_w * scale, small_h * scale);
                corner = Point { x, y: y + height / 2.0 };
                view = Rect::new(frame.x, y, x + height / 2.0 - frame.x, height);
            }
        }
        let slots = (0u16..).zip(slots(ui)).map(|(n, slot)| {
            let (x, y) = (corner.x + f32::from(n % per_row) * side, corner.y + f32::from(n / per_row) * side);
            (slot, Rect::new(x, y, side, side).grown(-MARGIN * side))
        });
        Self { frame, small, scale, slots: slots.collect(), view }
    }

    /// The thing in the tray at a point.
    pub fn slot_at(&self, at: Point) -> Option<Slot> {
        self.slots.iter().find(|(_, rect)| rect.holds(at)).map(|&(slot, _)| slot)
    }
}

/// What the chosen tool can be used on, as places of the doubled grid in reading order.
pub fn targets(draft: &Draft, ui: &Ui) -> Vec<DoubledAt> {
    let zone = draft.zone();
    let is_border = |place| draft.edge_at(place).is_some_and(|edge| zone.is_border(edge));
    let mut found = match ui.tool {
        Tool::Tile | Tool::Space | Tool::Nothing => {
            places(draft, |line, column| line % 2 == 1 && column % 2 == 1)
        }
        Tool::Join | Tool::Jump => edges(draft),
        Tool::Turn => {
            return corners(draft).into_iter().map(|Corner { row, col }| (row * 2, col * 2)).collect();
        }
        Tool::Size => Vec::new(),
    };
    found.retain(|&place| match ui.tool {
        Tool::Join => draft.seam_at(ui.layer, place).is_some(),
        Tool::Jump => is_border(place) || draft.jump_at(place).is_some(),
        // The objective has no cells outside.
        _ => ui.layer == Layer::Start || zone.holds(place.0 / 2 * zone.cols() + place.1 / 2),
    });
    found
}

/// The place that a tool reaches from a point.
pub fn target_at(draft: &Draft, ui: &Ui, at: Point) -> Option<DoubledAt> {
    let mut best: Option<(f32, DoubledAt)> = None;
    for place in targets(draft, ui) {
        let (x, y) = (f32::from(place.1) / 2.0 - at.x, f32::from(place.0) / 2.0 - at.y);
        let far = x * x + y * y;
        if far < REACH * REACH && best.is_none_or(|(least, _)| far < least) {
            best = Some((far, place));
        }
    }
    best.map(|(_, place)| place)
}

/// What is drawn at a place, when something is to be shown there.
pub fn rect_of(draft: &Draft, place: DoubledAt) -> Rect {
    let (x, y) = (f32::from(place.1) / 2.0, f32::from(place.0) / 2.0);
    match (place.0 % 2, place.1 % 2) {
        (1, 1) => Rect::new(x - 0.5, y - 0.5, 1.0, 1.0),
        (0, 0) => point_rect(Corner { row: place.0 / 2, col: place.1 / 2 }),
        _ => match draft.edge_at(place).filter(|&edge| draft.zone().is_border(edge)) {
            Some(edge) => bar_rect(draft.zone(), edge),
            None => Rect::new(x - 0.17, y - 0.17, 0.34, 0.34),
        },
    }
}
