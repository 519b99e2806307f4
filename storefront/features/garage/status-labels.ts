import { isPreApproval, PRE_APPROVAL_NAME } from '@forecourt/lib/leads/finance-quote/lead';
import type { FormKind } from '@forecourt/lib/leads/form-kinds';
import type { LeadPayload } from '@forecourt/lib/leads/payload';
import type { GarageApplication } from '@forecourt/lib/leads/shopper-history.server';
import type { TestDrive } from '@forecourt/lib/leads/test-drive/booking.server';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { REFUND_TIME, refundWhy } from '@forecourt/lib/payments/reservation/refund-reasons';
import { reservedNoun } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import { formatDate } from '@forecourt/lib/platform/text/format';
import { timestampText } from '@/features/payments/time.ts';
import type { IconName } from '@/ui/icons/names.ts';
import type { ShownReservation } from './content.server.ts';

interface EnquiryLabel {
  label: string;
  icon: IconName;
}

const ENQUIRY_LABELS: Readonly<Record<FormKind, EnquiryLabel>> = {
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

export const enquiryLabel = (kind: FormKind, payload: Pick<LeadPayload, 'tags'>): EnquiryLabel =>
  isPreApproval(payload) ? { ...ENQUIRY_LABELS[kind], label: PRE_APPROVAL_NAME } : ENQUIRY_LABELS[kind];

/**
 * Returns what is known of a pre-approval at the lender. The lender reports no decision to us.
 * @param sentAt when the shopper requested it
 */
export function applicationText(
  { status, redirectUrl, returnedAt }: GarageApplication,
  sentAt: Date,
  timeZone: string,
): string {
  if (status === 'asked') return 'Being sent to the lender.';
  if (status === 'refused') return 'The lender could not take your application. We will contact you.';
  const lender = lenderHost(redirectUrl);
  return returnedAt
    ? `You continued with ${lender} on ${formatDate(returnedAt, timeZone)}. The lender tells you its decision; it is not shown here.`
    : `You sent your details to ${lender} on ${formatDate(sentAt, timeZone)}. The lender decides once you have completed your application on its website.`;
}

/** Returns the website of the lender, such as `apply.youx.com.au`. */
const lenderHost = (redirectUrl: string | null): string =>
  (redirectUrl && URL.parse(redirectUrl)?.host) || 'the lender';

export type Tone = 'neutral' | 'success' | 'info' | 'warning';

export function driveStatus(
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
    when: timestampText(startsAt, timeZone),
    change:
      changedBy && changedAt
        ? `${who} ${isCancelled ? 'cancelled it' : 'changed the time'} ${timestampText(changedAt, timeZone)}.`
        : null,
    isToCome,
  };
}

export function reservationStatus(
  {
    status,
    reason,
    amountCents,
    paidCents,
    paidAt,
    heldUntil,
    refundedAt,
    timeZone,
    car: vehicle,
  }: ShownReservation,
  now: Date,
): { tone: Tone; label: string; text: string } {
  const amount = formatCents(paidCents ?? amountCents);
  const paymentText = paidAt ? `${amount} paid ${timestampText(paidAt, timeZone)}.` : '';
  switch (status) {
    case 'held':
      return heldUntil > now
        ? {
            tone: 'warning',
            label: 'Not paid yet',
            text: `Held for you until ${timestampText(heldUntil, timeZone)}. Nothing has been charged yet.`,
          }
        : { tone: 'neutral', label: 'Expired', text: 'Your time to pay ran out. Nothing was charged.' };
    case 'paid':
      return {
        tone: 'success',
        label: 'Reserved for you',
        text: `${paymentText} Held until ${timestampText(heldUntil, timeZone)}.`,
      };
    case 'agreed':
      return { tone: 'success', label: 'Ready to collect', text: paymentText };
    case 'completed':
      return { tone: 'success', label: 'Completed', text: paymentText };
    case 'refund_pending':
      return {
        tone: 'info',
        label: 'Refund in progress',
        text: `${refundWhy(reason, reservedNoun(vehicle))} The full ${amount} will be refunded to your card. ${REFUND_TIME}`,
      };
    case 'refunded':
      return {
        tone: 'neutral',
        label: 'Refunded',
        text: `Your ${amount} was refunded${refundedAt ? ` ${timestampText(refundedAt, timeZone)}` : ''}.`,
      };
    case 'cancelled':
      return { tone: 'neutral', label: 'Cancelled', text: 'Nothing was charged.' };
    case 'expired':
      return { tone: 'neutral', label: 'Expired', text: 'Your time to pay ran out. Nothing was charged.' };
  }
}
