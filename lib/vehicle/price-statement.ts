import { ENGLISH, type Language } from '../platform/language/languages.ts';
import type { Translator } from '../platform/language/translator.ts';
import { formatDate, formatMoney } from '../platform/text/format.ts';
import { NO_PRICE_TEXT } from '../sites/no-price-text.ts';
import type { TotalPrice } from './drive-away/total-price.ts';
import { displayPrice, PREORDER_TEXT, priceWords, SUBSCRIPTION_SUFFIX, sellingPrice } from './price.ts';
import type { PriceRules, SubscriptionTerms } from './price-rules.ts';
import type { PriceBasis, PriceWords } from './price-words.ts';
import type { Vehicle } from './vehicle.ts';

/** The fields of a vehicle that decide its price. */
export type PricedVehicle = Pick<
  Vehicle,
  'price' | 'offer_price' | 'before_price' | 'subscription_price' | 'preorder' | 'price_type' | 'car_type'
> &
  Partial<Pick<Vehicle, 'before_price_days'>> & {
    /** Its price with the charges of a state, where the site leads with it; absent if there is none. */
    total_price?: TotalPrice | null;
  };

/** An amount with its unit and what it includes. */
export interface StatedPrice {
  /** Dollars. */
  amount: number;
  /** `/week` for a subscription (PRICE-02); null for the price of the vehicle. */
  unit: string | null;
  /** Null if the feed says nothing about a new or demonstrator vehicle's price. */
  basis: PriceBasis | null;
  /** `Drive Away`, `Excl. Govt. Charges`; null without a basis. */
  basisText: string | null;
  includesGst: boolean;
  /** `$34,990`, `$86/week`. */
  figure: string;
  /** `$34,990 Excl. Govt. Charges`. */
  text: string;
}

/** The terms of one vehicle's subscription. */
export interface StatedSubscription extends SubscriptionTerms {
  /** Dollars: the weekly price for the minimum term, and the starting fee. */
  minimumTotal: number;
  /** `Minimum 26 weeks, $2,236 in total`. */
  text: string;
  /** What the vehicle costs to buy instead. */
  cash: StatedPrice;
}

/**
 * Everything that is said about a vehicle's price. Every page, mail, file and message takes its price from
 * here, so that no two of them disagree; `scripts/checks/lint/price-statements.ts` enforces it.
 */
export interface PriceStatement {
  kind: 'subscription' | 'offer' | 'price' | 'preorder' | 'none';
  /** The advertised price; null for a preorder and for a vehicle without a price. */
  price: StatedPrice | null;
  /** `$34,990`, `$86/week`, `PREORDER` or the site's text. */
  figure: string;
  /** The figure with its basis or terms, complete in a sentence. */
  text: string;
  /** The previous price in dollars, above the current one (PRICE-08), and as text. */
  was: number | null;
  wasText: string | null;
  subscription: StatedSubscription | null;
  /** Further prices of the same vehicle, each labelled by its basis: the price to buy, or the one without charges. */
  others: readonly StatedPrice[];
  /** A sentence that explains the basis; null if there is nothing to explain. */
  disclaimer: string | null;
}

const DISCLAIMERS: Readonly<Record<PriceBasis, string | null>> = {
  'drive-away': 'The price includes government charges and on-road costs.',
  'excluding-charges':
    'The price excludes government charges such as stamp duty, registration and transfer fees.',
  'plus-on-road-costs':
    'On-road costs such as stamp duty, registration and compulsory insurance are added to the price.',
  'ex-gst': 'GST is added to the price.',
  other: null,
};

const DISCLAIMER_KEYS = {
  'drive-away': 'driveAway',
  'excluding-charges': 'excludingCharges',
  'plus-on-road-costs': 'plusOnRoadCosts',
  'ex-gst': 'exGst',
} as const satisfies Record<Exclude<PriceBasis, 'other'>, string>;

const disclaimerText = (basis: PriceBasis, terms: TermsTexts): string | null =>
  terms && basis !== 'other' ? terms(`priceDisclaimer.${DISCLAIMER_KEYS[basis]}`) : DISCLAIMERS[basis];

