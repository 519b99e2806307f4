import type { Queryable } from '../../platform/database/client.server.ts';
import type { RowOf } from '../../platform/database/row.ts';
import type { LeadPayload } from '../payload.ts';
import { BOOKING_COLUMNS, type TestDrive } from './booking.server.ts';
import type { DriveSpan } from './staff.ts';

export type DriveOfShopper = RowOf<typeof BOOKING_COLUMNS> & { payload: LeadPayload };

/** Maximum drives per response. */
const MOST = 200;

const SPANS: Record<DriveSpan, string> = {
  coming: "starts_at > now() - interval '30 minutes' order by starts_at",
  past: "starts_at <= now() - interval '30 minutes' order by starts_at desc",
};

/** Returns the drives of sites with their shoppers' details. */
export async function listDrives(
  db: Queryable,
  siteSlugs: readonly string[],
  span: DriveSpan,
): Promise<{ drives: DriveOfShopper[]; more: boolean }> {
  const { rows } = await db.query<DriveOfShopper>(
    `select ${BOOKING_COLUMNS}, leads.payload from test_drive_bookings join leads on leads.id = lead_id
     where test_drive_bookings.site_slug = any($1) and ${SPANS[span]} limit $2`,
    [siteSlugs, MOST + 1],
  );
  return { drives: rows.slice(0, MOST), more: rows.length > MOST };
}

/** Returns the drives of sites that start within a time, by start, with their shoppers' details. */
export async function drivesBetween(
  db: Queryable,
  siteSlugs: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<{ drives: DriveOfShopper[]; more: boolean }> {
  const { rows } = await db.query<DriveOfShopper>(
    `select ${BOOKING_COLUMNS}, leads.payload from test_drive_bookings join leads on leads.id = lead_id
     where test_drive_bookings.site_slug = any($1) and starts_at >= $2 and starts_at < $3
     order by starts_at, test_drive_bookings.id limit $4`,
    [siteSlugs, from, until, MOST + 1],
  );
  return { drives: rows.slice(0, MOST), more: rows.length > MOST };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function driveOfSites(
  db: Queryable,
  siteSlugs: readonly string[],
  id: string,
): Promise<TestDrive | null> {
  if (!UUID.test(id)) return null;
  const { rows } = await db.query<TestDrive>(
    `select ${BOOKING_COLUMNS} from test_drive_bookings where id = $1 and site_slug = any($2)`,
    [id, siteSlugs],
  );
  return rows[0] ?? null;
}
