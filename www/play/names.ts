// The names of commands, dialogs and panels.

export type CommandId =
  | 'update'
  | 'new'
  | 'trail'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'autoplay'
  | 'solution'
  | 'restart'
  | 'again'
  | 'skip'
  | 'history'
  | 'edit'
  | 'remix'
  | 'name'
  | 'works'
  | 'finish'
  | 'return'
  | 'shelf'
  | 'share'
  | 'league'
  | 'rules'
  | 'scores'
  | 'statistics'
  | 'settings'
  | 'keys';

export type DialogName =
  | 'keys'
  | 'name'
  | 'new-game'
  | 'open'
  | 'rules'
  | 'scan'
  | 'scores'
  | 'settings'
  | 'share'
  | 'solves'
  | 'statistics'
  | 'works';

export type PanelName = 'autoplay' | 'history' | 'look-back' | 'over' | 'solution' | 'watch';
