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

/** Each state in the words of a dealership. */
export const STATUS_WORDS: Record<ReservationStatus, { text: string; tone: Tone }> = {
  held: { text: 'Waiting for payment', tone: 'caution' },
  paid: { text: 'Reserved', tone: 'positive' },
  agreed: { text: 'Sale agreed', tone: 'primary' },
  completed: { text: 'Sold', tone: 'default' },
  expired: { text: 'Not paid in time', tone: 'default' },
  cancelled: { text: 'Cancelled', tone: 'default' },
  refund_pending: { text: 'Refund on its way', tone: 'caution' },
  refunded: { text: 'Refunded', tone: 'default' },
};

/** The groups that a list is narrowed to. */
export const GROUPS: { name: string; title: string; statuses: ReservationStatus[] }[] = [
  { name: 'all', title: 'All', statuses: [] },
  { name: 'held', title: 'Waiting for payment', statuses: ['held'] },
  { name: 'paid', title: 'Reserved', statuses: ['paid'] },
  { name: 'agreed', title: 'Sale agreed', statuses: ['agreed'] },
  { name: 'completed', title: 'Sold', statuses: ['completed'] },
  { name: 'refunds', title: 'Refunds', statuses: ['refund_pending', 'refunded'] },
  { name: 'ended', title: 'Ended unpaid', statuses: ['expired', 'cancelled'] },
];

const REASONS: Record<Reason, string> = {
  requested: 'On request',
  not_paid: 'Nobody paid in time',
  not_opened: 'The payment could not be opened',
  late: 'Paid too late, the car had gone to somebody else',
  cancelled: 'Paid after it was cancelled',
  car_gone: 'The feed says that the car is sold',
  amount: 'The payment was not the amount of the fee',
  hold_over: 'The time the car was kept ran out',
  elsewhere: 'The money was returned in Stripe itself',
};
/** Why a reservation has its status, in words for staff; null when no reason was noted. */
export const reasonText = (reason: Reason | null): string | null => reason && REASONS[reason];

/** The line under a state: the time that is left, or the reason for the state when no time is left. */
export function underStatus(
  { status, reason, heldUntil }: Pick<ListedReservation, 'status' | 'reason' | 'heldUntil'>,
  now: number,
): string | null {
  const timeLeft = leftText(Date.parse(heldUntil) - now);
  if (status === 'held') return `${timeLeft} to pay`;
  if (status === 'paid') return timeLeft;
  return status === 'refund_pending' || status === 'refunded' ? reasonText(reason) : null;
}

