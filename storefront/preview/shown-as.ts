/** Attribute of an element that contains only a field's text: the form in which it is shown. */
export const SHOWN_AS_ATTRIBUTE = 'data-preview-as';

/** As it is, or an offer's text as HTML, as an excerpt on a card, or as the start of its terms. */
export type ShownAs = 'words' | 'offerHtml' | 'offerDescription' | 'offerDisclaimer';
