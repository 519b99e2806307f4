import { formatCents } from './money.ts';

/** The accepted deal that a deposit belongs to, as it was accepted. Cents. */
export interface ReservedDeal {
  id: string;
  /** Number of the accepted version. */
  version: number;
  total: number;
  /** To pay at handover, after the deposit. */
  balance: number;
}

/**
 * Returns whether the reservation fee can be part of a deal: it is not more than the deal's total.
 * @param feeCents null if the vehicle cannot be reserved online
 */
export const countsFee = (
  { total }: Pick<ReservedDeal, 'total'>,
  feeCents: number | null,
): feeCents is number => feeCents !== null && feeCents <= total;

/** Returns an accepted deal with the balance after the fee that is charged, which may have changed since. */
export const withFee = (deal: ReservedDeal, feeCents: number): ReservedDeal => ({
  ...deal,
  balance: Math.max(0, deal.total - feeCents),
});

type Texts = Record<'yours' | 'version' | 'total' | 'toShopper' | 'balance', string>;

/**
 * Returns the sums of an accepted deal for receipts and the dealer.
 * @param texts in the language of the reader; English without them
 */
export function reservedDealRows(
  { version, total, balance }: Pick<ReservedDeal, 'version' | 'total' | 'balance'>,
  texts: Texts = {
    yours: 'Your deal',
    version: `Version ${version}, accepted`,
    total: 'Total of the deal',
    toShopper: 'We pay you',
    balance: 'Balance to pay',
  },
): [label: string, value: string][] {
  return [
    [texts.yours, texts.version],
    [texts.total, formatCents(Math.max(0, total))],
    total < 0 ? [texts.toShopper, formatCents(-total)] : [texts.balance, formatCents(balance)],
  ];
}
