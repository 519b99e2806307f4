const RATE = /\d\s?%\s?(?:p\.?\s?a\b|per annum\b|a year\b)/i;
const REPAYMENT = /\$\s?[\d,.]*\d(?: to \$[\d,.]*\d)?\s?(?:a|per|each|\/)\s?(?:week|fortnight|month)\b/i;

/** Returns whether a text names a rate or repayment; then OPEN-078 applies. */
export const mentionsCreditCost = (words: string): boolean => RATE.test(words) || REPAYMENT.test(words);
