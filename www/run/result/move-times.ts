// Records the time before each move of a run, in tenths of a second, so that another player can race against
// it. It includes the time of moves that were taken back.

/** Longer runs are not recorded: their times would fill the storage. */
const MOST = 2000;

export class MoveTimes {
  /** Undefined if the times of some moves are not known. */
  #times: number[] | undefined;

  /** Continues the record that `text` returned, or starts one. Null for a run without a record. */
  constructor(text: string | null = '') {
    this.#times =
      text === null || !/^[\d ]*$/.test(text)
        ? undefined
        : text.split(' ').flatMap((n) => (n ? Number(n) : []));
  }

  /**
   * Records the moves after the first `from`, up to `to`, made when the run's clock showed `clock`
   * milliseconds.
   */
  moved(from: number, to: number, clock: number): void {
    const times = this.#times;
    if (times === undefined || times.length < from || to > MOST) {
      this.#times = undefined;
      return;
    }
    times.length = from;
    const spent = times.reduce((sum, time) => sum + time, 0);
    times.push(Math.max(0, Math.floor(clock / 100) - spent));
    while (times.length < to) times.push(0);
  }

  /** The times of the first moves; empty if they are not known. */
  upTo(moves: number): number[] {
    const times = this.#times?.slice(0, moves) ?? [];
    return times.length === moves ? times : [];
  }

  get text(): string | null {
    return this.#times?.join(' ') ?? null;
  }
}
