const MOST_RESULTS = 2_000;
/** In characters: longer texts, such as comments, do not repeat. */
const LONGEST_TEXT = 200;

/**
 * Returns the same function with a cache of its recent results, for pure functions of texts that repeat. Its
 * results are shared, so they must not be modified.
 */
export function memoised<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, { result: Result }>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return read(text);
    const known = results.get(text);
    if (known) return known.result;
    const result = read(text);
    if (results.size >= MOST_RESULTS) results.clear();
    results.set(text, { result });
    return result;
  };
}
