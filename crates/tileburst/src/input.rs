//! stub
use crate::board::Board;
use crate::notation::Move;
use tilery_kit::{Input, Layout, Reply};
#[derive(Debug, Default)]
pub struct Ui;
impl Ui {
    pub fn settle(&mut self, _: &Board) {}
    pub fn suggest(&mut self, _: &Board, _: &Move) {}
}
pub fn input(_: &Board, _: &mut Ui, _: Input<'_>, _: Layout) -> Reply<Move> {
    Reply::Ignored
}
