/** Any of several patterns, whatever the case of their letters. */
const anyOf = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');

/** A rate in each language of pages: `4.9% p.a.`, `年利率 4.9%`, `4,9%/năm`, `4.9% سنويًا`. */
const RATE = anyOf(
  /\d\s?%\s?(?:p\.?\s?a\b|per annum\b|a year\b)/,
  /年(?:利率|利息|息|化)[^。；\n]{0,12}?\d\s?[%％]|\d\s?[%％]\s?(?:的?年(?:利率|利息|息|化)|每年)|每年\s?[\d.]*\d\s?[%％]/,
  /\d\s?%\s?(?:\/\s?|mỗi |một |hàng |hằng )năm/,
  /\d\s?[%٪]\s?(?:سنوي|في السنة|كل سنة)/,
);

/** A repayment in each language of pages: `$99 a week`, `每周 $99`, `$99 mỗi tuần`, `$99 أسبوعيًا`. */
const REPAYMENT = anyOf(
  /\$\s?[\d,.]*\d(?: to \$[\d,.]*\d)?\s?(?:a|per|each|\/)\s?(?:week|fortnight|month)\b/,
  /每(?:周|两周|星期|月)(?:只需|仅需|还款)?\s?\$\s?[\d,.]*\d|\$\s?[\d,.]*\d\s?[每/／一]\s?(?:周|两周|星期|月)/,
  /\$\s?[\d,.]*\d\s?(?:\/\s?|mỗi |một |hàng |hằng )(?:hai )?(?:tuần|tháng)/,
  // Amounts may be isolated, so that right-to-left text keeps their order.
  /\$\s?[\d,.]*\d[\s\u2066-\u2069]*(?:أسبوعي|شهري|كل أسبوع|كل شهر|في الأسبوع|في الشهر|\/\s?أسبوع|\/\s?شهر)/,
);

/** Returns whether a text names an annual rate, in a language of pages. */
export const mentionsRate = (words: string): boolean => RATE.test(words);

/** Returns the first repayment that a text names, such as `$99 a week`, in a language of pages; null without one. */
export const repaymentIn = (words: string): string | null => REPAYMENT.exec(words)?.[0] ?? null;

/** Returns whether a text names a rate or repayment; then OPEN-078 applies. */
export const mentionsCreditCost = (words: string): boolean =>
  mentionsRate(words) || repaymentIn(words) !== null;

const COMPARISON_RATE =
  /comparison rate\b[^%]{0,40}\d\s?%|\d\s?%\s?(?:p\.?\s?a\.?|per annum) comparison rate/i;
const WARNING = /WARNING: This comparison rate/;

/** Returns whether a text states a comparison rate and its warning, which the law requires in English (OPEN-078). */
export const statesComparisonRate = (words: string): boolean =>
  COMPARISON_RATE.test(words) && WARNING.test(words);
