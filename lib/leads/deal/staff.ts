import { formatCents } from '../../payments/reservation/money.ts';
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

/** Returns the message that tells a shopper of an answer. */
export function answerMessage({
  name,
  vehicle,
  dealer,
  totals,
  reason,
  until,
  href,
  channel,
}: {
  name: string;
  vehicle: string;
  dealer: string;
  totals: DealTotals;
  reason: string;
  /** `Monday 7 December 2026, 10:00 am`. */
  until: string;
  href: string;
  channel: ReplyChannel;
}): { subject: string; text: string } {
  const figure =
    totals.toShopper > 0
      ? `we pay you ${formatCents(totals.toShopper)}`
      : `a balance of ${formatCents(totals.balance)}`;
  const subject = `Our answer to your deal: ${vehicle}`;
  if (channel !== 'email')
    return {
      subject: '',
      text: `${dealer} answered your deal for the ${vehicle}: ${figure}. See it: ${href}`,
    };
  const [first] = name.trim().split(/\s+/);
  return {
    subject,
    text: [
      first ? `Hi ${first},` : 'Hello,',
      `We have answered your deal for the ${vehicle}: ${figure}.`,
      reason,
      `See both versions, accept ours or ask a question:\n${href}`,
      `Our answer is valid until ${until}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
