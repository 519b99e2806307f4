/**
 * Cuts a text to a number of lines, at the end of a word with an ellipsis.
 * @param letters characters per line
 */
export function fitText(text: string, lines: number, letters: number): string {
  const shownParagraphs: string[] = [];
  let linesLeft = lines;
  for (const paragraph of text.split('\n')) {
    const takes = Math.max(1, Math.ceil(paragraph.length / letters));
    if (takes > linesLeft) {
      const part = paragraph.slice(0, linesLeft * letters).replace(/\s*\S*$/, '');
      return `${[...shownParagraphs, part].join('\n').trimEnd()}…`;
    }
    shownParagraphs.push(paragraph);
    linesLeft -= takes;
  }
  return text;
}

/**
 * Returns the first entries of a list that fit on a number of lines; the last line says how many are left
 * out.
 */
export function fitEntries(
  list: readonly string[],
  lines: number,
  linesOf: (entry: string) => number,
): string[] {
  const ends: number[] = [];
  for (const entry of list) ends.push((ends.at(-1) ?? 0) + linesOf(entry));
  if ((ends.at(-1) ?? 0) <= lines) return [...list];
  const shownCount = ends.filter((end) => end < lines).length;
  return [...list.slice(0, shownCount), `and ${list.length - shownCount} more`];
}
