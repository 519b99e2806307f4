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

/** Returns the sums of an accepted deal for receipts and the dealer. */
export const reservedDealRows = ({
  version,
  total,
  balance,
}: Pick<ReservedDeal, 'version' | 'total' | 'balance'>): [label: string, value: string][] => [
  ['Your deal', `Version ${version}, accepted`],
  ['Total of the deal', formatCents(Math.max(0, total))],
  ...(total < 0
    ? ([['We pay you', formatCents(-total)]] as [string, string][])
    : ([['Balance to pay', formatCents(balance)]] as [string, string][])),
];
