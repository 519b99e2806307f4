/**
 * Name of the hidden field that search forms send along: what comes with it was typed as a sentence and is
 * understood, while the words of any other address stay as they are.
 */
export const SENTENCE_FIELD = 'said';
