/** Placeholders for missing values that dealers' systems write in any column. */
export const EMPTY_MARKERS: readonly string[] = ['-', '--', '–', '—', 'n/a', 'null'];
