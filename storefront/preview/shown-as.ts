/** The attribute of an element that shows a field's words in a form of their own: which form it is. */
export const SHOWN_AS_ATTRIBUTE = 'data-preview-as';

/** What pages make of an offer's words: HTML, its plain beginning on a card, the beginning of its terms. */
export type ShownAs = 'offerHtml' | 'offerDescription' | 'offerDisclaimer';
