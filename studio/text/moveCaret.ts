/**
 * Returns where a caret belongs after somebody else changed the text: at the same characters. Inside of what was
 * replaced, it is at the end of the replacement.
 * @param caret number of characters before it in the old text
 */
export function moveCaret(old: string, next: string, caret: number): number {
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  if (caret <= start) return caret;
  return caret >= old.length - end ? caret + next.length - old.length : next.length - end;
}
