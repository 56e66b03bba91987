// Searches in tests count nodes, so that their results do not depend on the machine or on its load.

/** The number of nodes in place of a millisecond: about as many as most games search on a slow machine. */
export const NODES_PER_MS = 1000;

/** The budget in nodes in place of a time. @param {number} ms */
export const nodesFor = (ms) => ({ nodes: NODES_PER_MS * ms });

/**
 * Replaces the times in questions to workers, of the adviser or of the studio's searches. Tests also send it to
 * a page as text, so it must not use anything of this module.
 * @param {{ prototype: { postMessage(message: any, ...rest: any[]): void } }} Target the class of workers
 * @param {number} nodesPerMs
 */
export function countNodes({ prototype }, nodesPerMs) {
  const { postMessage } = prototype;
  /** @param {unknown} budget */
  const counted = (budget) => (typeof budget === 'number' ? { nodes: nodesPerMs * budget } : budget);
  prototype.postMessage = function (message, ...rest) {
    const { budget, name, args } = message;
    let sent = message;
    if (budget !== undefined) sent = { ...message, budget: counted(budget) };
    else if (['prove', 'bots', 'idle'].includes(name))
      sent = { ...message, args: [...args.slice(0, -1), counted(args.at(-1))] };
    postMessage.call(this, sent, ...rest);
  };
}
