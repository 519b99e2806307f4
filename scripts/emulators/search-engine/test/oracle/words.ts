/** Splits a text into words: lower case, without accents, split at anything but letters and digits. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Edit distances between all prefixes of two words (insert, delete, replace, swap neighbours), as the full
 * matrix.
 */
export function edits(a: string, b: string): number[][] {
  const d: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [
    i,
    ...Array<number>(b.length).fill(0),
  ]);
  for (let j = 0; j <= b.length; j++) at(d, 0)[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replace = at(at(d, i - 1), j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(at(at(d, i - 1), j) + 1, at(at(d, i), j - 1) + 1, replace);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(at(d, i - 2), j - 2) + 1);
      at(d, i)[j] = best;
    }
  }
  return d;
}

function at<T>(list: readonly T[], i: number): T {
  return list[i] as T;
}

const typoCache = new Map<string, number>();

/**
 * The typos in `word` when it matches `token`, or 99 if it does not: none allowed up to three letters, one
 * up to seven, two from eight; a wrong first letter counts twice. For a prefix, only the best-fitting
 * beginning of the token counts.
 */
export function typos(word: string, token: string, allowed: number, prefix: boolean): number {
  if (token === word || (prefix && token.startsWith(word))) return 0;
  if (allowed === 0 || token.length < word.length - allowed) return 99;
  if (!prefix && token.length > word.length + allowed) return 99;
  const key = `${word} ${token} ${prefix}`;
  let typoCount = typoCache.get(key);
  if (typoCount === undefined) {
    const matrix = edits(word, token);
    const last = matrix[word.length] as number[];
    typoCount =
      (prefix ? Math.min(...last) : (last[token.length] as number)) + (word[0] === token[0] ? 0 : 1);
    if (typoCache.size > 2_000_000) typoCache.clear();
    typoCache.set(key, typoCount);
  }
  return typoCount <= allowed ? typoCount : 99;
}

export function allowedTypos(word: string): number {
  if (/^\d+$/.test(word)) return 0;
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}
