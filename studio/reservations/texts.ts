import type {
  Actor,
  ListedReservation,
  TrailAnswer,
  WholeReservation,
} from '@forecourt/lib/operations/back-office/contract';
import type { Reason, ReservationStatus } from '@forecourt/lib/payments/reservation/machine';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { StaffAction } from '@forecourt/lib/payments/reservation/staff-steps';
import { leftText, momentText } from '../back-office/moments.ts';

type Tone = 'default' | 'primary' | 'positive' | 'caution' | 'critical';

/** Label and badge tone of each status. */
export const STATUS_BADGES: Record<ReservationStatus, { text: string; tone: Tone }> = {
  held: { text: 'Waiting for payment', tone: 'caution' },
  paid: { text: 'Reserved', tone: 'positive' },
  agreed: { text: 'Sale agreed', tone: 'primary' },
  completed: { text: 'Sold', tone: 'default' },
  expired: { text: 'Not paid in time', tone: 'default' },
  cancelled: { text: 'Cancelled', tone: 'default' },
  refund_pending: { text: 'Refund on its way', tone: 'caution' },
  refunded: { text: 'Refunded', tone: 'default' },
};

export const GROUPS: { name: string; title: string; statuses: ReservationStatus[] }[] = [
  { name: 'all', title: 'All', statuses: [] },
  { name: 'held', title: 'Waiting for payment', statuses: ['held'] },
  { name: 'paid', title: 'Reserved', statuses: ['paid'] },
  { name: 'agreed', title: 'Sale agreed', statuses: ['agreed'] },
  { name: 'completed', title: 'Sold', statuses: ['completed'] },
  { name: 'refunds', title: 'Refunds', statuses: ['refund_pending', 'refunded'] },
  { name: 'ended', title: 'Expired or cancelled', statuses: ['expired', 'cancelled'] },
];

const REASONS: Record<Reason, string> = {
  requested: 'Requested by staff',
  not_paid: 'Not paid in time',
  not_opened: 'The payment page could not be opened',
  declined: 'The payment was declined',
  recalled: 'A safety recall opened before its payment arrived',
  late: 'Paid too late. The car had gone to someone else',
  cancelled: 'Paid after it was cancelled',
  car_gone: 'The car was sold or left its feed',
  amount: 'The amount paid was not the reservation fee',
  hold_over: 'The reservation ran out',
  elsewhere: 'Refunded in Stripe',
};
/** Returns the reason for a reservation's status in words, or null if none was recorded. */
export const reasonText = (reason: Reason | null): string | null => reason && REASONS[reason];

/** Returns the line under a status: the time left, or else the reason for the status. */
export function statusDetail(
  { status, reason, heldUntil }: Pick<ListedReservation, 'status' | 'reason' | 'heldUntil'>,
  now: number,
): string | null {
  const timeLeft = leftText(Date.parse(heldUntil) - now);
  if (status === 'held') return `${timeLeft} to pay`;
  if (status === 'paid') return timeLeft;
  return status === 'refund_pending' || status === 'refunded' ? reasonText(reason) : null;
}

