import type { GarageThread } from '@forecourt/lib/leads/conversation/messages.server';
import { isAcceptable } from '@forecourt/lib/leads/deal/version';
import type { GarageEnquiry } from '@forecourt/lib/leads/shopper-history.server';
import type { OwnValuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { ownedVehicleTitle } from '@forecourt/lib/leads/trade-in/vehicle';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';
import { timestampText } from '@/features/payments/time.ts';
import type { Noun } from '@/stock/noun.ts';
import type { IconName } from '@/ui/icons/names.ts';
import type { ShownDeal, ShownReservation } from './content.server.ts';
import type { GarageTexts } from './garage-texts.server.ts';

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
  texts: Pick<GarageTexts, 't' | 'language'>;
  links: {
    receipt: (reservation: ShownReservation) => string;
    drive: (id: string) => string;
    service: (id: string) => string;
    deal: (id: string) => string;
  };
}

/** Addresses of ways to begin; null where the site does not offer it or the shopper has it already. */
export interface Beginnings {
  search: string;
  tradeIn: string | null;
  finance: string | null;
}

/** Returns steps for a shopper with nothing to do: search, then the value of their car, then their own rate. */
export function beginningSteps(
  { t }: Pick<GarageTexts, 't'>,
  noun: Noun,
  { search, tradeIn, finance }: Beginnings,
): NextStep[] {
  const step = (
    id: 'find' | 'tradeIn' | 'payment',
    icon: IconName,
    href: string,
    action: string,
  ): NextStep => ({
    id,
    icon,
    title: t(`begin.${id}.title`, { noun }),
    text: t(`begin.${id}.text`),
    href,
    action,
    isUrgent: false,
  });
  return [
    step('find', 'search', search, t('find', { noun })),
    ...(tradeIn ? [step('tradeIn', 'hand-coins', tradeIn, t('valueTradeIn'))] : []),
    ...(finance ? [step('payment', 'gauge', finance, t('payment.apply'))] : []),
  ];
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
 * come, answers to deals and valuations that expire; then offers after inspection, messages without an answer,
 * applications at the lender and cheaper vehicles.
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

const ofReservations = ({ reservations, links, now, texts: { t, language } }: NextStepsInput): Dated[] =>
  reservations.flatMap((reservation) => {
    const { id, status, heldUntil, timeZone, car } = reservation;
    if (heldUntil <= now || (status !== 'held' && status !== 'paid')) return [];
    const isPaid = status === 'paid';
    const when = timestampText(heldUntil, timeZone, language);
    return [
      {
        by: heldUntil,
        step: {
          id: `reservation-${id}`,
          icon: isPaid ? 'calendar-check' : 'clock',
          title: t(isPaid ? 'steps.reserved' : 'steps.held', { vehicle: car.title }),
          text: t(isPaid ? 'steps.until' : 'steps.untilUnpaid', { when }),
          href: links.receipt(reservation),
          action: t(isPaid ? 'steps.viewReservation' : 'steps.pay'),
          isUrgent: !isPaid,
        },
      },
    ];
  });

function ofBookings({ enquiries, links, now, texts: { t, language } }: NextStepsInput): Dated[] {
  return enquiries.flatMap(({ drive, service, payload }) => {
    const vehicle = [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' ');
    const booked: Dated[] = [];
    if (drive && drive.status !== 'cancelled' && drive.startsAt > now)
      booked.push({
        by: drive.startsAt,
        step: {
          id: `drive-${drive.id}`,
          icon: 'calendar',
          title: vehicle ? t('steps.driveOf', { vehicle }) : t('steps.drive'),
          text: timestampText(drive.startsAt, drive.timeZone, language),
          href: links.drive(drive.id),
          action: t('steps.viewDrive'),
          isUrgent: false,
        },
      });
    if (service && service.status !== 'cancelled' && service.arrivesAt > now)
      booked.push({
        by: service.arrivesAt,
        step: {
          id: `service-${service.id}`,
          icon: 'wrench',
          title: t('steps.service'),
          text: timestampText(service.arrivesAt, service.timeZone, language),
          href: links.service(service.id),
          action: t('steps.viewService'),
          isUrgent: false,
        },
      });
    return booked;
  });
}

const ofDeals = ({ deals, dealer, links, timeZone, now, texts: { t, language } }: NextStepsInput): Dated[] =>
  deals.flatMap(({ deal, title, isForSale }) => {
    const answer = deal.versions.at(-1);
    if (!answer?.expiresAt || !isForSale || !isAcceptable(deal, answer, now)) return [];
    return [
      {
        by: answer.expiresAt,
        step: {
          id: `deal-${deal.id}`,
          icon: 'circle-check' as const,
          title: t('steps.deal', { dealer, vehicle: title }),
          text: t('steps.validUntil', { when: timestampText(answer.expiresAt, timeZone, language) }),
          href: links.deal(deal.id),
          action: t('steps.viewAnswer'),
          isUrgent: false,
        },
      },
    ];
  });

/** Staff's offers after inspection, for as long as messages. */
const ofInspections = ({ valuations, now, texts: { t } }: NextStepsInput): Dated[] =>
  valuations.flatMap(({ id, vehicle, rego, inspectedAt, inspectedAmount }) =>
    inspectedAmount === null || !inspectedAt || isOld(inspectedAt, now)
      ? []
      : [
          {
            by: null,
            step: {
              id: `inspection-${id}`,
              icon: 'hand-coins' as const,
              title: t('steps.offer', { vehicle: vehicle ? ownedVehicleTitle(vehicle) : rego }),
              text: t('steps.afterInspection', { amount: formatMoney(inspectedAmount) }),
              href: '#valuations',
              action: t('steps.viewValuation'),
              isUrgent: false,
            },
          },
        ],
  );

const ofValuations = ({ valuations, timeZone, now, texts: { t, language } }: NextStepsInput): Dated[] =>
  valuations.flatMap(({ id, vehicle, rego, amountLow, acceptedAt, inspectionAt, inspectedAt, expiresAt }) =>
    amountLow === null || inspectedAt || acceptedAt || inspectionAt || !expiresAt || expiresAt <= now
      ? []
      : [
          {
            by: expiresAt,
            step: {
              id: `valuation-${id}`,
              icon: 'hand-coins' as const,
              title: t('steps.valuation', { vehicle: vehicle ? ownedVehicleTitle(vehicle) : rego }),
              text: t('valuations.validUntil', { date: formatDate(expiresAt, timeZone, language) ?? '' }),
              href: '#valuations',
              action: t('steps.viewValuation'),
              isUrgent: false,
            },
          },
        ],
  );

const ofMessages = ({
  conversations,
  dealer,
  timeZone,
  now,
  texts: { t, language },
}: NextStepsInput): Dated[] =>
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
          title: t('steps.message', { dealer }),
          text: timestampText(last.sentAt, timeZone, language),
          href: `#message-${id}`,
          action: t('steps.reply'),
          isUrgent: false,
        },
      },
    ];
  });

const ofApplications = ({ enquiries, texts: { t } }: NextStepsInput): Dated[] =>
  enquiries.flatMap(({ id, application }) =>
    application?.status === 'created' && application.redirectUrl && !application.returnedAt
      ? [
          {
            by: null,
            step: {
              id: `application-${id}`,
              icon: 'credit-card' as const,
              title: t('steps.application'),
              text: t('steps.applicationText'),
              href: application.redirectUrl,
              action: t('steps.lender'),
              isUrgent: false,
            },
          },
        ]
      : [],
  );

const ofPrices = ({ cheaper, texts: { t } }: NextStepsInput): Dated[] =>
  cheaper.map(({ id, title, path }) => ({
    by: null,
    step: {
      id: `price-${id}`,
      icon: 'tag',
      title: t('steps.cheaper', { vehicle: title }),
      text: t('steps.cheaperText'),
      href: path,
      action: t('steps.viewVehicle'),
      isUrgent: false,
    },
  }));
