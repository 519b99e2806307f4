/**
 * Returns the optimal string alignment distance (insertion, deletion, substitution, transposition); for a
 * prefix, the smallest distance to any prefix of `token`. Returns `max + 1` if it exceeds `max`.
 */
export function distance(word: string, token: string, max: number, prefix: boolean): number {
  const width = word.length;
  if (token.length < width - max || (!prefix && token.length > width + max)) return max + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, j) => j);
  let best = prefix ? width : max + 1;
  const end = prefix ? Math.min(token.length, width + max) : token.length;
  for (let i = 1; i <= end; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const isSame = token.charCodeAt(i - 1) === word.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (isSame ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        token.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        token.charCodeAt(i - 2) === word.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, beforePrevious[j - 2]! + 1);
      }
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (row[width]! < best && (prefix || i === end)) best = row[width]!;
    if (least > max) break;
    beforePrevious = previous;
    previous = row;
  }
  return Math.min(best, max + 1);
}

/**
 * Returns the typos allowed in a word of this length (one from 4 characters, two from 8, unless configured).
 */
export function typosAllowed(length: number, sizeForOne: number, sizeForTwo: number): number {
  if (length >= sizeForTwo) return 2;
  return length >= sizeForOne ? 1 : 0;
}

/**
 * Returns the number of typos between `word` and `token`, or undefined if it exceeds `max`. A wrong first
 * letter counts as two.
 */
export function typosBetween(word: string, token: string, max: number, prefix: boolean): number | undefined {
  if (word === token || (prefix && token.startsWith(word))) return 0;
  if (max === 0) return undefined;
  const typos = distance(word, token, max, prefix) + (word[0] === token[0] ? 0 : 1);
  return typos <= max ? typos : undefined;
}
