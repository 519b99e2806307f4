import type { GarageThread } from '@forecourt/lib/leads/conversation/messages.server';
import { isAcceptable } from '@forecourt/lib/leads/deal/version';
import type { GarageEnquiry } from '@forecourt/lib/leads/shopper-history.server';
import type { OwnValuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { ownedVehicleTitle } from '@forecourt/lib/leads/trade-in/vehicle';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';
import { timestampText } from '@/features/payments/time.ts';
import type { IconName } from '@/ui/icons/names.ts';
import type { ShownDeal, ShownReservation } from './content.server.ts';

/** Something for the shopper to do, which one press opens. */
export interface NextStep {
  id: string;
  icon: IconName;
  title: string;
  text: string;
  href: string;
  /** What the press does. */
  action: string;
  isUrgent: boolean;
}

interface CheaperVehicle {
  id: string;
  title: string;
  path: string;
}

export interface NextStepsInput {
  reservations: readonly ShownReservation[];
  enquiries: readonly GarageEnquiry[];
  conversations: readonly GarageThread[];
  valuations: readonly OwnValuation[];
  deals: readonly ShownDeal[];
  /** Saved vehicles for sale that are cheaper than when they were saved. */
  cheaper: readonly CheaperVehicle[];
  dealer: string;
  timeZone: string;
  now: Date;
  links: {
    receipt: (reservation: ShownReservation) => string;
    drive: (id: string) => string;
    service: (id: string) => string;
    deal: (id: string) => string;
  };
}

/** A message of the dealer is shown for so long without an answer. */
const ANSWER_DAYS = 30;
const DAY_MS = 86_400_000;

const isOld = (at: Date, now: Date): boolean => at.getTime() < now.getTime() - ANSWER_DAYS * DAY_MS;

interface Dated {
  /** By when it matters; the soonest is first. Null: no deadline, after all others. */
  by: Date | null;
  step: NextStep;
}

/**
 * Returns what the shopper can do next, the soonest deadline first: holds and reservations that end, bookings to
 * come, answers to deals and valuations that expire; then offers after inspection, messages without an answer, applications at the lender and cheaper vehicles.
 */
export function nextSteps(input: NextStepsInput): NextStep[] {
  const dated = [
    ...ofReservations(input),
    ...ofBookings(input),
    ...ofDeals(input),
    ...ofValuations(input),
    ...ofInspections(input),
    ...ofMessages(input),
    ...ofApplications(input),
    ...ofPrices(input),
  ];
  const time = ({ by }: Dated) => by?.getTime() ?? Number.POSITIVE_INFINITY;
  // Equal times keep the order above; the difference of two infinities is not a number.
  return dated
    .toSorted((one, other) => (time(one) === time(other) ? 0 : time(one) - time(other)))
    .map(({ step }) => step);
}

const ofReservations = ({ reservations, links, now }: NextStepsInput): Dated[] =>
  reservations.flatMap((reservation) => {
    const { id, status, heldUntil, timeZone, car } = reservation;
    if (heldUntil <= now || (status !== 'held' && status !== 'paid')) return [];
    const isPaid = status === 'paid';
    return [
      {
        by: heldUntil,
        step: {
          id: `reservation-${id}`,
          icon: isPaid ? 'calendar-check' : 'clock',
          title: isPaid ? `Reserved for you: ${car.title}` : `Held for you: ${car.title}`,
          text: isPaid
            ? `Until ${timestampText(heldUntil, timeZone)}.`
            : `Until ${timestampText(heldUntil, timeZone)}. Nothing has been charged yet.`,
          href: links.receipt(reservation),
          action: isPaid ? 'View reservation' : 'Continue to payment',
          isUrgent: !isPaid,
        },
      },
    ];
  });

function ofBookings({ enquiries, links, now }: NextStepsInput): Dated[] {
  return enquiries.flatMap(({ drive, service, payload }) => {
    const vehicle = [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' ');
    const booked: Dated[] = [];
    if (drive && drive.status !== 'cancelled' && drive.startsAt > now)
      booked.push({
        by: drive.startsAt,
        step: {
          id: `drive-${drive.id}`,
          icon: 'calendar',
          title: vehicle ? `Test drive: ${vehicle}` : 'Test drive',
          text: timestampText(drive.startsAt, drive.timeZone),
          href: links.drive(drive.id),
          action: 'View or cancel test drive',
          isUrgent: false,
        },
      });
    if (service && service.status !== 'cancelled' && service.arrivesAt > now)
      booked.push({
        by: service.arrivesAt,
        step: {
          id: `service-${service.id}`,
          icon: 'wrench',
          title: 'Service booking',
          text: timestampText(service.arrivesAt, service.timeZone),
          href: links.service(service.id),
          action: 'View, reschedule or cancel',
          isUrgent: false,
        },
      });
    return booked;
  });
}

const ofDeals = ({ deals, dealer, links, timeZone, now }: NextStepsInput): Dated[] =>
  deals.flatMap(({ deal, title, isForSale }) => {
    const answer = deal.versions.at(-1);
    if (!answer?.expiresAt || !isForSale || !isAcceptable(deal, answer, now)) return [];
    return [
      {
        by: answer.expiresAt,
        step: {
          id: `deal-${deal.id}`,
          icon: 'circle-check' as const,
          title: `${dealer} answered your deal: ${title}`,
          text: `Valid until ${timestampText(answer.expiresAt, timeZone)}.`,
          href: links.deal(deal.id),
          action: 'View the answer',
          isUrgent: false,
        },
      },
    ];
  });

/** Staff's offers after inspection, for as long as messages. */
const ofInspections = ({ valuations, now }: NextStepsInput): Dated[] =>
  valuations.flatMap(({ id, vehicle, rego, inspectedAt, inspectedAmount }) =>
    inspectedAmount === null || !inspectedAt || isOld(inspectedAt, now)
      ? []
      : [
          {
            by: null,
            step: {
              id: `inspection-${id}`,
              icon: 'hand-coins' as const,
              title: `Our offer: ${vehicle ? ownedVehicleTitle(vehicle) : rego}`,
              text: `${formatMoney(inspectedAmount)} after our inspection.`,
              href: '#valuations',
              action: 'View valuation',
              isUrgent: false,
            },
          },
        ],
  );

const ofValuations = ({ valuations, timeZone, now }: NextStepsInput): Dated[] =>
  valuations.flatMap(({ id, vehicle, rego, amountLow, acceptedAt, inspectionAt, inspectedAt, expiresAt }) =>
    amountLow === null || inspectedAt || acceptedAt || inspectionAt || !expiresAt || expiresAt <= now
      ? []
      : [
          {
            by: expiresAt,
            step: {
              id: `valuation-${id}`,
              icon: 'hand-coins' as const,
              title: `Your valuation: ${vehicle ? ownedVehicleTitle(vehicle) : rego}`,
              text: `Valid until ${formatDate(expiresAt, timeZone)}, subject to inspection.`,
              href: '#valuations',
              action: 'View valuation',
              isUrgent: false,
            },
          },
        ],
  );

const ofMessages = ({ conversations, dealer, timeZone, now }: NextStepsInput): Dated[] =>
  conversations.flatMap(({ id, messages }) => {
    const last = messages.findLast(({ direction, state }) => direction === 'in' || state !== 'failed');
    if (!last || last.direction === 'in') return [];
    if (isOld(last.sentAt, now)) return [];
    return [
      {
        by: null,
        step: {
          id: `message-${id}`,
          icon: 'message-square',
          title: `${dealer} wrote to you`,
          text: timestampText(last.sentAt, timeZone),
          href: `#message-${id}`,
          action: 'Read and reply',
          isUrgent: false,
        },
      },
    ];
  });

const ofApplications = ({ enquiries }: NextStepsInput): Dated[] =>
  enquiries.flatMap(({ id, application }) =>
    application?.status === 'created' && application.redirectUrl && !application.returnedAt
      ? [
          {
            by: null,
            step: {
              id: `application-${id}`,
              icon: 'credit-card' as const,
              title: 'Your finance application is not complete',
              text: 'The lender decides once you have completed it.',
              href: application.redirectUrl,
              action: 'Continue on the lender’s website',
              isUrgent: false,
            },
          },
        ]
      : [],
  );

const ofPrices = ({ cheaper }: NextStepsInput): Dated[] =>
  cheaper.map(({ id, title, path }) => ({
    by: null,
    step: {
      id: `price-${id}`,
      icon: 'tag',
      title: `Price drop: ${title}`,
      text: 'Cheaper than when you saved it.',
      href: path,
      action: 'View details',
      isUrgent: false,
    },
  }));
