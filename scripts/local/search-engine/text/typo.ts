/**
 * Optimal string alignment distance (insertion, deletion, substitution, swap of neighbours), or, for a prefix, the
 * smallest distance to any beginning of `token`. Gives `most + 1` when it is more than `most`.
 */
export function distance(word: string, token: string, most: number, prefix: boolean): number {
  const width = word.length;
  if (token.length < width - most || (!prefix && token.length > width + most)) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, j) => j);
  let best = prefix ? width : most + 1;
  const end = prefix ? Math.min(token.length, width + most) : token.length;
  for (let i = 1; i <= end; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = token.charCodeAt(i - 1) === word.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        token.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        token.charCodeAt(i - 2) === word.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (row[width]! < best && (prefix || i === end)) best = row[width]!;
    if (least > most) break;
    before = previous;
    previous = row;
  }
  return Math.min(best, most + 1);
}

/** How many typos a word of this length may have (one from 4 characters, two from 8, unless set otherwise). */
export function typosAllowed(length: number, sizeForOne: number, sizeForTwo: number): number {
  if (length >= sizeForTwo) return 2;
  return length >= sizeForOne ? 1 : 0;
}

/**
 * The typos that turn `token` into `word`, or undefined when there are more than `most`. A wrong first letter counts
 * as two.
 */
export function typosBetween(word: string, token: string, most: number, prefix: boolean): number | undefined {
  if (word === token || (prefix && token.startsWith(word))) return 0;
  if (most === 0) return undefined;
  const typos = distance(word, token, most, prefix) + (word[0] === token[0] ? 0 : 1);
  return typos <= most ? typos : undefined;
}