/** One sentence on how a reservation stands, for the top of its page. */
export function standing(reservation: WholeReservation, timeZone: string, now: number): string {
  const { status, reason, heldUntil, name, feeCents, returnedAt } = reservation;
  const until = momentText(heldUntil, timeZone);
  const timeLeft = leftText(Date.parse(heldUntil) - now);
  const why = reasonText(reason);
  switch (status) {
    case 'held':
      return `${name} has the car in the checkout and may pay until ${until} (${timeLeft}).`;
    case 'paid':
      return `Kept for ${name} until ${until} (${timeLeft}). Then the fee goes back and the car on sale, unless you say that the sale goes ahead.`;
    case 'agreed':
      return `The sale goes ahead. The car stays reserved for ${name} until you say that it is sold, or refund.`;
    case 'completed':
      return `Sold to ${name}. The fee of ${formatCents(feeCents)} is part of the price.`;
    case 'refund_pending':
      return `The money is on its way back to ${name}${why ? `: ${lower(why)}` : ''}.`;
    case 'refunded':
      return `All of it went back to ${name}${returnedAt ? ` on ${momentText(returnedAt, timeZone)}` : ''}${why ? `: ${lower(why)}` : ''}.`;
    case 'expired':
      return 'Nobody paid in time. Nothing was charged, and the car is on sale again.';
    case 'cancelled':
      return 'Cancelled before paying. Nothing was charged, and the car is on sale again.';
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

interface StepWords {
  /** On the button. */
  label: string;
  tone: 'default' | 'critical';
  /** Whether it is what one mostly does next. */
  main?: true;
  title: string;
  /** What happens to the money, and to the vehicle. */
  money: string;
  vehicle: string;
  confirm: string;
  done: string;
}

/** A step in words: what it does to the money and the vehicle, before anybody says yes. */
export function stepWords(
  action: StaffAction,
  {
    name,
    feeCents,
    paidCents,
    status,
    car: vehicle,
  }: Pick<WholeReservation, 'name' | 'feeCents' | 'paidCents' | 'status' | 'car'>,
): StepWords {
  const paidAmount = formatCents(paidCents || feeCents);
  const isSold = status === 'completed';
  switch (action) {
    case 'refund':
      return {
        label: `Refund ${paidAmount}`,
        tone: 'critical',
        title: `Refund ${paidAmount} to ${name}?`,
        money: `All of ${paidAmount} goes back to the card it was paid with, and ${name} is told by mail. This cannot be taken back.`,
        vehicle: isSold
          ? 'The reservation is over already; whether the car is on sale is for your feed to say.'
          : 'The reservation ends and the car is on sale again at once, unless your feed says otherwise.',
        confirm: `Refund ${paidAmount}`,
        done: `${paidAmount} is on its way back to ${name}`,
      };
    case 'release':
      return {
        label: 'Let the car go',
        tone: 'critical',
        title: `Let ${vehicle.title} go?`,
        money: `Nothing has been charged. Should ${name} be paying at this very moment, all of it goes back.`,
        vehicle: 'The car is on sale again at once.',
        confirm: 'Let the car go',
        done: `${vehicle.title} is on sale again`,
      };
    case 'agree':
      return {
        label: 'The sale goes ahead',
        tone: 'default',
        main: true,
        title: 'Does the sale go ahead?',
        money: `No money moves: you keep the fee of ${paidAmount}, and can still refund it.`,
        vehicle: `The car stays reserved for ${name} past its time, until you say that it is sold, or refund.`,
        confirm: 'The sale goes ahead',
        done: `The car stays reserved for ${name}`,
      };
    case 'complete':
      return {
        label: 'Sold',
        tone: 'default',
        title: `Is ${vehicle.title} sold to ${name}?`,
        money: `No money moves: the fee of ${paidAmount} becomes part of the price.`,
        vehicle:
          'The reservation ends. Until your feed says that the car is sold, it shows as on sale, so let the feed know first.',
        confirm: 'Yes, it is sold',
        done: `${vehicle.title} is sold to ${name}`,
      };
  }
}

/** A step of the audit trail in words. */
export function trailText({ event, to }: Pick<TrailAnswer, 'event' | 'to'>): string {
  if (event === 'start') return 'Started to reserve';
  if (event === 'pay') return to === 'paid' ? 'Paid, the car is kept' : 'Paid, but the money goes back';
  if (event === 'expire') return 'The time to pay ran out';
  if (event === 'cancel') return 'Cancelled before paying';
  if (event === 'agree') return 'The sale goes ahead';
  if (event === 'complete') return 'Sold';
  if (event === 'lapse')
    return to === 'completed' ? 'Sold, says the feed' : 'The time the car was kept ran out';
  if (event === 'refund') return 'Refund asked for';
  if (event === 'refunded') return 'Refunded';
  if (event === 'refund_failed') return 'The bank did not take the refund; it is tried again';
  return STATUS_WORDS[to].text;
}

/** Who took a step, unless it was somebody with a name of their own. */
export const ACTOR_WORDS: Record<Exclude<Actor['kind'], 'staff'>, string> = {
  shopper: 'Shopper',
  clock: 'On time',
  stripe: 'Stripe',
  reconciliation: 'Comparison with Stripe',
};
