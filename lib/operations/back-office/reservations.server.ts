import { z } from 'zod';
import { assistantName } from '../../payments/agentic/assistant-name.server.ts';
import { reservationsCsv } from '../../payments/reservation/csv.ts';
import { isRecalled } from '../../payments/reservation/is-recalled.server.ts';
import { RESERVATION_STATUSES } from '../../payments/reservation/machine.ts';
import type { Reservation } from '../../payments/reservation/read.server.ts';
import {
  listReservations,
  reservationTrail,
  takeStaffStep,
} from '../../payments/reservation/staff.server.ts';
import { STAFF_ACTIONS } from '../../payments/reservation/staff-steps.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { line, text } from '../../platform/text/schema.ts';
import { SOURCE_KINDS } from '../../sites/visit-source/source-kinds.ts';
import { bodyOf, type Call } from './call.server.ts';
import {
  EXPORT_LIMIT,
  type Filter,
  type ListAnswer,
  type ListRequest,
  NOTE_LIMIT,
  QUERY_LIMIT,
  type ReservationAnswer,
  type SessionAnswer,
  type StepRequest,
  type WholeReservation,
} from './contract.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { placeZones } from './place-zones.ts';
import { listedReservation, reservationDetails, staffActor } from './reservation-view.ts';
import type { StaffSite } from './staff.server.ts';

const NOT_FOUND = 'This reservation doesn’t exist, or you don’t have access to it.';

const status = z.enum(RESERVATION_STATUSES);

const filterSchema = z.strictObject({
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
  statuses: z.array(status).max(RESERVATION_STATUSES.length).default([]),
  source: z.enum(SOURCE_KINDS).or(z.literal('')).default(''),
  query: line(QUERY_LIMIT).default(''),
}) satisfies z.ZodType<unknown, Filter>;

const listSchema = filterSchema.extend({
  after: z.string().max(300).nullable().default(null),
  limit: z.int().min(1).max(200).default(50),
}) satisfies z.ZodType<unknown, ListRequest>;

const stepSchema = z.strictObject({
  action: z.enum(STAFF_ACTIONS),
  seen: status,
  note: text(NOTE_LIMIT)
    .nullish()
    .transform((note) => note || null),
}) satisfies z.ZodType<unknown, StepRequest>;

const now = () => new Date().toISOString();

/** Returns the caller and the sites whose reservations they may see. */
export async function session({ staff }: Call): Promise<Response> {
  return Response.json({
    user: { id: staff.id, name: staff.name },
    sites: staff.sites.map(({ slug, name, timeZone, mayAct }) => ({ slug, name, timeZone, mayAct })),
  } satisfies SessionAnswer);
}

export async function list({ request, staff, office }: Call): Promise<Response> {
  const { after, limit, ...filter } = await bodyOf(request, listSchema);
  const page = await listReservations(office.pool, { ...scope(filter, staff.sites), after, limit });
  const rows = page.reservations.map(({ siteSlug }) => ({ site: siteSlug }));
  const zoneOf = await placeZones(staff.sites, rows, office.places);
  const answer: ListAnswer = {
    reservations: page.reservations.map((reservation) =>
      listedReservation(reservation, { zoneOf, assistantName }),
    ),
    next: page.next,
    now: now(),
  };
  return Response.json(answer);
}

export async function exportCsv({ request, staff, office }: Call): Promise<Response> {
  const filter = await bodyOf(request, filterSchema);
  await expectStaffRate(
    { staff, office },
    'staffReservationExport',
    'Too many exports in a short time. Please wait ten minutes.',
    'export',
  );
  const rows: Reservation[] = [];
  let after: string | null = null;
  do {
    const page = await listReservations(office.pool, { ...scope(filter, staff.sites), after, limit: 200 });
    rows.push(...page.reservations);
    if (rows.length > EXPORT_LIMIT)
      throw new ApiError(
        'too_large',
        `More than ${EXPORT_LIMIT.toLocaleString('en-AU')} reservations match. Choose a site or a status.`,
      );
    after = page.next;
  } while (after);
  office.report('info', { staff: staff.id, rows: rows.length }, 'reservations_exported');
  return new Response(reservationsCsv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reservations.csv"',
    },
  });
}

export async function read({ staff, office }: Call, reference: string): Promise<Response> {
  return answerWith(await load(office, staff.sites, reference));
}

/** Takes a step for a dealer and returns the updated reservation. */
export async function step(call: Call, reference: string): Promise<Response> {
  const { request, staff, office } = call;
  const { action, seen, note } = await bodyOf(request, stepSchema);
  const before = await load(office, staff.sites, reference);
  const logContext = { staff: staff.id, reference: before.reference, action };
  const siteSlugs = staff.sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug);
  if (!siteSlugs.includes(before.site)) {
    office.report('warn', logContext, 'reservation_step_denied');
    throw new ApiError('read_only', 'Your role lets you see reservations but not change them.');
  }
  await expectStaffRate(
    call,
    'staffReservationStep',
    'Too many changes in a short time. Please wait a minute.',
    'step',
  );
  const { pool, stripe } = office;
  const by = { actor: staffActor(staff.id), note, seen };
  const { outcome } = await takeStaffStep({ pool, stripe }, { siteSlugs, reference, action }, by);
  office.report('info', { ...logContext, outcome }, 'reservation_step_by_staff');
  const reservation = await load(office, staff.sites, reference);
  if (outcome === 'done') return answerWith(reservation);
  const why =
    outcome === 'changed'
      ? 'Someone else has changed this reservation. You now see its current state.'
      : 'This isn’t possible in the reservation’s current status.';
  throw new ApiError('changed', why, { details: { reservation } });
}

/** Converts the filter for the database, limited to the sites that the caller may see. */
function scope(
  { sites = [], statuses = [], query = '', source = '' }: Filter,
  visible: readonly StaffSite[],
) {
  const slugs = visible.map(({ slug }) => slug);
  return {
    siteSlugs: sites.length > 0 ? slugs.filter((slug) => sites.includes(slug)) : slugs,
    ...(statuses.length > 0 && { statuses }),
    query,
    source,
  };
}

async function load(
  { pool, places }: Call['office'],
  sites: readonly StaffSite[],
  reference: string,
): Promise<WholeReservation> {
  const entry = await reservationTrail(
    pool,
    sites.map(({ slug }) => slug),
    reference,
  );
  const site = sites.find(({ slug }) => slug === entry?.reservation.siteSlug);
  if (!entry || !site) throw new ApiError('not_found', NOT_FOUND);
  const [zoneOf, hasRecall] = await Promise.all([
    placeZones(sites, [{ site: site.slug }], places),
    isRecalled(pool, entry.reservation),
  ]);
  return reservationDetails(entry.reservation, entry.trail, site, {
    zoneOf,
    assistantName,
    isRecalled: hasRecall,
  });
}

const answerWith = (reservation: WholeReservation): Response =>
  Response.json({ reservation, now: now() } satisfies ReservationAnswer);
