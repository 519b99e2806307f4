/** How the lender can misbehave, chosen on its page or by a test. */
export const FINANCE_FAULTS = {
  none: 'answers',
  slow: 'answers after eight seconds',
  refuse: 'refuses everybody',
  failing: 'fails',
  nonsense: 'talks nonsense',
  'no address': 'takes customers and leads nowhere',
  'other host': 'leads to somebody else’s host',
} as const;
export type FinanceFault = keyof typeof FINANCE_FAULTS;

/** Whether a value from a request is a key of `FINANCE_FAULTS`. */
export const isFinanceFault = (value: unknown): value is FinanceFault =>
  typeof value === 'string' && Object.hasOwn(FINANCE_FAULTS, value);

/** Longer than anybody waits for a quote, shorter than for an application. */
export const SLOW_MS = 8_000;
