import type { GarageReservation } from '@forecourt/lib/leads/dealings.server';
import { isPreApproval, PRE_APPROVAL_NAME } from '@forecourt/lib/leads/finance-quote/lead';
import type { FormKind } from '@forecourt/lib/leads/kinds';
import type { LeadPayload } from '@forecourt/lib/leads/payload';
import type { TestDrive } from '@forecourt/lib/leads/test-drive/booking.server';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { REFUND_TIME, REFUND_WHY } from '@forecourt/lib/payments/reservation/refund-reasons';
import { momentText } from '@/features/payments/time.ts';
import type { IconName } from '@/ui/icons/names.ts';

interface EnquiryWords {
  label: string;
  icon: IconName;
}

const ENQUIRY_WORDS: Readonly<Record<FormKind, EnquiryWords>> = {
  enquiry: { label: 'Enquiry', icon: 'message-square' },
  quickEnquiry: { label: 'Enquiry', icon: 'message-square' },
  testDrive: { label: 'Test drive', icon: 'calendar' },
  similar: { label: 'Find me something similar', icon: 'search' },
  photo: { label: 'Photo request', icon: 'image' },
  finance: { label: 'Finance', icon: 'hand-coins' },
  service: { label: 'Service', icon: 'wrench' },
  parts: { label: 'Parts', icon: 'wrench' },
  fleet: { label: 'Fleet', icon: 'truck' },
  careers: { label: 'Application', icon: 'users' },
  tradeIn: { label: 'Trade-in', icon: 'car' },
};

export const enquiryWords = (kind: FormKind, payload: Pick<LeadPayload, 'tags'>): EnquiryWords =>
  isPreApproval(payload) ? { ...ENQUIRY_WORDS[kind], label: PRE_APPROVAL_NAME } : ENQUIRY_WORDS[kind];

export type Tone = 'neutral' | 'success' | 'info' | 'warning';

export function driveWords(
  drive: Pick<TestDrive, 'startsAt' | 'timeZone' | 'status' | 'changedBy' | 'changedAt'>,
  now: Date,
): { tone: Tone; label: string; when: string; change: string | null; isToCome: boolean } {
  const { startsAt, timeZone, status, changedBy, changedAt } = drive;
  const isCancelled = status === 'cancelled';
  const isToCome = !isCancelled && startsAt > now;
  const who = changedBy === 'staff' ? 'We' : 'You';
  return {
    tone: isToCome ? 'success' : 'neutral',
    label: isCancelled ? 'Cancelled' : isToCome ? 'Booked' : 'Over',
    when: momentText(startsAt, timeZone),
    change:
      changedBy && changedAt
        ? `${who} ${isCancelled ? 'cancelled it' : 'changed the time'} ${momentText(changedAt, timeZone)}.`
        : null,
    isToCome,
  };
}

export function reservationWords(
  { status, reason, amountCents, paidCents, paidAt, heldUntil, refundedAt }: GarageReservation,
  timeZone: string,
  now: Date,
): { tone: Tone; label: string; text: string } {
  const amount = formatCents(paidCents ?? amountCents);
  const paymentWords = paidAt ? `${amount} paid ${momentText(paidAt, timeZone)}.` : '';
  switch (status) {
    case 'held':
      return heldUntil > now
        ? {
            tone: 'warning',
            label: 'Not paid yet',
            text: `Held for you until ${momentText(heldUntil, timeZone)}. Nothing has been charged yet.`,
          }
        : { tone: 'neutral', label: 'Expired', text: 'Your time to pay ran out. Nothing was charged.' };
    case 'paid':
      return {
        tone: 'success',
        label: 'Reserved for you',
        text: `${paymentWords} Held until ${momentText(heldUntil, timeZone)}.`,
      };
    case 'agreed':
      return { tone: 'success', label: 'Ready to collect', text: paymentWords };
    case 'completed':
      return { tone: 'success', label: 'Completed', text: paymentWords };
    case 'refund_pending':
      return {
        tone: 'info',
        label: 'Refund in progress',
        text: `${REFUND_WHY[reason ?? 'elsewhere']} The full ${amount} will be refunded to your card. ${REFUND_TIME}`,
      };
    case 'refunded':
      return {
        tone: 'neutral',
        label: 'Refunded',
        text: `Your ${amount} was refunded${refundedAt ? ` ${momentText(refundedAt, timeZone)}` : ''}.`,
      };
    case 'cancelled':
      return { tone: 'neutral', label: 'Cancelled', text: 'Nothing was charged.' };
    case 'expired':
      return { tone: 'neutral', label: 'Expired', text: 'Your time to pay ran out. Nothing was charged.' };
  }
}
