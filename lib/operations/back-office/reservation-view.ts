import type { Reservation } from '../../payments/reservation/read.server.ts';
import type { TrailStep } from '../../payments/reservation/staff.server.ts';
import { staffSteps } from '../../payments/reservation/staff-steps.ts';
import { visitText } from '../../sites/visit-source/visit-text.ts';
import type { Actor, ListedReservation, TrailAnswer, WholeReservation } from './contract.ts';
import type { ZoneOf } from './place-zones.ts';
import type { StaffSite } from './staff.server.ts';

/** Finds what a reservation's view shows beside the row. */
export interface ViewTools {
  zoneOf: ZoneOf;
  /** Returns the name of an assistant's platform. */
  assistantName(platform: string | null): string | null;
}

/** Returns a reservation for the list. Of the shopper it has only the name. */
export const listedReservation = (
  reservation: Reservation,
  { zoneOf, assistantName }: ViewTools,
): ListedReservation => ({
  reference: reservation.reference,
  site: reservation.siteSlug,
  status: reservation.status,
  reason: reservation.reason,
  car: { title: reservation.car.title, stocknum: reservation.car.stocknum },
  name: reservation.name,
  timeZone: zoneOf({ ...reservation, site: reservation.siteSlug }),
  feeCents: reservation.amountCents,
  paidCents: reservation.paidCents ?? 0,
  returnedCents: reservation.refundedCents,
  heldUntil: reservation.heldUntil.toISOString(),
  createdAt: reservation.createdAt.toISOString(),
  problem: reservation.problem,
  assistant: assistantName(reservation.platform),
});

export const reservationDetails = (
  reservation: Reservation,
  trail: readonly TrailStep[],
  site: StaffSite,
  { isRecalled, ...tools }: ViewTools & { isRecalled: boolean },
): WholeReservation => ({
  ...listedReservation(reservation, tools),
  car: reservation.car,
  carUrl: `${site.url}/cars/${encodeURIComponent(reservation.car.slug)}`,
  isRecalled,
  mobile: reservation.mobile,
  email: reservation.email,
  choices: reservation.choices,
  deal: reservation.deal,
  paidAt: reservation.paidAt?.toISOString() ?? null,
  returnedAt: reservation.refundedAt?.toISOString() ?? null,
  termsAcceptedAt: reservation.termsAcceptedAt?.toISOString() ?? null,
  cameFrom: visitText(reservation.visit),
  holdHours: reservation.holdHours,
  stripe: {
    session: reservation.sessionId,
    payment: reservation.paymentIntentId,
    refund: reservation.refundId,
  },
  trail: trail.map(step),
  steps: site.mayAct ? staffSteps(reservation.status) : [],
});

const step = ({ from, to, event, actor, reason, note, at }: TrailStep): TrailAnswer => ({
  from,
  to,
  event,
  actor: actorOf(actor),
  reason,
  note,
  at: at.toISOString(),
});

const STAFF = 'staff:';
/** Returns the actor name of a studio user in the audit trail. */
export const staffActor = (id: string): string => `${STAFF}${id}`;

const KINDS = ['shopper', 'assistant', 'clock', 'stripe'] as const;

function actorOf(actor: string): Actor {
  if (actor.startsWith(STAFF)) return { kind: 'staff', id: actor.slice(STAFF.length) };
  return { kind: KINDS.find((kind) => kind === actor) ?? 'reconciliation' };
}