export function statusText(reservation: WholeReservation, timeZone: string, now: number): string {
  const { status, reason, heldUntil, name, feeCents, returnedAt } = reservation;
  const until = momentText(heldUntil, timeZone);
  const timeLeft = leftText(Date.parse(heldUntil) - now);
  const why = reasonText(reason);
  switch (status) {
    case 'held':
      return `${name} is at the checkout and can pay until ${until} (${timeLeft}).`;
    case 'paid':
      return `Reserved for ${name} until ${until} (${timeLeft}). After that, the fee is refunded and the car goes back on sale, unless you confirm the sale.`;
    case 'agreed':
      return `Sale confirmed. The car stays reserved for ${name} until you mark it as sold or refund the fee.`;
    case 'completed':
      return `Sold to ${name}. The fee of ${formatCents(feeCents)} is part of the price.`;
    case 'refund_pending':
      return `The refund is on its way to ${name}${why ? `: ${lower(why)}` : ''}.`;
    case 'refunded':
      return `Refunded in full to ${name}${returnedAt ? ` on ${momentText(returnedAt, timeZone)}` : ''}${why ? `: ${lower(why)}` : ''}.`;
    case 'expired':
      return 'Not paid in time. Nothing was charged, and the car is back on sale.';
    case 'cancelled':
      return 'Cancelled before payment. Nothing was charged, and the car is back on sale.';
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

interface StepTexts {
  label: string;
  tone: 'default' | 'critical';
  /** Marks the primary action. */
  main?: true;
  title: string;
  /** The effect on the payment and on the vehicle. */
  money: string;
  vehicle: string;
  confirm: string;
  done: string;
}

/** Returns the texts of an action, which explain its effect on the payment and the vehicle. */
export function stepTexts(
  action: StaffAction,
  {
    name,
    feeCents,
    paidCents,
    status,
    car: vehicle,
  }: Pick<WholeReservation, 'name' | 'feeCents' | 'paidCents' | 'status' | 'car'>,
): StepTexts {
  const paidAmount = formatCents(paidCents || feeCents);
  const isSold = status === 'completed';
  switch (action) {
    case 'refund':
      return {
        label: `Refund ${paidAmount}`,
        tone: 'critical',
        title: `Refund ${paidAmount} to ${name}?`,
        money: `${paidAmount} is refunded to the card it was paid with, and ${name} is notified by email. You can’t undo this.`,
        vehicle: isSold
          ? 'The reservation has already ended. Your feed decides whether the car is on sale.'
          : 'The reservation ends and the car goes back on sale straight away, unless your feed says otherwise.',
        confirm: `Refund ${paidAmount}`,
        done: `Refund of ${paidAmount} to ${name} started`,
      };
    case 'release':
      return {
        label: 'Release car',
        tone: 'critical',
        title: `Release ${vehicle.title}?`,
        money: `Nothing has been charged. If ${name} is paying right now, the payment is refunded in full.`,
        vehicle: 'The car goes back on sale straight away.',
        confirm: 'Release car',
        done: `${vehicle.title} is back on sale`,
      };
    case 'agree':
      return {
        label: 'Confirm sale',
        tone: 'default',
        main: true,
        title: 'Confirm the sale?',
        money: `Nothing is charged or refunded. You keep the fee of ${paidAmount}, and can still refund it.`,
        vehicle: `The car stays reserved for ${name} after the reservation ends, until you mark it as sold or refund the fee.`,
        confirm: 'Confirm sale',
        done: `Sale confirmed. The car stays reserved for ${name}`,
      };
    case 'complete':
      return {
        label: 'Mark as sold',
        tone: 'default',
        title: `Mark ${vehicle.title} as sold to ${name}?`,
        money: `Nothing is charged or refunded. The fee of ${paidAmount} becomes part of the price.`,
        vehicle:
          'The reservation ends. The car shows as on sale until your feed marks it as sold, so update the feed first.',
        confirm: 'Mark as sold',
        done: `${vehicle.title} was sold to ${name}`,
      };
  }
}

export function trailText({ event, to }: Pick<TrailAnswer, 'event' | 'to'>): string {
  if (event === 'start') return 'Checkout started';
  if (event === 'pay') return to === 'paid' ? 'Paid, car reserved' : 'Paid, but refunded';
  if (event === 'expire') return 'Payment time ran out';
  if (event === 'cancel') return 'Cancelled before payment';
  if (event === 'agree') return 'Sale confirmed';
  if (event === 'complete') return 'Sold';
  if (event === 'lapse') return to === 'completed' ? 'Sold according to the feed' : 'Reservation ran out';
  if (event === 'refund') return 'Refund requested';
  if (event === 'refunded') return 'Refunded';
  if (event === 'refund_failed') return 'The bank rejected the refund. It will be retried';
  return STATUS_BADGES[to].text;
}

/** Names of actors other than staff. */
export const ACTOR_NAMES: Record<Exclude<Actor['kind'], 'staff'>, string> = {
  shopper: 'Shopper',
  assistant: 'Assistant',
  clock: 'Automatic',
  stripe: 'Stripe',
  reconciliation: 'Stripe reconciliation',
};
