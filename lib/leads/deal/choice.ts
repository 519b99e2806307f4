import { z } from 'zod';
import { isPostcode } from '../../platform/geocode/postcode.ts';
import { line } from '../../platform/text/schema.ts';
import { TERM_MIN } from '../../vehicle/finance/limits.ts';

export const HANDOVERS = ['pick_up', 'delivery'] as const;
export const PAYMENTS = ['finance', 'in_full'] as const;
export const TRADE_INS = ['none', 'valuation', 'described'] as const;

/** Upper bounds, above what any deal has. Dollars and years. */
export const MOST_CASH = 1_000_000;
const MOST_YEARS = 10;
const MOST_EXTRAS = 40;
export const TRADE_IN_LENGTH = 200;

/** What a shopper chooses. All amounts follow from it on the server. */
export const dealChoiceSchema = z.object({
  /** Where the vehicle will be registered and delivered to. */
  postcode: z.string().refine(isPostcode).nullable().default(null),
  /** Keys of the site's extras. */
  extras: z
    .array(z.string().max(100))
    .max(MOST_EXTRAS)
    .default([])
    .transform((keys) => [...new Set(keys)].toSorted()),
  tradeIn: z.enum(TRADE_INS).default('none'),
  /** The shopper's words, for a vehicle without a valuation. */
  tradeInText: line(TRADE_IN_LENGTH).default(''),
  handover: z.enum(HANDOVERS).default('pick_up'),
  payment: z.enum(PAYMENTS).default('in_full'),
  /** Dollars that the shopper pays themselves when they finance the rest. */
  cash: z.int().min(0).max(MOST_CASH).default(0),
  years: z.number().min(TERM_MIN).max(MOST_YEARS).nullable().default(null),
});
export type DealChoice = z.output<typeof dealChoiceSchema>;

/** Upper bound of a discount and of a trade-in's value, in dollars. */
export const MOST_TERMS = 1_000_000;

/** What staff set in their answer, in dollars. Null leaves the trade-in at the shopper's estimate. */
export const dealTermsSchema = z.object({
  discount: z.int().min(0).max(MOST_TERMS).default(0),
  tradeInValue: z.int().min(0).max(MOST_TERMS).nullable().default(null),
});
export type DealTerms = z.output<typeof dealTermsSchema>;

export const NO_TERMS: DealTerms = { discount: 0, tradeInValue: null };

/** Names of the fields of the form, which are also the parameters of its address. */
export const EXTRA_FIELD = 'extra-';

const numberIn = (value: string | undefined): number | null => {
  const digits = (value ?? '').replaceAll(/[$,\s]/g, '');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : null;
};

/** Parses the fields of the form; invalid values become their defaults. */
export function choiceOf(fields: Readonly<Record<string, string | undefined>>): DealChoice {
  const postcode = (fields.postcode ?? '').normalize('NFKC').trim();
  const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
    values.find((each) => each === value);
  const cash = numberIn(fields.cash);
  const years = numberIn(fields.years);
  return dealChoiceSchema.parse({
    postcode: isPostcode(postcode) ? postcode : null,
    extras: Object.keys(fields)
      .filter((name) => name.startsWith(EXTRA_FIELD) && fields[name] === 'on')
      .map((name) => name.slice(EXTRA_FIELD.length, EXTRA_FIELD.length + 100))
      .slice(0, MOST_EXTRAS),
    tradeIn: oneOf(TRADE_INS, fields.tradeIn),
    tradeInText: line(10_000)
      .catch('')
      .parse(fields.tradeInText ?? '')
      .slice(0, TRADE_IN_LENGTH),
    handover: oneOf(HANDOVERS, fields.handover),
    payment: oneOf(PAYMENTS, fields.payment),
    cash: cash === null ? 0 : Math.min(MOST_CASH, Math.floor(cash)),
    years: years !== null && years >= TERM_MIN && years <= MOST_YEARS ? years : null,
  });
}

/** Returns the fields of the form for a choice. */
export function fieldsOf(choice: DealChoice): Record<string, string> {
  const { postcode, extras, tradeIn, tradeInText, handover, payment, cash, years } = choice;
  return {
    ...(postcode && { postcode }),
    ...Object.fromEntries(extras.map((key) => [`${EXTRA_FIELD}${key}`, 'on'])),
    tradeIn,
    ...(tradeInText && { tradeInText }),
    handover,
    payment,
    ...(cash > 0 && { cash: String(cash) }),
    ...(years !== null && { years: String(years) }),
  };
}
