import { vercelStegaSplit } from '@vercel/stega';
import { SHOWN_AS_ATTRIBUTE, type ShownAs } from '../shown-as.ts';
import { FORMS_OF_WORDS } from './forms-of-words.ts';
import { type Place, placeOfElement, placeOfHidden } from './places.ts';
import type { NewestWords } from './words.ts';

/**
 * Puts the newest words wherever the page says which field it shows: in texts whose invisible characters name one, in
 * elements that name one, and in those that show its words in a form of their own.
 * @returns every place that the page names
 */
export function putWords(root: Element, words: NewestWords): Set<Place> {
  const places = new Set<Place>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, shownTexts);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { cleaned, encoded } = vercelStegaSplit((node as Text).data);
    const element = encoded ? null : (node.parentElement?.closest('[data-sanity]') ?? null);
    const place = encoded ? placeOfHidden(encoded) : placeOfElement(element);
    if (!place) continue;
    places.add(place);
    const shownAs = shownAsOf(element);
    if (shownAs === 'offerHtml') continue;
    const text = words.replacementOf(place, cleaned, shownAs && FORMS_OF_WORDS[shownAs]);
    if (text !== null) (node as Text).data = text + encoded;
  }
  putHtml(root, words);
  return places;
}

/** Only what people read: scripts hold the whole page once more. */
const shownTexts = (node: Node): number => {
  if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
  return node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE'
    ? NodeFilter.FILTER_REJECT
    : NodeFilter.FILTER_SKIP;
};

const shownAsOf = (element: Element | null) =>
  (element?.getAttribute(SHOWN_AS_ATTRIBUTE) ?? undefined) as ShownAs | undefined;

function putHtml(root: Element, words: NewestWords): void {
  for (const element of root.querySelectorAll(`[${SHOWN_AS_ATTRIBUTE}=offerHtml]`)) {
    const place = placeOfElement(element);
    const html = place && words.replacementOf(place, element.innerHTML, FORMS_OF_WORDS.offerHtml);
    // Cleaned by the rules that the page itself cleans it by.
    if (html != null) element.innerHTML = html;
  }
}
