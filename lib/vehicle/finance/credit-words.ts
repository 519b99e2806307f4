const RATE = /\d\s?%\s?(?:p\.?\s?a\b|per annum\b|a year\b)/i;
const REPAYMENT = /\$\s?[\d,.]*\d(?: to \$[\d,.]*\d)?\s?(?:a|per|each|\/)\s?(?:week|fortnight|month)\b/i;

/**
 * Whether words say what credit costs: a rate, or an amount for each week, fortnight or month. The credit law wants the
 * comparison rate and its warning beside them (OPEN-078).
 */
export const namesCreditCost = (words: string): boolean => RATE.test(words) || REPAYMENT.test(words);
