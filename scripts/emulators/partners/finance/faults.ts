/** Faults the lender can simulate, selected on its page or by a test. */
export const FINANCE_FAULTS = {
  none: 'responds normally',
  slow: 'responds after eight seconds',
  refuse: 'rejects every request',
  failing: 'fails with a 500',
  nonsense: 'returns garbage',
  'no address': 'accepts customers but returns no redirect',
  'other host': 'redirects to a foreign host',
} as const;
export type FinanceFault = keyof typeof FINANCE_FAULTS;

export const isFinanceFault = (value: unknown): value is FinanceFault =>
  typeof value === 'string' && Object.hasOwn(FINANCE_FAULTS, value);

/** Exceeds the storefront's timeout for quotes, but not for applications. */
export const SLOW_MS = 8_000;
