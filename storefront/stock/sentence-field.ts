/**
 * Hidden field of search forms. Text submitted with it is always parsed as a sentence; text in other addresses
 * only if it cannot be searched as plain words.
 */
export const SENTENCE_FIELD = 'said';
