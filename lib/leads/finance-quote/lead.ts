import { z } from 'zod';
import { formatKilometres, formatMoney } from '../../platform/text/format.ts';
import { line } from '../../platform/text/schema.ts';
import { settingDefinitions } from '../../sites/settings.ts';
import {
  COMPARISON_BASIS,
  COMPARISON_WARNING,
  formatPayment,
  formatRate,
  NO_OFFER,
} from '../../vehicle/finance/texts.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import { vehicleTitle } from '../../vehicle/title.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { KeptValuation } from '../trade-in/kept-valuation.ts';
import type { Quote } from './provider.ts';
import {
  AMOUNT_RANGE,
  type AmountLimits,
  CREDIT_LABELS,
  CREDIT_SCORES,
  deductTradeIn,
  HELPER_LENGTH,
  quoteAmount,
  TERM_LIMITS,
} from './quote-choice.ts';

export const YOUX_TAG = 'YouX';

/** Additional answers of the finance journey (QUOTE-37 to QUOTE-47). */
export const financeAnswersSchema = z.object({
  amount: z.number().int().min(AMOUNT_RANGE.min).max(AMOUNT_RANGE.max),
  term: z.number().int().min(TERM_LIMITS.min).max(TERM_LIMITS.max),
  selfAssessedCreditScore: z.enum(CREDIT_SCORES),
  whoIsHelping: line(HELPER_LENGTH).default(''),
  last_name: line(80).default(''),
  postcode: line(4).default(''),
  tradeIn: z.boolean().optional(),
});
export type FinanceAnswers = z.output<typeof financeAnswersSchema>;

/** These answers in a lead's payload, with the car from stock (QUOTE-48, QUOTE-49). */
export interface FinancePayload extends Partial<Omit<FinanceAnswers, 'tradeIn'>> {
  tags?: readonly string[];
  subscribe?: boolean;
  car_year?: number;
  car_description?: string;
  /** Trade-in vehicle, and the dollars deducted for it. */
  trade_in?: FinancedTradeIn;
  quote?: LicensedQuote;
}

/** `is_inspected` marks the dealer's offer after inspection; without it the amount is an online estimate. */
interface FinancedTradeIn {
  vehicle: string;
  amount: number;
  is_inspected?: true;
}

/** A quote in a lead, with the lender's credit licence; empty if not configured. */
export type LicensedQuote = Quote & { licence: string };

export const PRE_APPROVAL_NAME = 'Finance pre-approval';

/** Returns whether a lead requests a pre-approval: it has the finance journey's tag (QUOTE-51). */
export const isPreApproval = ({ tags }: Pick<FinancePayload, 'tags'>): boolean =>
  tags?.includes(YOUX_TAG) ?? false;

/** Describes the loan: `$30,000 over 5 years, repaid weekly`; empty without an amount. */
export const borrowedText = ({ amount, term }: Pick<FinancePayload, 'amount' | 'term'>): string =>
  amount ? `${formatMoney(amount)} over ${term} ${term === 1 ? 'year' : 'years'}, repaid weekly` : '';

/** Returns a quote as a mail row, with comparison warning and lender (OPEN-078). */
export const quoteRow = ({
  weeklyRepaymentAmount,
  advertisedRate,
  comparisonRate,
  licence,
}: LicensedQuote): [name: string, value: string] => [
  'Estimated repayment',
  [
    `${formatPayment(weeklyRepaymentAmount)} per week`,
    `${formatRate(advertisedRate)} interest rate, ${formatRate(comparisonRate)} comparison rate`,
    [COMPARISON_WARNING, COMPARISON_BASIS, licence && `${licence}.`, NO_OFFER].filter(Boolean).join(' '),
  ].join('\n'),
];

type FinanceVehicle = Pick<
  Vehicle,
  'year' | 'make' | 'model' | 'badge' | 'series' | 'name' | 'price' | 'offer_price'
>;

export const vehicleDescription = (vehicle: FinanceVehicle): string => vehicleTitle(vehicle) || vehicle.name;

/**
 * Returns the finance fields of a lead.
 * A stock car's own price overrides the browser's amount.
 * @param subscribe whether the shopper opted in to marketing
 * @param tradeIn the shopper's valuation, if they want it deducted
 * @param quote the lender's quote
 * @param limits the site's
 */
export function financePayload(
  answers: FinanceAnswers | null,
  vehicle: FinanceVehicle | null,
  subscribe: boolean,
  tradeIn: KeptValuation | null = null,
  quote: LicensedQuote | null = null,
  limits: AmountLimits = settingDefinitions.quoteAmount.fallback,
): FinancePayload {
  if (!answers) return {};
  const { whoIsHelping, last_name, postcode, tradeIn: _, ...choice } = answers;
  return {
    ...choice,
    amount: deductTradeIn(
      (vehicle && sellingPrice(vehicle)) || quoteAmount(choice.amount, limits),
      tradeIn,
      limits,
    ),
    ...(tradeIn && { trade_in: tradeInOf(tradeIn) }),
    ...(quote && { quote }),
    ...(whoIsHelping && { whoIsHelping }),
    ...(last_name && { last_name }),
    ...(postcode && { postcode }),
    subscribe,
    ...(vehicle?.year && { car_year: vehicle.year }),
    ...(vehicle && { car_description: vehicleDescription(vehicle) }),
    tags: [YOUX_TAG],
  };
}

/** Describes a trade-in for dealer and lender: its name, the dollars deducted, and whether it was inspected. */
export const tradeInOf = ({
  title,
  rego,
  regoState,
  kilometres,
  low,
  isInspected,
}: KeptValuation): FinancedTradeIn => ({
  vehicle: [title, `${rego} ${regoState}`.trim(), formatKilometres(kilometres)].filter(Boolean).join(', '),
  amount: low,
  ...(isInspected && { is_inspected: true }),
});

const tradeInText = ({ vehicle, amount, is_inspected }: FinancedTradeIn): string =>
  `${vehicle}: ${formatMoney(amount)} off the price${is_inspected ? ', offered after inspection' : ''}`;

export function financeRows(payload: FinancePayload): [string, string][] {
  const { selfAssessedCreditScore, whoIsHelping, postcode, trade_in, quote } = payload;
  const rows: [string, string | undefined][] = [
    ['Pre-approval', borrowedText(payload)],
    ...(quote ? [quoteRow(quote)] : []),
    ['Trade-in', trade_in && tradeInText(trade_in)],
    ['Self-assessed credit', selfAssessedCreditScore && CREDIT_LABELS[selfAssessedCreditScore]],
    ['Helped by', whoIsHelping],
    ['Postcode', postcode],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
