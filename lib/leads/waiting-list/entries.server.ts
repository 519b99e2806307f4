import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { ENGLISH, isLanguage, type Language } from '../../platform/language/languages.ts';
import { waitingListEntries } from '../tables/waiting-list.ts';
import { LEAVE_LABEL } from './texts.ts';

const COLUMNS = columnsOf(waitingListEntries, [
  'id',
  'siteSlug',
  'carId',
  'email',
  'joinedAt',
  'mailedAt',
  'language',
]);

export type WaitingListEntry = RowOf<typeof COLUMNS>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Adds a shopper to a vehicle's list and records their consent.
 * Someone already waiting keeps their position; someone notified before rejoins at the end.
 * @param place.vehicleId must be one of the site's vehicles
 * @param place.userId signed-in account, which exports and deletes the entry
 * @param place.language of the mail; the latest choice is kept
 * @param consent.words text shown next to the button
 * @param consent.source page path
 */
export async function joinWaitingList(
  db: Queryable,
  {
    siteSlug,
    vehicleId,
    email,
    userId = null,
    language = ENGLISH,
  }: {
    siteSlug: string;
    vehicleId: string;
    email: string;
    userId?: string | null;
    language?: Language;
  },
  consent: { words: string; source: string },
): Promise<void> {
  await db.query({
    name: 'waiting-list-join',
    text: `with place as (
             insert into waiting_list_entries (id, site_slug, car_id, email, user_id, language)
             values ($1, $2, $3, $4, $5, $8)
             on conflict (site_slug, car_id, email) do update set joined_at = now(), mailed_at = null,
               language = excluded.language
             where waiting_list_entries.mailed_at is not null
             returning id)
           insert into marketing_consents (site_slug, waiting_list_entry_id, given, words, source)
           select $2, id, true, $6, $7 from place`,
    values: [
      randomUUID(),
      siteSlug,
      vehicleId,
      email.trim().toLowerCase(),
      userId,
      consent.words,
      consent.source,
      isLanguage(language) ? language : ENGLISH,
    ],
  });
}

/** Removes a shopper and their queued mail, and records the opt-out; false if not listed. */
export async function leaveWaitingList(db: Queryable, siteSlug: string, id: string): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const { rowCount } = await db.query({
    name: 'waiting-list-leave',
    text: `with place as (
             delete from waiting_list_entries where site_slug = $1 and id = $2 returning id)
           insert into marketing_consents (site_slug, waiting_list_entry_id, given, words, source)
           select $1, id, false, $3, 'link in a mail' from place`,
    values: [siteSlug, id, LEAVE_LABEL],
  });
  return rowCount === 1;
}

export async function waitingListEntry(db: Queryable, id: string): Promise<WaitingListEntry | null> {
  const { rows } = await db.query<WaitingListEntry>({
    name: 'waiting-list-entry',
    text: `select ${COLUMNS} from waiting_list_entries where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function isOnWaitingList(db: Queryable, siteSlug: string, id: string): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const entry = await waitingListEntry(db, id);
  return entry?.siteSlug === siteSlug;
}

/** Puts a shopper back: the vehicle was reserved before their mail was sent. */
export async function rejoinWaitingList(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'waiting-list-again',
    text: 'update waiting_list_entries set mailed_at = null where id = $1',
    values: [id],
  });
}