/** Texts in the language of the page. Without them texts are English, as in mails, feeds and answers to programs. */
type PriceTexts = Translator<'price'> | undefined;
type TermsTexts = Translator<'vehicle'> | undefined;

/**
 * Returns the price of a vehicle with its unit, basis and terms (PRICE rows, OPEN-049).
 * A subscription without a minimum term, inclusions or a cash price shows the ordinary price instead.
 * @param t the texts of prices in the language of the page; English without it
 * @param terms the texts of vehicles in that language, where the disclaimer is shown
 */
export function priceStatement(
  vehicle: PricedVehicle,
  rules: PriceRules,
  t?: PriceTexts,
  terms?: TermsTexts,
): PriceStatement {
  const offered = sellingPrice(vehicle) === null ? null : rules.subscription;
  const {
    kind,
    amount,
    text: shown,
    was,
  } = displayPrice(vehicle, {
    noPriceText: rules.noPriceText,
    formerPriceDays: rules.formerPriceDays,
    subscriptionEnabled: offered !== null,
  });
  const wasText = was === null ? null : formatMoney(was);
  const nothing = { subscription: null, others: [], was, wasText };
  if (amount === null) {
    const text = t ? withoutPrice(shown, t) : shown;
    return { ...nothing, kind, price: null, figure: text, text, disclaimer: null };
  }
  if (kind === 'subscription' && offered) {
    const subscription = statedSubscription(amount, offered, cashPrice(vehicle, t), t);
    const price = statedPrice(amount, t ? t('perWeek') : SUBSCRIPTION_SUFFIX, null);
    const termsText = lowerFirst(subscription.text);
    return {
      ...nothing,
      kind,
      price,
      figure: price.figure,
      text: t
        ? t('subscription.statement', {
            figure: price.figure,
            terms: termsText,
            cash: subscription.cash.text,
          })
        : `${price.figure} (${termsText}) or ${subscription.cash.text} to buy`,
      subscription,
      others: [subscription.cash],
      disclaimer: `${subscription.text}. ${includedText(subscription, terms)}`,
    };
  }
  const price = cashPrice(vehicle, t);
  if (vehicle.total_price) return withTotal({ ...nothing, kind }, price, vehicle.total_price, { t, terms });
  return {
    ...nothing,
    kind,
    price,
    figure: price.figure,
    text: price.text,
    disclaimer: disclaimerOf(price, terms),
  };
}

/** Returns the text of a vehicle without a price in a language; a text of the site as it is. */
const withoutPrice = (text: string, t: NonNullable<PriceTexts>): string =>
  text === PREORDER_TEXT ? t('preorder') : text === NO_PRICE_TEXT ? t('noPrice') : text;

/**
 * Returns a former price for a message about a price drop: `$45,990`.
 * @param amount dollars
 * @returns null if the current price is not below it or has another unit, or if the site shows a former price
 *   only after it was offered for some days and this one was not (PRICE-08)
 */
export function formerPriceText(vehicle: PricedVehicle, amount: number, rules: PriceRules): string | null {
  const { price, was } = priceStatement(vehicle, rules);
  if (!price || price.unit || amount <= price.amount) return null;
  return rules.formerPriceDays === null || amount === was ? formatMoney(amount) : null;
}

/** Leads with the price in a state; the price without charges, and the former one, follow it. */
function withTotal(
  rest: Pick<PriceStatement, 'kind' | 'was' | 'wasText' | 'subscription'>,
  cash: StatedPrice,
  total: TotalPrice,
  { t, terms }: { t: PriceTexts; terms: TermsTexts },
): PriceStatement {
  const price = statedPrice(total.amount, null, {
    basis: 'drive-away',
    label: totalLabel(total, t),
    includesGst: true,
  });
  return {
    ...rest,
    price,
    figure: price.figure,
    text: t ? t('eitherPrice', { first: price.text, second: cash.text }) : `${price.text}, or ${cash.text}`,
    others: [cash],
    disclaimer: terms
      ? terms('priceDisclaimer.total', { state: total.state, figures: figuresOf(total) })
      : `The price includes the government charges in ${total.state}${remarkOf(total)}.`,
  };
}

