/** Returns the Levenshtein distance of two words. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const currentRow = [i];
    for (let j = 1; j <= b.length; j += 1)
      currentRow[j] = Math.min(
        (previous[j] as number) + 1,
        (currentRow[j - 1] as number) + 1,
        (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    previous = currentRow;
  }
  return previous[b.length] as number;
}
