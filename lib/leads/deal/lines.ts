import type { StateCode } from '../../sites/state-codes.ts';
import type { DeliveryEstimate } from '../../vehicle/delivery.ts';
import { CHARGE_LABELS } from '../../vehicle/drive-away/charge-labels.ts';
import type { DriveAwayPart, DriveAwayPrice } from '../../vehicle/drive-away/drive-away-price.ts';
import type { DealChoice, DealTerms } from './choice.ts';
import type { DealExtra } from './extras.ts';
import { type DealLine, inOrder, type LineKind, toCents } from './ledger.ts';

/** A shopper's own valuation, in whole dollars. */
export interface DealValuation {
  title: string;
  /** What a deal takes off: the dealer's amount after inspection, else the lower end of the estimate. */
  low: number;
  /** True if the dealer has seen the vehicle. */
  isInspected?: boolean;
  /** When the estimate ends, in ISO 8601; missing or null for an amount that stays: one that was inspected or accepted. */
  expiresAt?: string | null;
}

/** Returns a valuation of an earlier version for the next one; null once it has expired. */
export const keptValuationOf = (
  valuation: DealValuation | null | undefined,
  now: Date,
): DealValuation | null =>
  valuation && (!valuation.expiresAt || Date.parse(valuation.expiresAt) > now.getTime()) ? valuation : null;

/** What the server knows about a vehicle and a shopper. Money in dollars. */
export interface DealFacts {
  /** The price before government charges, or including them if the dealer says so. */
  price: number;
  /** Drive-away price in the shopper's state; null if the site shows none, or without a state. */
  driveAway: DriveAwayPrice | null;
  /** Extras that the site offers for the vehicle. */
  extras: readonly DealExtra[];
  /** Delivery to the shopper's postcode; null if the site does not deliver there. */
  delivery: DeliveryEstimate | null;
  valuation: DealValuation | null;
}

const lineOf = (kind: LineKind, key: string, label: string, dollars: number, note = ''): DealLine => ({
  kind,
  key,
  label,
  cents: toCents(dollars),
  note,
});

const chargeNote = ({ isEstimate, isExample, paidUntil }: DriveAwayPart): string =>
  paidUntil !== null ? 'Already paid' : isExample ? 'Example' : isEstimate ? 'Estimate' : '';

function priceLines({ price, driveAway }: DealFacts): DealLine[] {
  switch (driveAway?.kind) {
    case 'stated':
      return [lineOf('price', 'vehicle', driveAwayLabel(driveAway.includes), driveAway.total)];
    case 'computed':
      return [
        lineOf('price', 'vehicle', 'Price', driveAway.price),
        ...driveAway.parts.map((part) =>
          lineOf('charge', part.charge, CHARGE_LABELS[part.charge], part.amount, chargeNote(part)),
        ),
      ];
    default:
      return [lineOf('price', 'vehicle', 'Price', price, 'May not include government charges')];
  }
}

const driveAwayLabel = (state: StateCode | null): string =>
  state ? `Drive-away price in ${state}` : 'Drive-away price';

export const ESTIMATED_TRADE_IN = 'Our online estimate, until we have seen it';
export const DEALER_TRADE_IN = 'Valued by the dealer';
export const UNVALUED_TRADE_IN = 'We will value it and answer';

function tradeInLines({ valuation }: DealFacts, choice: DealChoice, terms: DealTerms): DealLine[] {
  const { tradeIn, tradeInText } = choice;
  if (tradeIn === 'none') return [];
  const title = tradeIn === 'valuation' ? valuation?.title : tradeInText;
  const label = title ? `Trade-in: ${title}` : 'Trade-in';
  const line = (dollars: number, note: string) => {
    const { cents, ...rest } = lineOf('tradeIn', 'own', label, dollars, note);
    // Never -0, which JSON and tests tell apart from 0.
    return [{ ...rest, cents: cents === 0 ? 0 : -cents }];
  };
  if (terms.tradeInValue !== null) return line(terms.tradeInValue, DEALER_TRADE_IN);
  return tradeIn === 'valuation' && valuation
    ? line(valuation.low, valuation.isInspected ? DEALER_TRADE_IN : ESTIMATED_TRADE_IN)
    : line(0, UNVALUED_TRADE_IN);
}

/**
 * Returns the lines of a deal, from facts that only the server knows. Extras that the site no longer offers are
 * left out.
 */
export function dealLines(facts: DealFacts, choice: DealChoice, terms: DealTerms): DealLine[] {
  const { extras, delivery } = facts;
  return inOrder([
    ...priceLines(facts),
    ...extras
      .filter(({ key }) => choice.extras.includes(key))
      .map(({ key, title, price }) => lineOf('extra', key, title, price)),
    ...(choice.handover === 'delivery'
      ? [
          delivery
            ? lineOf('delivery', 'delivery', `Delivery to ${delivery.name}`, delivery.price, 'Estimate')
            : lineOf('delivery', 'delivery', 'Delivery', 0, 'We will answer with a price'),
        ]
      : []),
    ...(terms.discount > 0
      ? [{ ...lineOf('discount', 'discount', 'Discount', 0), cents: -toCents(terms.discount) }]
      : []),
    ...tradeInLines(facts, choice, terms),
  ]);
}
