/** Reading the clock costs more than an iteration, so check only every so many iterations. */
const ITERATIONS_PER_CHECK = 128;

export class QueryTimeout extends Error {}

/**
 * Returns a function for loops to call on each iteration; it throws QueryTimeout once `performance.now()` is
 * past the deadline.
 */
export function tickUntil(deadline: number): () => void {
  let iterations = 0;
  return () => {
    iterations += 1;
    if (iterations % ITERATIONS_PER_CHECK === 0 && performance.now() > deadline) throw new QueryTimeout();
  };
}
