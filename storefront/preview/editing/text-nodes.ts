import { decodeSanityNodeData } from '@sanity/visual-editing-csm';
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import { type NewestWords, placeOf } from './words.ts';

/** The place that invisible characters name, by those characters: each is read once. */
const places = new Map<string, string | null>();

function placeIn(hidden: string): string | null {
  const existing = places.get(hidden);
  if (existing !== undefined) return existing;
  const node = decodeSanityNodeData(vercelStegaDecode(hidden) ?? '');
  const place = node && 'path' in node ? placeOf(node.id, node.path) : null;
  places.set(hidden, place);
  return place;
}

/** Puts the newest words into the page's texts that say where they come from. */
export function putWords(root: Node, words: NewestWords): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { cleaned, encoded } = vercelStegaSplit((node as Text).data);
    if (!encoded) continue;
    const place = placeIn(encoded);
    const text = place === null ? null : words.replacementOf(place, cleaned);
    if (text !== null) (node as Text).data = text + encoded;
  }
}
