/**
 * A text that ends with a whole word, and dots, where it takes more than some lines.
 * @param letters how many stand on a line
 */
export function fittingText(text: string, lines: number, letters: number): string {
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
 * As many entries of a list, from its beginning, as fit on some lines; where not all do, the last line says how many are
 * left out.
 * @param linesOf how many lines an entry takes
 */
export function fitting(
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
