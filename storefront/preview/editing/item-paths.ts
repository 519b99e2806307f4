const ITEM = /\[_key=="[\w-]+"\]/g;

/** Items of portable text that are no blocks: the pieces of a paragraph and its links. */
const INSIDE_PARAGRAPH = /\.(?:children|markDefs)\[_key=="[\w-]+"\]$/;

/** Returns the paths of the list items that contain a field, innermost first. */
export function itemsAround(path: string): string[] {
  const items: string[] = [];
  for (const match of path.matchAll(ITEM)) {
    const item = path.slice(0, match.index + match[0].length);
    if (!INSIDE_PARAGRAPH.test(item)) items.unshift(item);
  }
  return items;
}

/** Returns whether a field is in a list item, or is the item itself. */
export const isWithin = (path: string, item: string): boolean =>
  path === item || path.startsWith(`${item}.`) || path.startsWith(`${item}[`);
