import { limitText, PART_LIMITS, TERM_MIN, typedAmount } from '@forecourt/lib/vehicle/finance/limits';
import type { PaymentChoice } from '@forecourt/lib/vehicle/finance/payment-choice';
import type { Answers, Problems } from '@/forms/answers.ts';

export const PAYMENT_PATH = '/api/payment';

/** Field that removes the shopper's choice if it has a value. */
export const CLEAR_FIELD = 'clear';

/**
 * Parses the form of deposit and term.
 * @param termMax the site's longest term in years
 * @returns the choice, or problems by field
 */
export function paymentAnswers(
  answers: Answers,
  termMax: number,
  textOf?: Parameters<typeof limitText>[2],
): { choice: PaymentChoice } | { problems: Problems } {
  const deposit = Math.round(typedAmount(answers['deposit']?.trim() || '0'));
  const years = Number(answers['years']);
  const problems: Problems = {};
  if (!(deposit >= PART_LIMITS.min && deposit <= PART_LIMITS.max))
    problems['deposit'] = limitText(PART_LIMITS, 'money', textOf);
  if (!Number.isInteger(years) || years < TERM_MIN || years > termMax)
    problems['years'] = limitText({ min: TERM_MIN, max: termMax }, 'plain', textOf);
  return Object.keys(problems).length > 0 ? { problems } : { choice: { deposit, years } };
}
