import { type ServiceBooking, serviceBooking } from '@forecourt/lib/leads/service-booking/booking.server';
import {
  cancelService,
  markArrived,
  markReady,
  moveService,
  noteOnService,
  type ServiceOutcome,
} from '@forecourt/lib/leads/service-booking/change.server';
import {
  NOTE_LENGTH,
  type ServiceSlotsAnswer,
  type ServiceStepAnswer,
} from '@forecourt/lib/leads/service-booking/staff';
import { parseSlot, withOffset } from '@forecourt/lib/leads/test-drive/slots';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import { expectStaffRate } from '@forecourt/lib/operations/back-office/expect-rate.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { text } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import { findSite } from '@/content/site.server.ts';
import { newStaysOf } from '@/features/service-booking/own-booking.server.ts';

const NOT_FOUND = 'This booking doesn’t exist, or you don’t have access to it.';

const moveSchema = z.strictObject({ startsAt: z.string().max(40) });
const readySchema = z.strictObject({ notifies: z.boolean() });
const noteSchema = z.strictObject({ note: text(NOTE_LENGTH) });

/** Returns the times to which a booking can be moved. */
export async function serviceSlots({ staff, office }: Call, id: string): Promise<Response> {
  const booking = await load(office, staff.sites, id);
  const moves = await movesOf(booking);
  return Response.json({
    slots: moves?.stays.map(({ arrivesAt }) => withOffset(arrivesAt, booking.timeZone)) ?? [],
  } satisfies ServiceSlotsAnswer);
}

/** Cancels a booking for the dealer and notifies the shopper by email. */
export const cancelServiceBooking = (call: Call, id: string): Promise<Response> =>
  step(call, id, (siteSlugs) => cancelService(call.office.pool, siteSlugs, id, 'staff'));

/** Moves a booking to another free time and notifies the shopper by email. */
export async function moveServiceBooking(call: Call, id: string): Promise<Response> {
  const { startsAt } = await bodyOf(call.request, moveSchema);
  const moment = parseSlot(startsAt);
  if (!moment) throw new ApiError('bad_input', 'The request is invalid: startsAt.');
  return step(call, id, async (siteSlugs, booking) => {
    const moves = await movesOf(booking);
    const stay = moves?.stays.find(({ arrivesAt }) => arrivesAt.getTime() === moment.getTime());
    if (!moves || !stay) return 'taken';
    const { workshop } = moves;
    return moveService(call.office.pool, siteSlugs, id, { stay, workshop, by: 'staff' });
  });
}

export const arriveServiceBooking = (call: Call, id: string): Promise<Response> =>
  step(call, id, (siteSlugs) => markArrived(call.office.pool, siteSlugs, id));

/** Marks a car as ready to collect, and notifies the shopper if the caller asks for that. */
export async function readyServiceBooking(call: Call, id: string): Promise<Response> {
  const { notifies } = await bodyOf(call.request, readySchema);
  return step(call, id, (siteSlugs) => markReady(call.office.pool, siteSlugs, id, { notifies }));
}

export async function noteServiceBooking(call: Call, id: string): Promise<Response> {
  const { note } = await bodyOf(call.request, noteSchema);
  return step(call, id, (siteSlugs) => noteOnService(call.office.pool, siteSlugs, id, note.trim()));
}

async function step(
  { staff, office }: Call,
  id: string,
  take: (siteSlugs: readonly string[], booking: ServiceBooking) => Promise<ServiceOutcome | null>,
): Promise<Response> {
  const booking = await load(office, staff.sites, id);
  const siteSlugs = staff.sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug);
  if (!siteSlugs.includes(booking.siteSlug))
    throw new ApiError('read_only', 'Your role lets you see bookings but not change them.');
  await expectStaffRate(
    { staff, office },
    'staffBookingStep',
    'Too many changes in a short time. Please wait a minute.',
    'booking',
  );
  const outcome = await take(siteSlugs, booking);
  if (!outcome) throw new ApiError('not_found', NOT_FOUND);
  office.report('info', { staff: staff.id, booking: id, outcome }, 'service_booking_changed_by_staff');
  return Response.json({ outcome } satisfies ServiceStepAnswer);
}

async function load(
  { pool }: Call['office'],
  sites: Call['staff']['sites'],
  id: string,
): Promise<ServiceBooking> {
  const booking = await serviceBooking(
    pool,
    sites.map(({ slug }) => slug),
    id,
  );
  if (!booking) throw new ApiError('not_found', NOT_FOUND);
  return booking;
}

/** Returns null if the workshop no longer belongs to the site; the booking cannot be moved then. */
async function movesOf(booking: ServiceBooking) {
  const site = await findSite(booking.siteSlug);
  return site && newStaysOf(site, booking);
}
