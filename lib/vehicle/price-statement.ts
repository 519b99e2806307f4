import { formatMoney } from '../platform/text/format.ts';
import type { TotalPrice } from './drive-away/total-price.ts';
import { displayPrice, priceWords, SUBSCRIPTION_SUFFIX, sellingPrice } from './price.ts';
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
  unit: typeof SUBSCRIPTION_SUFFIX | null;
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

/**
 * Returns the price of a vehicle with its unit, basis and terms (PRICE rows, OPEN-049).
 * A subscription without a minimum term, inclusions or a cash price shows the ordinary price instead.
 */
export function priceStatement(vehicle: PricedVehicle, rules: PriceRules): PriceStatement {
  const terms = sellingPrice(vehicle) === null ? null : rules.subscription;
  const { kind, amount, text, was } = displayPrice(vehicle, {
    noPriceText: rules.noPriceText,
    formerPriceDays: rules.formerPriceDays,
    subscriptionEnabled: terms !== null,
  });
  const wasText = was === null ? null : formatMoney(was);
  const nothing = { subscription: null, others: [], was, wasText };
  if (amount === null) return { ...nothing, kind, price: null, figure: text, text, disclaimer: null };
  if (kind === 'subscription' && terms) {
    const subscription = statedSubscription(amount, terms, cashPrice(vehicle));
    const price = statedPrice(amount, SUBSCRIPTION_SUFFIX, null);
    return {
      ...nothing,
      kind,
      price,
      figure: price.figure,
      text: `${price.figure} (${lowerFirst(subscription.text)}) or ${subscription.cash.text} to buy`,
      subscription,
      others: [subscription.cash],
      disclaimer: `${subscription.text}. ${includedText(subscription)}`,
    };
  }
  const price = cashPrice(vehicle);
  if (vehicle.total_price) return withTotal({ ...nothing, kind }, price, vehicle.total_price);
  return { ...nothing, kind, price, figure: price.figure, text: price.text, disclaimer: disclaimerOf(price) };
}

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
): PriceStatement {
  const price = statedPrice(total.amount, null, {
    basis: 'drive-away',
    label: totalLabel(total),
    includesGst: true,
  });
  return {
    ...rest,
    price,
    figure: price.figure,
    text: `${price.text}, or ${cash.text}`,
    others: [cash],
    disclaimer: `The price includes the government charges in ${total.state}${remarkOf(total)}.`,
  };
}

/** Returns `Drive away, NSW`, `Drive away, NSW (estimate)` or `Drive away, NSW (example)`. */
const totalLabel = ({ state, isEstimate, isExample }: Omit<TotalPrice, 'amount'>): string =>
  `Drive away, ${state}${isExample ? ' (example)' : isEstimate ? ' (estimate)' : ''}`;

function remarkOf({ isEstimate, isExample }: TotalPrice): string {
  if (isExample) return ', at the example rates of a demo';
  return isEstimate ? ', some of them estimated' : '';
}

/** Returns `Includes registration and insurance.` */
export function includedText({ inclusions }: Pick<SubscriptionTerms, 'inclusions'>): string {
  const [last = '', ...others] = inclusions.map(lowerFirst).toReversed();
  return `Includes ${others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last}.`;
}

function statedSubscription(weekly: number, terms: SubscriptionTerms, cash: StatedPrice): StatedSubscription {
  // Rounded up, so that no shopper pays more than the total that is shown.
  const minimumTotal = Math.ceil(weekly * terms.weeks + terms.startFee);
  const fee = terms.startFee > 0 ? ` including ${formatMoney(terms.startFee)} to start` : '';
  return {
    ...terms,
    minimumTotal,
    text: `Minimum ${terms.weeks} ${terms.weeks === 1 ? 'week' : 'weeks'}, ${formatMoney(minimumTotal)} in total${fee}`,
    cash,
  };
}

/** The price to buy a vehicle that has one. */
const cashPrice = (vehicle: PricedVehicle): StatedPrice =>
  statedPrice(sellingPrice(vehicle) ?? 0, null, priceWords(vehicle));

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

function disclaimerOf({ basis, includesGst }: StatedPrice): string | null {
  const sentences = [basis && DISCLAIMERS[basis], includesGst ? null : DISCLAIMERS['ex-gst']].filter(Boolean);
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : null;
}

/** Keeps abbreviations: `CTP insurance` stays as it is. */
const lowerFirst = (text: string): string =>
  /^[A-Z][^A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
