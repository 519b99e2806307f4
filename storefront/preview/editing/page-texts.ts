import { vercelStegaSplit } from '@vercel/stega';
import { SHOWN_AS_ATTRIBUTE, type ShownAs } from '../shown-as.ts';
import type { NewestTexts } from './newest-texts.ts';
import { fieldOfElement, fieldOfHidden, type SourceField } from './source-fields.ts';
import { TEXT_FORMS } from './text-forms.ts';
import { TYPING_ATTRIBUTE } from './typing.ts';

/** Replaces the page's texts with the latest ones, and returns every field on the page. */
export function updateTexts(root: Element, words: NewestTexts): Set<SourceField> {
  const places = new Set<SourceField>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, shownTexts);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { cleaned, encoded } = vercelStegaSplit((node as Text).data);
    const element = encoded ? null : (node.parentElement?.closest('[data-sanity]') ?? null);
    const place = encoded ? fieldOfHidden(encoded) : fieldOfElement(element);
    if (!place) continue;
    places.add(place);
    const shownAs = shownAsOf(element);
    if (shownAs === 'offerHtml') continue;
    const text = words.replacementOf(place, cleaned, shownAs && TEXT_FORMS[shownAs]);
    if (text !== null) (node as Text).data = text + encoded;
  }
  putHtml(root, words);
  return places;
}

/** Visible text only: scripts contain the whole page's data again. Not the text that somebody types. */
const shownTexts = (node: Node): number => {
  if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
  const isTyped = node instanceof Element && node.hasAttribute(TYPING_ATTRIBUTE);
  return isTyped || node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE'
    ? NodeFilter.FILTER_REJECT
    : NodeFilter.FILTER_SKIP;
};

const shownAsOf = (element: Element | null) =>
  (element?.getAttribute(SHOWN_AS_ATTRIBUTE) ?? undefined) as ShownAs | undefined;

function putHtml(root: Element, words: NewestTexts): void {
  for (const element of root.querySelectorAll(`[${SHOWN_AS_ATTRIBUTE}=offerHtml]`)) {
    const place = fieldOfElement(element);
    const html = place && words.replacementOf(place, element.innerHTML, TEXT_FORMS.offerHtml);
    // Already sanitised by the same rules as the page.
    if (html != null) element.innerHTML = html;
  }
}
