import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { alertConsents, alertPreferences } from '../tables/alerts.ts';
import {
  ALERT_KINDS,
  type AlertChannel,
  type AlertKind,
  type AlertPreference,
  noPreference,
} from './kinds.ts';

const COLUMNS = columnsOf(alertPreferences, ['kind', 'byMail', 'byText', 'byPush', 'frequency']);
const CONSENT_COLUMNS = columnsOf(alertConsents, ['kind', 'channel', 'given', 'words', 'source', 'at']);

export type AlertConsent = RowOf<typeof CONSENT_COLUMNS>;

/** Returns an account's preference for each kind; off by default. */
export async function alertPreferencesOf(db: Queryable, userId: string): Promise<AlertPreference[]> {
  const { rows } = await db.query<AlertPreference>({
    name: 'alert-preferences',
    text: `select ${COLUMNS} from alert_preferences where user_id = $1`,
    values: [userId],
  });
  return ALERT_KINDS.map((kind) => rows.find((row) => row.kind === kind) ?? noPreference(kind));
}

/** Returns all opt-ins and opt-outs of an account, oldest first. */
export async function alertConsentsOf(db: Queryable, userId: string): Promise<AlertConsent[]> {
  const { rows } = await db.query<AlertConsent>({
    name: 'alert-consents',
    text: `select ${CONSENT_COLUMNS} from alert_consents where user_id = $1 order by id`,
    values: [userId],
  });
  return rows;
}

/**
 * Saves alert preferences and records each new opt-in or opt-out.
 * @param consent.words text shown next to the switches
 * @param consent.source where the change was made
 * @param connection within a transaction
 */
export async function savePreferences(
  connection: Queryable,
  userId: string,
  preferences: readonly AlertPreference[],
  consent: { words: string; source: 'garage' | 'saved search' | 'stop link' | 'mail answer' },
): Promise<void> {
  await connection.query({
    name: 'alert-preferences-lock',
    text: 'select from users where id = $1 for no key update',
    values: [userId],
  });
  const before = await alertPreferencesOf(connection, userId);
  for (const { kind, byMail, byText, byPush, frequency } of preferences) {
    await connection.query({
      name: 'alert-preferences-save',
      text: `insert into alert_preferences (user_id, kind, by_mail, by_text, by_push, frequency) values ($1, $2, $3, $4, $5, $6)
             on conflict (user_id, kind) do update
             set by_mail = $3, by_text = $4, by_push = $5, frequency = $6, updated_at = now()`,
      values: [userId, kind, byMail, byText, byPush, frequency],
    });
    const was = before.find((each) => each.kind === kind) ?? noPreference(kind);
    const changes: [AlertChannel, boolean, boolean][] = [
      ['mail', was.byMail, byMail],
      ['text', was.byText, byText],
      ['push', was.byPush, byPush],
    ];
    for (const [channel, old, current] of changes)
      if (old !== current)
        await connection.query({
          name: 'alert-consent',
          text: `insert into alert_consents (user_id, kind, channel, given, words, source) values ($1, $2, $3, $4, $5, $6)`,
          values: [userId, kind, channel, current, consent.words, consent.source],
        });
  }
}

/** Turns off the given alert kinds on every channel; false if the site has no such account. */
export async function stopAlerts(
  connection: Queryable,
  { siteSlug, userId, kinds }: { siteSlug: string; userId: string; kinds: readonly AlertKind[] },
): Promise<boolean> {
  if (!(await hasAccount(connection, siteSlug, userId))) return false;
  const before = await alertPreferencesOf(connection, userId);
  await savePreferences(
    connection,
    userId,
    before
      .filter(({ kind }) => kinds.includes(kind))
      .map((preference) => ({ ...preference, byMail: false, byText: false, byPush: false })),
    { words: 'Stop these alerts', source: 'stop link' },
  );
  return true;
}

/** Turns off all alerts by mail of a site's accounts with an address, whose owner answered a mail with STOP. */
export async function stopMailAlerts(
  connection: Queryable,
  { siteSlug, email }: { siteSlug: string; email: string },
): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from users where site_slug = $1 and lower(email) = lower($2)',
    [siteSlug, email],
  );
  for (const { id } of rows) {
    const before = await alertPreferencesOf(connection, id);
    await savePreferences(
      connection,
      id,
      before.filter(({ byMail }) => byMail).map((preference) => ({ ...preference, byMail: false })),
      { words: 'STOP in an answer by email', source: 'mail answer' },
    );
  }
}

export async function hasAccount(db: Queryable, siteSlug: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'alert-account',
    text: 'select from users where site_slug = $1 and id = $2',
    values: [siteSlug, userId],
  });
  return rowCount === 1;
}
