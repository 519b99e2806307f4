import { mentionsCreditCost, statesComparisonRate } from '@forecourt/lib/vehicle/finance/credit-cost';
import { type PlacedText, type TextPath, textsOf } from './texts.ts';

const PROBLEM =
  'By law, a rate or repayment must be shown with its comparison rate and a warning. Create an offer and enter the rate in its fields, which show both, or remove the rate here.';
const OFFER_PROBLEM =
  'Enter the rate in the fields below and remove it here. They show it with its comparison rate and the required warning.';

const isOffer = (document: unknown) => (document as { _type?: unknown } | null)?._type === 'offer';

/** Returns the texts of a value, with each paragraph's parts joined, because a rate may be partly bold. */
function paragraphsOf(value: unknown, path: TextPath = []): PlacedText[] {
  if (Array.isArray(value))
    return value.flatMap((item) =>
      paragraphsOf(item, item?._key ? [...path, { _key: String(item._key) }] : path),
    );
  if (value === null || typeof value !== 'object') return textsOf(value, path);
  const { children } = value as { children?: unknown };
  if (Array.isArray(children)) {
    const parts = children.map((child) => (child as { text?: unknown } | null)?.text);
    return [{ text: parts.filter((text) => typeof text === 'string').join(''), path }];
  }
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, inner]) => paragraphsOf(inner, [...path, name]));
}

/**
 * Reports texts that mention a rate or repayment without a comparison rate and its warning (OPEN-078).
 * @param value a document, or a part of one
 */
export function checkCreditCost(value: unknown): true | { message: string; path: TextPath }[] {
  const message = isOffer(value) ? OFFER_PROBLEM : PROBLEM;
  const problems = paragraphsOf(value)
    .filter(({ text, path }) => path[0] !== 'comparisonWarning' && isIncomplete(text))
    .map(({ path }) => ({ message, path }));
  return problems.length ? problems : true;
}

const isIncomplete = (text: string): boolean => mentionsCreditCost(text) && !statesComparisonRate(text);

/** Returns the problem of an offer's comparison rate with its interest rate, both in percent a year, or true. */
export function offerRateProblem(comparisonRate: number | undefined, interestRate: unknown): true | string {
  if (typeof interestRate !== 'number') return true;
  if (comparisonRate === undefined)
    return 'Enter the comparison rate. By law, it must be shown with the interest rate.';
  return (
    comparisonRate >= interestRate ||
    'Enter a comparison rate that is not below the interest rate. It includes the fees.'
  );
}

/** Returns the problem of the term or amount that a comparison rate is based on, or true. */
export const offerBasisProblem = (value: number | undefined, comparisonRate: unknown): true | string =>
  typeof comparisonRate !== 'number' ||
  value !== undefined ||
  'Enter what the comparison rate is based on. It is shown with the warning.';
