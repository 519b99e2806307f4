import type pg from 'pg';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import type { DRIVE_CHANGERS } from '../tables/test-drives.ts';
import {
  BOOKING_COLUMNS,
  requireFree,
  SlotTakenError,
  type TestDrive,
  withSlotTakenError,
} from './booking.server.ts';
import type { DriveMail } from './mail-kinds.ts';

type DriveChanger = (typeof DRIVE_CHANGERS)[number];

/** `done`: changed; `nothing`: already so, or past; `taken`: no longer free. */
export type DriveOutcome = 'done' | 'nothing' | 'taken';

/**
 * Cancels a drive and mails the other party; null without such a drive.
 * @param siteSlugs sites whose drives may be changed
 */
export function cancelDrive(
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
  by: DriveChanger,
): Promise<DriveOutcome | null> {
  return transaction(pool, async (connection) => {
    const drive = await lockDrive(connection, siteSlugs, id);
    if (!drive) return null;
    if (drive.status !== 'booked' || drive.startsAt < new Date()) return 'nothing';
    await connection.query(
      `update test_drive_bookings
       set status = 'cancelled', sequence = sequence + 1, changed_by = $2, changed_at = now(), updated_at = now()
       where id = $1`,
      [id, by],
    );
    await owe(connection, drive, by === 'shopper' ? ['driveOff', 'driveOffDealer'] : ['driveOff']);
    return 'done';
  });
}

/**
 * Moves a drive to another time at the same location and mails the shopper.
 * @param startsAt must be a free time
 * @param capacity parallel drives at the location; null if not configured
 * @returns null if the drive does not exist or belongs to another site
 */
export async function moveDrive(
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
  startsAt: Date,
  capacity: number | null,
): Promise<DriveOutcome | null> {
  try {
    return await transaction(pool, async (connection) => {
      const drive = await lockDrive(connection, siteSlugs, id);
      if (!drive) return null;
      if (drive.status !== 'booked' || drive.startsAt.getTime() === startsAt.getTime()) return 'nothing';
      await requireFree(connection, drive.leadId, { ...drive, startsAt, capacity });
      await withSlotTakenError(() =>
        connection.query(
          `update test_drive_bookings
           set starts_at = $2, sequence = sequence + 1, reminded_at = null, text_state = null, changed_by = 'staff',
               changed_at = now(), updated_at = now()
           where id = $1`,
          [id, startsAt],
        ),
      );
      await owe(connection, drive, ['driveMoved']);
      return 'done';
    });
  } catch (error) {
    if (error instanceof SlotTakenError) return 'taken';
    throw error;
  }
}

async function lockDrive(
  connection: Queryable,
  siteSlugs: readonly string[],
  id: string,
): Promise<TestDrive | null> {
  const { rows } = await connection.query<TestDrive>(
    `select ${BOOKING_COLUMNS} from test_drive_bookings where id = $1 and site_slug = any($2) for update`,
    [id, siteSlugs],
  );
  return rows[0] ?? null;
}

const owe = (connection: Queryable, { leadId }: TestDrive, kinds: readonly DriveMail[]) =>
  queueMails(connection, { topic: 'lead', id: leadId, kinds, again: true });
