/** Reading the clock costs more than an iteration, so it is read only every so many iterations. */
const ITERATIONS_PER_CHECK = 128;

/** Thrown when a query exceeds its time limit. */
export class QueryTimeout extends Error {}

/**
 * A function for loops to call on each iteration; throws QueryTimeout once `performance.now()` is past the
 * deadline.
 */
export function tickUntil(deadline: number): () => void {
  let iterations = 0;
  return () => {
    iterations += 1;
    if (iterations % ITERATIONS_PER_CHECK === 0 && performance.now() > deadline) throw new QueryTimeout();
  };
}
