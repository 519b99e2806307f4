import { randomUUID } from 'node:crypto';
import { vehicleById } from '../../inventory/stock/vehicles.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { FIELD_LIMITS } from '../../platform/text/field-rules.ts';
import { isAustralianMobile, normalisePhone } from '../../platform/text/phone.ts';
import type { Site } from '../../sites/site.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { mayReserve } from '../reservation/may-reserve.ts';
import { reserveAmountCents } from '../reservation/money.ts';
import { type Reservation, reservationByToken } from '../reservation/read.server.ts';
import { reservedNoun } from '../reservation/reserved-vehicle.ts';
import { agentCheckouts } from '../tables/agent-checkouts.ts';
import type { Contact } from './contact.ts';
import { vehicleIdOf } from './item-id.ts';
import { type CreateRequest, CURRENCY, ProtocolError, type UpdateRequest } from './protocol.ts';
import { type SessionState, sessionState } from './session-status.ts';

/** How long a session may be completed, in hours. It holds no car: only its payment does. */
const HOURS = 24;

const COLUMNS = columnsOf(agentCheckouts, [
  'id',
  'siteSlug',
  'platform',
  'carId',
  'name',
  'mobile',
  'email',
  'amountCents',
  'termsAcceptedAt',
  'reservationToken',
  'problem',
  'cancelledAt',
  'expiresAt',
  'createdAt',
  'updatedAt',
]);
export type AgentCheckout = RowOf<typeof COLUMNS>;

export type CheckoutSite = Pick<Site, 'slug' | 'settings' | 'features' | 'dealerships'>;

/** A session with everything that its state follows from. */
export interface OpenCheckout {
  checkout: AgentCheckout;
  vehicle: Vehicle;
  reservation: Reservation | null;
  state: SessionState;
}

const dealershipIds = ({ dealerships }: CheckoutSite) => dealerships.map(({ id }) => id);

/**
 * Returns the reservation fee of a site in cents.
 * @throws ProtocolError if the site has none, which disables reservations
 */
function feeOf({ settings }: CheckoutSite): number {
  const cents = reserveAmountCents(settings.reserveAmountText);
  if (cents === null)
    throw new ProtocolError(503, 'not_available', 'Reservations are not available at the moment.');
  return cents;
}

/**
 * Returns the vehicle of the only item.
 * @throws ProtocolError for several items or cars, and for unknown ones
 */
async function vehicleOfItems(
  db: Queryable,
  site: CheckoutSite,
  items: CreateRequest['line_items'],
): Promise<Vehicle> {
  const [item] = items;
  if (items.length !== 1 || (item?.quantity ?? 1) !== 1)
    throw new ProtocolError(400, 'quantity_exceeded', 'One deposit reserves one vehicle.', {
      param: '$.line_items',
    });
  const vehicleId = vehicleIdOf(item?.id ?? '');
  const found =
    vehicleId === null
      ? null
      : await vehicleById(db, dealershipIds(site), vehicleId, site.settings.priceLead);
  if (!found)
    throw new ProtocolError(400, 'not_found', 'This site has no such item.', { param: '$.line_items[0].id' });
  return found.vehicle;
}

/** Cut, so that a text that is too long is stored as one that the rules refuse. */
const stored = (text: string | null, most: number) => text?.slice(0, most + 1) ?? null;
const storedContact = ({ name, mobile, email }: Contact) => [
  stored(name, FIELD_LIMITS.name),
  // Normalised, so that a person's data is found by it.
  mobile && isAustralianMobile(mobile) ? normalisePhone(mobile) : stored(mobile, FIELD_LIMITS.phone),
  stored(email, FIELD_LIMITS.email),
];

/**
 * Opens a checkout session for one vehicle's deposit. It holds nothing yet.
 * @throws ProtocolError for a request that no session can follow from
 */
export async function createCheckout(
  db: Queryable,
  site: CheckoutSite,
  { platform, request, contact }: { platform: string; request: CreateRequest; contact: Contact },
): Promise<string> {
  if (request.currency.toLowerCase() !== CURRENCY)
    throw new ProtocolError(400, 'unsupported', 'Deposits are charged in Australian dollars (aud).', {
      param: '$.currency',
    });
  const vehicle = await vehicleOfItems(db, site, request.line_items);
  const id = randomUUID();
  await db.query(
    `insert into agent_checkouts (id, site_slug, platform, car_id, name, mobile, email, amount_cents, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9))`,
    [id, site.slug, platform, vehicle.id, ...storedContact(contact), feeOf(site), HOURS],
  );
  return id;
}

/**
 * Returns a session in its current state.
 * @param platform missing for the shopper's own page, which has a signed link
 * @throws ProtocolError (404) for an unknown session, or another platform's or site's
 */
