import type pg from 'pg';
import { internationalMobile } from '../account/phone.ts';
import { transaction } from '../database/client.server.ts';
import { leadToDeliver } from '../lead/read.server.ts';
import type { MailSite } from '../mail/mail-site.server.ts';
import { oweMails } from '../mail/outbox.server.ts';
import { driveWords } from '../mail/test-drive.server.ts';
import { withinTextBudget } from '../text-message/budget.server.ts';
import { sendText, type TextSender } from '../text-message/send.server.ts';
import { BOOKING_COLUMNS, type TestDrive } from './booking.server.ts';
import { reminderText } from './words.ts';

/** How long before a drive its reminder goes out: the day before, in the hours in which the dealer is open. */
const AHEAD_HOURS = 24;
/** A reminder that comes later than this, after a worker was down, helps nobody. */
const LEAST_HOURS = 1;
const PATIENCE_MS = 10_000;

interface Connections {
  pool: pg.Pool;
  site: (siteSlug: string) => Promise<MailSite | null>;
  /** Null where no texts are set up. */
  sender: TextSender | null;
  /** `RESERVATION_SECRET` */
  secret: string;
  report: (error: unknown) => void;
}

/**
 * Reminds of the drives that are a day away: by mail, and by text where the shopper agreed to that. Mark and mail stand
 * or fall together, so that however often this runs each drive has one reminder; a text is tried once. A drive that
 * was booked or moved within the day has none.
 * @returns how many are reminded
 * @throws the database's error
 */
export async function remindOfDrives(connections: Connections): Promise<number> {
  const { pool, report } = connections;
  const drives = await transaction(pool, async (connection) => {
    const { rows } = await connection.query<TestDrive>(
      `update test_drive_bookings set reminded_at = now()
       where status = 'booked' and reminded_at is null
         and starts_at < now() + make_interval(hours => $1) and starts_at > now() + make_interval(hours => $2)
         and updated_at < starts_at - make_interval(hours => $1)
       returning ${BOOKING_COLUMNS}`,
      [AHEAD_HOURS, LEAST_HOURS],
    );
    for (const { leadId } of rows)
      await oweMails(connection, { topic: 'lead', id: leadId, kinds: ['driveReminder'], again: true });
    return rows;
  });
  for (const drive of drives) if (drive.textAgreed) await textReminder(connections, drive).catch(report);
  return drives.length;
}

async function textReminder(
  { pool, site: readSite, sender, secret }: Connections,
  drive: TestDrive,
): Promise<void> {
  if (!sender) return;
  const [lead, site] = await Promise.all([leadToDeliver(pool, drive.leadId), readSite(drive.siteSlug)]);
  if (!site || !(await withinTextBudget(pool, drive.siteSlug))) return;
  const { when, day, place } = driveWords(drive, lead, site, secret);
  const body = reminderText({ site: site.name, when, day, place: place.name, phone: place.phone });
  const to = internationalMobile(lead.payload.phone);
  if (to) await sendText(sender, { to, body }, PATIENCE_MS);
}
