/** Placeholders for missing values that dealers' systems write in any column. */
export const NOTHING: readonly string[] = ['-', '--', '–', '—', 'n/a', 'null'];
