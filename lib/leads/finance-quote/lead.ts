import { z } from 'zod';
import { formatKilometres, formatMoney } from '../../platform/text/format.ts';
import { line } from '../../platform/text/schema.ts';
import {
  COMPARISON_BASIS,
  COMPARISON_WARNING,
  formatPayment,
  formatRate,
  NO_OFFER,
} from '../../vehicle/finance/words.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import { vehicleTitle } from '../../vehicle/title.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { KeptValuation } from '../trade-in/kept.ts';
import {
  AMOUNT_LIMITS,
  CREDIT_SCORES,
  CREDIT_WORDS,
  HELPER_LENGTH,
  lessTradeIn,
  TERM_LIMITS,
} from './choice.ts';
import type { Quote } from './provider.ts';

/** The tag that marks a lead of the finance journey (QUOTE-51). */
export const YOUX_TAG = 'YouX';

/** What the finance journey asks beside what every form asks (QUOTE-37 to QUOTE-47). */
export const financeAnswersSchema = z.object({
  amount: z.number().int().min(AMOUNT_LIMITS.min).max(AMOUNT_LIMITS.max),
  term: z.number().int().min(TERM_LIMITS.min).max(TERM_LIMITS.max),
  selfAssessedCreditScore: z.enum(CREDIT_SCORES),
  whoIsHelping: line(HELPER_LENGTH).default(''),
  last_name: line(80).default(''),
  postcode: line(4).default(''),
  tradeIn: z.boolean().optional(),
});
export type FinanceAnswers = z.output<typeof financeAnswersSchema>;

/** The same in a lead's payload, with the car as the stock table has it (QUOTE-48, QUOTE-49). */
export interface FinancePayload extends Partial<Omit<FinanceAnswers, 'tradeIn'>> {
  tags?: readonly string[];
  subscribe?: boolean;
  car_year?: number;
  car_description?: string;
  /** The shopper's own vehicle that goes towards the price, and the dollars that it takes off. */
  trade_in?: { vehicle: string; amount: number };
  /** What the lender quoted for it. */
  quote?: ToldQuote;
}

/** A quote as a lead keeps it, with the credit licence of who lends; empty where nobody wrote it down. */
export type ToldQuote = Quote & { licence: string };

/** What a lead that asks for a pre-approval is called. */
export const PRE_APPROVAL_NAME = 'Finance pre-approval';

/** Whether a lead asks for a pre-approval: it comes of the finance journey (QUOTE-51). */
export const isPreApproval = ({ tags }: Pick<FinancePayload, 'tags'>): boolean =>
  tags?.includes(YOUX_TAG) ?? false;

/** What is borrowed, `$30,000 over 5 years, repaid weekly`; empty where nothing is. */
export const borrowedText = ({ amount, term }: Pick<FinancePayload, 'amount' | 'term'>): string =>
  amount ? `${formatMoney(amount)} over ${term} ${term === 1 ? 'year' : 'years'}, repaid weekly` : '';

/**
 * A quote as a row of a mail: the repayment with its rates, the warning, what the rate is worked out for and who lends,
 * since none stands without the others (OPEN-078).
 */
export const quoteRow = ({
  weeklyRepaymentAmount,
  advertisedRate,
  comparisonRate,
  licence,
}: ToldQuote): [name: string, value: string] => [
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

/** What a car is called where a lender reads it. */
export const vehicleDescription = (vehicle: FinanceVehicle): string => vehicleTitle(vehicle) || vehicle.name;

/**
 * What a lead of the finance journey carries: a car's own price before any that a browser names.
 * @param subscribe whether news are welcome
 * @param tradeIn the shopper's own valuation, where they want it to go towards the car
 * @param quote what the lender says it comes to
 */
export function financePayload(
  answers: FinanceAnswers | null,
  vehicle: FinanceVehicle | null,
  subscribe: boolean,
  tradeIn: KeptValuation | null = null,
  quote: ToldQuote | null = null,
): FinancePayload {
  if (!answers) return {};
  const { whoIsHelping, last_name, postcode, tradeIn: _, ...choice } = answers;
  return {
    ...choice,
    amount: lessTradeIn((vehicle && sellingPrice(vehicle)) || choice.amount, tradeIn),
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

/** A valued vehicle as a dealer and a lender read it: its name, and the dollars that it takes off. */
export const tradeInOf = ({ title, rego, regoState, kilometres, low }: KeptValuation) => ({
  vehicle: [title, `${rego} ${regoState}`.trim(), formatKilometres(kilometres)].filter(Boolean).join(', '),
  amount: low,
});

/** The same as rows of the mail to the dealer. */
export function financeRows(payload: FinancePayload): [string, string][] {
  const { selfAssessedCreditScore, whoIsHelping, postcode, trade_in, quote } = payload;
  const rows: [string, string | undefined][] = [
    ['Pre-approval', borrowedText(payload)],
    ...(quote ? [quoteRow(quote)] : []),
    ['Trade-in', trade_in && `${trade_in.vehicle}: ${formatMoney(trade_in.amount)} off the price`],
    ['Own judgement of credit', selfAssessedCreditScore && CREDIT_WORDS[selfAssessedCreditScore]],
    ['Helped by', whoIsHelping],
    ['Postcode', postcode],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
