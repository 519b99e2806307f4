/** By these every system says that it knows nothing: they are no value of any field. */
export const NOTHING: readonly string[] = ['-', '--', '–', '—', 'n/a', 'null'];
