/**
 * Hidden field of search forms. Text submitted with it is parsed as a sentence; text in other addresses is
 * not.
 */
export const SENTENCE_FIELD = 'said';
