/** The attribute of an element that shows a field's words and nothing else: in which form. */
export const SHOWN_AS_ATTRIBUTE = 'data-preview-as';

/** The words as they are, or what pages make of an offer's: HTML, its plain beginning on a card, the beginning of its terms. */
export type ShownAs = 'words' | 'offerHtml' | 'offerDescription' | 'offerDisclaimer';