export async function findCheckout(
  db: Queryable,
  site: CheckoutSite,
  { id, platform }: { id: string; platform?: string },
): Promise<OpenCheckout> {
  const { rows } = await db.query<AgentCheckout & { isOver: boolean }>(
    `select ${COLUMNS}, expires_at <= now() as "isOver" from agent_checkouts
     where id::text = $1 and site_slug = $2 and ($3::text is null or platform = $3)`,
    [id, site.slug, platform ?? null],
  );
  const [row] = rows;
  if (!row) throw unknownSession();
  const { isOver, ...checkout } = row;
  const found = await vehicleById(db, dealershipIds(site), checkout.carId, site.settings.priceLead);
  if (!found) throw unknownSession();
  const { vehicle } = found;
  const reservation = checkout.reservationToken
    ? await reservationByToken(db, checkout.siteSlug, checkout.reservationToken)
    : null;
  const isOffered = found.state === 'live' && mayReserve(site, vehicle);
  const isRecalled = found.state === 'live' && vehicle.open_recall === true;
  const state = sessionState({
    contact: checkout,
    vehicle: isOffered ? (vehicle.reserved ? 'taken' : 'free') : isRecalled ? 'recalled' : 'gone',
    needsSignIn: site.features.gateCheckout,
    hasAcceptedTerms: checkout.termsAcceptedAt !== null,
    isCancelled: checkout.cancelledAt !== null,
    isExpired: isOver,
    problem: checkout.problem,
    reservation: reservation && {
      status: reservation.status,
      reason: reservation.reason,
      isPaid: reservation.paidAt !== null,
      noun: reservedNoun(reservation.car),
    },
  });
  return { checkout, vehicle, reservation, state };
}

const unknownSession = () => new ProtocolError(404, 'not_found', 'There is no such checkout session.');

const inProgress = () =>
  new ProtocolError(409, 'conflict', 'The payment is in progress. Retrieve the session again.', {
    isPassing: true,
  });

/** Statuses in which a session can be changed or cancelled. */
const OPEN = ['not_ready_for_payment', 'requires_escalation', 'ready_for_payment'];
export const isOpen = ({ state }: OpenCheckout): boolean => OPEN.includes(state.status);

/**
 * Changes the contact details, or the vehicle while it is the only one. Accepted terms stay accepted for the
 * same vehicle and fee only, because they name both.
 * @throws ProtocolError (409) once the session has ended or is being paid
 */
export async function updateCheckout(
  db: Queryable,
  site: CheckoutSite,
  current: OpenCheckout,
  { request, contact }: { request: UpdateRequest; contact: Contact },
): Promise<void> {
  if (!isOpen(current))
    throw new ProtocolError(409, 'conflict', 'This checkout session can no longer be changed.');
  const { checkout } = current;
  const vehicle = request.line_items?.length ? await vehicleOfItems(db, site, request.line_items) : null;
  const { rowCount } = await db.query(
    `update agent_checkouts set car_id = coalesce($2, car_id),
            name = coalesce($3, name), mobile = coalesce($4, mobile), email = coalesce($5, email),
            amount_cents = $6, problem = null, updated_at = now(),
            terms_accepted_at = case when car_id = coalesce($2, car_id) and amount_cents = $6
                                     then terms_accepted_at end
     where id = $1 and cancelled_at is null and reservation_token is null`,
    [checkout.id, vehicle?.id ?? null, ...storedContact(contact), feeOf(site)],
  );
  // A payment has started meanwhile.
  if (!rowCount) throw inProgress();
}

/**
 * Changes the contact details as they are sent with a payment, unless one is in progress. The fee stays as it
 * was shown.
 */
export const updateContact = (db: Queryable, { checkout: { id } }: OpenCheckout, contact: Contact) =>
  db.query(
    `update agent_checkouts set name = coalesce($2, name), mobile = coalesce($3, mobile),
            email = coalesce($4, email), updated_at = now()
     where id = $1 and cancelled_at is null and reservation_token is null`,
    [id, ...storedContact(contact)],
  );

/**
 * Records that the shopper accepted the terms on the site's own page (OPEN-025), unless the assistant has
 * changed the vehicle or the fee since it was shown. Repeats change nothing.
 */
export const acceptTerms = (
  db: Queryable,
  { checkout: { id, carId: vehicleId, amountCents } }: { checkout: OpenCheckout['checkout'] },
) =>
  db.query(
    `update agent_checkouts set terms_accepted_at = coalesce(terms_accepted_at, now()), updated_at = now()
     where id = $1 and cancelled_at is null and car_id = $2 and amount_cents = $3`,
    [id, vehicleId, amountCents],
  );

/** Returns what accepted terms are about: the vehicle and the fee. The shopper's form sends it back. */
export const termsSubject = ({ carId: vehicleId, amountCents }: OpenCheckout['checkout']): string =>
  `${vehicleId} ${amountCents}`;

/**
 * Cancels a session that has not been paid.
 * @throws ProtocolError (405) if it has ended; (409) while its payment is in progress
 */
export async function cancelCheckout(db: Queryable, current: OpenCheckout): Promise<void> {
  if (current.state.status === 'complete_in_progress') throw inProgress();
  if (!isOpen(current))
    throw new ProtocolError(
      405,
      'not_cancelable',
      'This checkout session is completed, canceled or expired. A paid reservation is canceled on its own page.',
    );
  const { rowCount } = await db.query(
    `update agent_checkouts set cancelled_at = now(), updated_at = now()
     where id = $1 and cancelled_at is null and reservation_token is null`,
    [current.checkout.id],
  );
  // A payment has started meanwhile.
  if (!rowCount) throw inProgress();
}
