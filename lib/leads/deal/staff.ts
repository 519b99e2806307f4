import type { ReplyChannel } from '../conversation/composer.ts';
import type { DealExtra } from './extras.ts';
import { type DealLine, type DealTotals, dealTotals, toCents } from './ledger.ts';
import type { DealAuthor, DealStatus } from './version.ts';

/** A version as staff see it. */
export interface StaffVersion {
  number: number;
  author: DealAuthor;
  /** Studio user id; null for the shopper. */
  staffId: string | null;
  reason: string;
  lines: { id: string; label: string; value: string; note: string; isChanged: boolean }[];
  totals: [label: string, value: string][];
  /** `$162 a week over 5 years, …`; null without a loan. */
  loan: string | null;
  createdAt: string;
  expiresAt: string | null;
}

/** A deal with what an answer can change. */
export interface StaffDeal {
  id: string;
  status: DealStatus;
  acceptedVersion: number | null;
  /** Newest first. */
  versions: StaffVersion[];
  /** What happened to the vehicle since the newest version; empty if nothing did. */
  notices: string[];
  /** What the form of an answer starts with; null if the deal takes no answer. */
  draft: AnswerDraft | null;
}

export interface AnswerDraft {
  /** Number of the version that is answered. */
  seen: number;
  /** Lines that an answer keeps: price, charges and delivery. */
  kept: DealLine[];
  extras: DealExtra[];
  chosen: string[];
  depositCents: number;
  discount: number;
  /** Dollars; null without a trade-in. `value` is null until the dealer sets one. */
  tradeIn: { label: string; estimate: number; value: number | null } | null;
}

export interface DealsAnswer {
  mayAct: boolean;
  deals: StaffDeal[];
}

export interface DealAnswerRequest {
  seen: number;
  discount: number;
  tradeInValue: number | null;
  extras: string[];
  days: number;
  reason: string;
}

/** How the shopper was told; null if neither mail nor SMS reaches them. */
export interface DealAnsweredAnswer {
  channel: ReplyChannel | null;
}

/** Returns the sums of an answer while staff write it, in dollars; the server computes them again. */
export function draftTotals(
  { kept, extras, depositCents, tradeIn }: AnswerDraft,
  answer: Pick<DealAnswerRequest, 'discount' | 'tradeInValue' | 'extras'>,
): DealTotals {
  const chosen = extras.filter(({ key }) => answer.extras.includes(key));
  return dealTotals(
    [
      ...kept,
      ...chosen.map(({ price }) => ({ cents: toCents(price) })),
      { cents: -toCents(answer.discount) },
      { cents: -toCents(answer.tradeInValue ?? tradeIn?.estimate ?? 0) },
    ],
    depositCents,
    null,
  );
}
