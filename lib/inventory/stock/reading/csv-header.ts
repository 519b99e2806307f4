/** Records searched for the header: reports have titles and dates above it. */
export const MOST_ABOVE_HEADER = 15;

/**
 * Returns the names of a header's columns. A repeated name is numbered, `Photo`, `Photo 2`.
 *
 * @param isWanted whether a numbered name is used; others stay as they are
 */
export function columnNames(
  record: readonly string[],
  isWanted: (name: string) => boolean = () => true,
): string[] {
  const counts = new Map<string, number>();
  const written = new Set(record.map((name) => name.trim()));
  return record.map((cell) => {
    const name = cell.trim();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const numbered = `${name} ${count}`;
    return name !== '' && count > 1 && !written.has(numbered) && isWanted(numbered) ? numbered : name;
  });
}

/**
 * Replaces `="00123"`, with which spreadsheets keep zeros, by a quoted field. Without quotation marks around it,
 * it is not valid CSV.
 *
 * @param text whole fields
 */
export function withoutFormulas(text: string, delimiter: string): string {
  if (!text.includes('="')) return text;
  const mark = delimiter === '|' ? '\\|' : delimiter;
  return text.replaceAll(
    new RegExp(String.raw`(^|[\n${mark}])="([^"\r\n]*)"(?=[\r\n${mark}]|$)`, 'g'),
    '$1"$2"',
  );
}
