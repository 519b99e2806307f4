import { isPreApproval } from '@forecourt/lib/leads/finance-quote/lead';
import type { FormKind } from '@forecourt/lib/leads/form-kinds';
import type { LeadPayload } from '@forecourt/lib/leads/payload';
import type { GarageApplication } from '@forecourt/lib/leads/shopper-history.server';
import type { TestDrive } from '@forecourt/lib/leads/test-drive/booking.server';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { reservedNoun } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import { formatDate } from '@forecourt/lib/platform/text/format';
import { timestampText } from '@/features/payments/time.ts';
import type { IconName } from '@/ui/icons/names.ts';
import type { ShownReservation } from './content.server.ts';
import type { GarageTexts } from './garage-texts.server.ts';

interface EnquiryLabel {
  label: string;
  icon: IconName;
}

const ENQUIRY_ICONS: Readonly<Record<FormKind, IconName>> = {
  enquiry: 'message-square',
  quickEnquiry: 'message-square',
  testDrive: 'calendar',
  similar: 'search',
  photo: 'image',
  finance: 'hand-coins',
  service: 'wrench',
  parts: 'wrench',
  fleet: 'truck',
  careers: 'users',
  tradeIn: 'car',
};

export const enquiryLabel = (
  kind: FormKind,
  payload: Pick<LeadPayload, 'tags'>,
  { t }: Pick<GarageTexts, 't'>,
): EnquiryLabel => ({
  icon: ENQUIRY_ICONS[kind],
  label: t(`enquiries.kinds.${isPreApproval(payload) ? 'preApproval' : kind}`),
});

/**
 * Returns what is known of a pre-approval at the lender. The lender reports no decision to us.
 * @param sentAt when the shopper requested it
 */
export function applicationText(
  { status, redirectUrl, returnedAt }: GarageApplication,
  sentAt: Date,
  timeZone: string,
  { t, language }: Pick<GarageTexts, 't' | 'language'>,
): string {
  if (status === 'asked') return t('application.asked');
  if (status === 'refused') return t('application.refused');
  return t(returnedAt ? 'application.returned' : 'application.sent', {
    lender: lenderHost(redirectUrl) ?? t('application.theLender'),
    date: formatDate(returnedAt ?? sentAt, timeZone, language) ?? '',
  });
}

/** Returns the website of the lender, such as `apply.youx.com.au`. */
const lenderHost = (redirectUrl: string | null): string | null =>
  (redirectUrl && URL.parse(redirectUrl)?.host) || null;

export type Tone = 'neutral' | 'success' | 'info' | 'warning';

const DRIVE_CHANGES = {
  staff: { cancelled: 'drive.weCancelled', moved: 'drive.weMoved' },
  shopper: { cancelled: 'drive.youCancelled', moved: 'drive.youMoved' },
} as const;

export function driveStatus(
  drive: Pick<TestDrive, 'startsAt' | 'timeZone' | 'status' | 'changedBy' | 'changedAt'>,
  now: Date,
  { t, language }: Pick<GarageTexts, 't' | 'language'>,
): { tone: Tone; label: string; when: string; change: string | null; isToCome: boolean } {
  const { startsAt, timeZone, status, changedBy, changedAt } = drive;
  const isCancelled = status === 'cancelled';
  const isToCome = !isCancelled && startsAt > now;
  const changes = DRIVE_CHANGES[changedBy === 'staff' ? 'staff' : 'shopper'];
  return {
    tone: isToCome ? 'success' : 'neutral',
    label: t(isCancelled ? 'drive.cancelled' : isToCome ? 'drive.booked' : 'drive.over'),
    when: timestampText(startsAt, timeZone, language),
    change:
      changedBy && changedAt
        ? t(changes[isCancelled ? 'cancelled' : 'moved'], {
            when: timestampText(changedAt, timeZone, language),
          })
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
  { t, refund, language }: GarageTexts,
): { tone: Tone; label: string; text: string } {
  const amount = formatCents(paidCents ?? amountCents);
  const whenOf = (instant: Date) => timestampText(instant, timeZone, language);
  const paymentText = paidAt ? t('reservations.paid', { amount, when: whenOf(paidAt) }) : '';
  const expired = {
    tone: 'neutral',
    label: t('reservations.labels.expired'),
    text: t('reservations.ranOut'),
  } as const;
  switch (status) {
    case 'held':
      return heldUntil > now
        ? {
            tone: 'warning',
            label: t('reservations.labels.held'),
            text: t('reservations.held', { when: whenOf(heldUntil) }),
          }
        : expired;
    case 'paid':
      return {
        tone: 'success',
        label: t('reservations.labels.paid'),
        text: t('reservations.paidHeld', { paid: paymentText, when: whenOf(heldUntil) }),
      };
    case 'agreed':
      return { tone: 'success', label: t('reservations.labels.agreed'), text: paymentText };
    case 'completed':
      return { tone: 'success', label: t('reservations.labels.completed'), text: paymentText };
    case 'refund_pending':
      return {
        tone: 'info',
        label: t('reservations.labels.refundPending'),
        text: t('reservations.refundPending', {
          why: refund(`why.${reason ?? 'elsewhere'}`, { noun: reservedNoun(vehicle) }),
          amount,
          time: refund('refundTime'),
        }),
      };
    case 'refunded':
      return {
        tone: 'neutral',
        label: t('reservations.labels.refunded'),
        text: refundedAt
          ? t('reservations.refundedAt', { amount, when: whenOf(refundedAt) })
          : t('reservations.refunded', { amount }),
      };
    case 'cancelled':
      return {
        tone: 'neutral',
        label: t('reservations.labels.cancelled'),
        text: t('reservations.notCharged'),
      };
    case 'expired':
      return expired;
  }
}
