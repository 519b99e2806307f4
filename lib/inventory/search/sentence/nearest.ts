/** Returns the name with the fewest changes from a word, up to a limit; the first one wins ties. */
export function nearest(key: string, names: Iterable<string>, most: number): string | null {
  let best: { name: string; distance: number } | null = null;
  for (const name of names) {
    if (Math.abs(name.length - key.length) > most) continue;
    const distance = changes(key, name, most);
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name, distance };
  }
  return best?.name ?? null;
}

/**
 * Returns the optimal string alignment distance (letters added, removed, replaced or swapped with their
 * neighbour), or `most + 1` if it exceeds `most`.
 */
function changes(a: string, b: string, most: number): number {
  let [before, last] = [
    Array.from({ length: b.length + 1 }, () => 0),
    Array.from({ length: b.length + 1 }, (_, i) => i),
  ];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
