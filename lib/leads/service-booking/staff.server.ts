import type { Queryable } from '../../platform/database/client.server.ts';
import type { LeadPayload } from '../payload.ts';
import { occupiedBy, SERVICE_COLUMNS, type ServiceBooking } from './booking.server.ts';
import type { Occupied } from './capacity.ts';

export type ServiceOfShopper = ServiceBooking & { payload: LeadPayload };

/** Maximum bookings per response. */
const MOST = 500;

/** Returns the bookings of sites whose stay overlaps a time, by arrival, with their shoppers' details. */
export async function servicesBetween(
  db: Queryable,
  siteSlugs: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<{ services: ServiceOfShopper[]; more: boolean }> {
  const { rows } = await db.query<ServiceOfShopper>(
    `select ${SERVICE_COLUMNS}, leads.payload from service_bookings join leads on leads.id = lead_id
     where service_bookings.site_slug = any($1) and arrives_at < $3 and leaves_at > $2
     order by arrives_at, service_bookings.id limit $4`,
    [siteSlugs, from, until, MOST + 1],
  );
  return { services: rows.slice(0, MOST), more: rows.length > MOST };
}

export interface UpcomingService extends Occupied {
  id: string;
  siteSlug: string;
  locationId: string;
  timeZone: string;
  name: string;
}

/**
 * Returns the bookings of workshops that are not over, in the order in which they were made. Includes those of
 * other sites, because sites share a workshop's capacity; callers must not show them.
 */
export async function upcomingServices(
  db: Queryable,
  locationIds: readonly string[],
): Promise<UpcomingService[]> {
  const { rows } = await db.query<ServiceBooking & { name: string }>(
    `select ${SERVICE_COLUMNS}, leads.payload->>'name' as name
     from service_bookings join leads on leads.id = lead_id
     where service_bookings.location_id = any($1) and service_bookings.status = 'booked' and arrived_at is null
       and arrives_at > now()
     order by service_bookings.created_at, service_bookings.id`,
    [locationIds],
  );
  return rows.map((row) => ({
    ...occupiedBy(row),
    id: row.id,
    siteSlug: row.siteSlug,
    locationId: row.locationId,
    timeZone: row.timeZone,
    name: row.name,
  }));
}
