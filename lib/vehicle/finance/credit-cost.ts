const RATE = /\d\s?%\s?(?:p\.?\s?a\b|per annum\b|a year\b)/i;
const REPAYMENT = /\$\s?[\d,.]*\d(?: to \$[\d,.]*\d)?\s?(?:a|per|each|\/)\s?(?:week|fortnight|month)\b/i;

/** Returns whether a text names a rate or repayment; then OPEN-078 applies. */
export const mentionsCreditCost = (words: string): boolean => RATE.test(words) || REPAYMENT.test(words);

const COMPARISON_RATE =
  /comparison rate\b[^%]{0,40}\d\s?%|\d\s?%\s?(?:p\.?\s?a\.?|per annum) comparison rate/i;
const WARNING = /WARNING: This comparison rate/;

/** Returns whether a text states a comparison rate and its warning (OPEN-078). */
export const statesComparisonRate = (words: string): boolean =>
  COMPARISON_RATE.test(words) && WARNING.test(words);
