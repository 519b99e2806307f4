/** What dealers' systems write where they have no value; in every column these count as empty. */
export const NOTHING: readonly string[] = ['-', '--', '–', '—', 'n/a', 'null'];
