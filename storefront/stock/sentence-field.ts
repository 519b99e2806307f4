/** Hidden field of search forms: text with it is parsed as a sentence. */
export const SENTENCE_FIELD = 'said';
