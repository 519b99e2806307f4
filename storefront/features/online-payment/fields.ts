import { LEAST_CENTS, MOST_CENTS, readAmount } from '@forecourt/lib/payments/online-payment/amount';
import { PAYMENT_LIMITS, SUBJECT } from '@forecourt/lib/payments/online-payment/limits';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { EMAIL_TEXT, isEmail, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import type { Answers, Problems } from '@/forms/answers.ts';

export const LABELS = {
  subject: 'Invoice or stock number',
  amount: 'Amount in Australian dollars',
  name: 'Name',
  email: 'Email',
  note: 'Your reference',
  again: 'Pay again',
} as const;

const AMOUNT_TEXTS = {
  unreadable: 'Please enter an amount such as $1,234.50.',
  too_small: `Please enter at least ${formatCents(LEAST_CENTS)}.`,
  too_large: `Please enter at most ${formatCents(MOST_CENTS)}. For more, give us a call.`,
} as const;
const SUBJECT_TEXT = 'Please enter the number as shown on the invoice or next to the car.';

function amountProblem(text: string): string | undefined {
  const parsedAmount = readAmount(text);
  return 'problem' in parsedAmount ? AMOUNT_TEXTS[parsedAmount.problem] : undefined;
}

/** Validates a payment's values (OPEN-103), with the same rules in the browser and on the server. */
export function paymentProblems(answers: Answers): Problems {
  const problems: Problems = {};
  const text = (name: keyof typeof PAYMENT_LIMITS) => (answers[name] ?? '').trim();
  for (const name of ['subject', 'amount', 'name', 'email'] as const)
    if (!text(name)) problems[name] = REQUIRED_TEXT;
  if (!problems.subject && !SUBJECT.test(text('subject'))) problems.subject = SUBJECT_TEXT;
  const amount = problems.amount ? undefined : amountProblem(text('amount'));
  if (amount) problems.amount = amount;
  if (!problems.email && !isEmail(text('email'))) problems.email = EMAIL_TEXT;
  for (const [name, longest] of Object.entries(PAYMENT_LIMITS))
    if (!problems[name] && (answers[name] ?? '').length > longest)
      problems[name] = `Please use at most ${longest} characters.`;
  return problems;
}
