import { LEAST_CENTS, MOST_CENTS, readAmount } from '@forecourt/lib/payments/online-payment/amount';
import { PAYMENT_LIMITS, SUBJECT } from '@forecourt/lib/payments/online-payment/limits';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { isEmail } from '@forecourt/lib/platform/text/field-rules';
import type { Answers, Problems } from '@/forms/answers.ts';

type T = Translator<'paymentForm'>;

const AMOUNT_LIMITS = { unreadable: null, too_small: LEAST_CENTS, too_large: MOST_CENTS } as const;

function amountProblem(text: string, t: T): string | undefined {
  const parsedAmount = readAmount(text);
  if (!('problem' in parsedAmount)) return undefined;
  const { problem } = parsedAmount;
  const limit = AMOUNT_LIMITS[problem];
  return t(`problem.${problem}`, { amount: limit === null ? '' : formatCents(limit) });
}

/** Validates a payment's values (OPEN-103), with the same rules in the browser and on the server. */
export function paymentProblems(answers: Answers, t: T): Problems {
  const problems: Problems = {};
  const text = (name: keyof typeof PAYMENT_LIMITS) => (answers[name] ?? '').trim();
  for (const name of ['subject', 'amount', 'name', 'email'] as const)
    if (!text(name)) problems[name] = t('problem.required');
  if (!problems.subject && !SUBJECT.test(text('subject'))) problems.subject = t('problem.subject');
  const amount = problems.amount ? undefined : amountProblem(text('amount'), t);
  if (amount) problems.amount = amount;
  if (!problems.email && !isEmail(text('email'))) problems.email = t('problem.email');
  for (const [name, longest] of Object.entries(PAYMENT_LIMITS))
    if (!problems[name] && (answers[name] ?? '').length > longest)
      problems[name] = t('problem.tooLong', { most: longest });
  return problems;
}
