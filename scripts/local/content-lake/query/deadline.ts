/** Reading the clock costs more than a turn of a loop, so that it is read only now and then. */
const TURNS = 128;

/** A query has taken longer than it may where it runs. */
export class OutOfTime extends Error {}

/** Something for loops to call at each turn; throws OutOfTime once `performance.now()` is past the given moment. */
export function tickUntil(end: number): () => void {
  let turns = 0;
  return () => {
    turns += 1;
    if (turns % TURNS === 0 && performance.now() > end) throw new OutOfTime();
  };
}
