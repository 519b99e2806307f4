import { formatMoney } from '../../platform/text/format.ts';
import type { FinanceEstimate } from './estimate.ts';

/** Label of the estimate (FIN-42). */
export const ESTIMATE_LABEL = 'Pre-Approved';

/** The warning that the National Credit Code wants beside every comparison rate (OPEN-078). */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

/** What a comparison rate is worked out for (FIN-46). */
export const COMPARISON_BASIS = 'The comparison rate is based on a 5-year secured loan of $30,000.';

/** What stands with a quote: it binds nobody. */
export const NO_OFFER =
  'An estimate, not an offer of credit: the lender decides whether it lends, and at what rate.';

/** The disclaimer of a site that has none of its own. */
export const FINANCE_DISCLAIMER =
  'The weekly figure is an estimate, not an offer of credit. It belongs to the price of this vehicle and not to the ' +
  'calculator, whose figures follow from what you choose there. Lending criteria, fees and charges apply; what you ' +
  'repay depends on the lender and on your circumstances.';

/** What an estimate assumes, a line each (FIN-43 to FIN-45). */
export const assumptionLines = ({ years, depositShare, finalShare }: FinanceEstimate): string[] => [
  `${formatPlain(years)}-year term`,
  `${(depositShare * 100).toFixed(1)}% deposit`,
  `${formatPlain(Math.round(finalShare * 1000) / 10)}% final payment`,
];

const plain = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2, useGrouping: false });
const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `5`, `2.5`, `9.95`. */
export const formatPlain = (value: number): string => plain.format(value);

/** `9.95% p.a.` */
export const formatRate = (percent: number): string => `${plain.format(percent)}% p.a.`;

/** `$162`, `$162.35`: cents only where there are some. */
export const formatPayment = (dollars: number): string =>
  Number.isInteger(dollars) ? formatMoney(dollars) : `$${cents.format(dollars)}`;
