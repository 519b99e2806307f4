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