/** Returns `Drive away, NSW`, `Drive away, NSW (estimate)` or `Drive away, NSW (example)`. */
const totalLabel = (total: TotalPrice, t: PriceTexts): string => {
  const { state, isEstimate, isExample } = total;
  if (t) return t('basis.total', { state, figures: figuresOf(total) });
  return `Drive away, ${state}${isExample ? ' (example)' : isEstimate ? ' (estimate)' : ''}`;
};

const figuresOf = ({ isEstimate, isExample }: TotalPrice): 'example' | 'estimate' | 'exact' =>
  isExample ? 'example' : isEstimate ? 'estimate' : 'exact';

function remarkOf({ isEstimate, isExample }: TotalPrice): string {
  if (isExample) return ', at the example rates of a demo';
  return isEstimate ? ', some of them estimated' : '';
}

/** Returns `Price on 5 Mar 2026`, for prices that are kept: files, receipts and messages. */
export const validityText = (
  at: Date | string,
  timeZone: string,
  { t, language = ENGLISH }: { t?: PriceTexts; language?: Language } = {},
): string => {
  const date = formatDate(at, timeZone, language);
  return t ? t('validity', { date: String(date) }) : `Price on ${date}`;
};

/** Returns `Includes registration and insurance.` */
export function includedText(
  { inclusions }: Pick<SubscriptionTerms, 'inclusions'>,
  terms?: TermsTexts,
): string {
  const [last = '', ...others] = inclusions.map(lowerFirst).toReversed();
  if (terms) {
    const first = others.toReversed().join(', ');
    return terms('priceDisclaimer.included', { count: inclusions.length, first, last });
  }
  return `Includes ${others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last}.`;
}

function statedSubscription(
  weekly: number,
  terms: SubscriptionTerms,
  cash: StatedPrice,
  t: PriceTexts,
): StatedSubscription {
  // Rounded up, so that no shopper pays more than the total that is shown.
  const minimumTotal = Math.ceil(weekly * terms.weeks + terms.startFee);
  const fee = terms.startFee > 0 ? ` including ${formatMoney(terms.startFee)} to start` : '';
  return {
    ...terms,
    minimumTotal,
    text: t
      ? t('subscription.terms', {
          weeks: terms.weeks,
          total: formatMoney(minimumTotal),
          hasFee: terms.startFee > 0 ? 'yes' : 'no',
          fee: formatMoney(terms.startFee),
        })
      : `Minimum ${terms.weeks} ${terms.weeks === 1 ? 'week' : 'weeks'}, ${formatMoney(minimumTotal)} in total${fee}`,
    cash,
  };
}

/** The price to buy a vehicle that has one. */
const cashPrice = (vehicle: PricedVehicle, t: PriceTexts): StatedPrice =>
  statedPrice(sellingPrice(vehicle) ?? 0, null, priceWords(vehicle, t));

function statedPrice(amount: number, unit: StatedPrice['unit'], words: PriceWords | null): StatedPrice {
  const figure = `${formatMoney(amount)}${unit ?? ''}`;
  const basisText = words?.label ?? null;
  return {
    amount,
    unit,
    basis: words?.basis ?? null,
    basisText,
    includesGst: words?.includesGst ?? true,
    figure,
    text: basisText ? `${figure} ${basisText}` : figure,
  };
}

function disclaimerOf({ basis, includesGst }: StatedPrice, terms: TermsTexts): string | null {
  const sentences = [
    basis && disclaimerText(basis, terms),
    includesGst ? null : disclaimerText('ex-gst', terms),
  ].filter(Boolean);
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : null;
}

/** Keeps abbreviations: `CTP insurance` stays as it is. */
const lowerFirst = (text: string): string =>
  /^[A-Z][^A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
