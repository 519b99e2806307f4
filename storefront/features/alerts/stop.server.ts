import type { AlertKind } from '@forecourt/lib/leads/alerts/kinds';
import { alertPreferencesOf, hasAccount, stopAlerts } from '@forecourt/lib/leads/alerts/preferences.server';
import { readStopToken } from '@forecourt/lib/leads/alerts/stop-link';
import { databasePool, transaction } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

const stopOf = (token: string) => readStopToken(token, environment().RESERVATION_SECRET ?? '');

/** Returns what a link stops, and whether it is on; off for a deleted account, null for an invalid link. */
export async function stopOfLink(
  { slug }: Site,
  token: string,
): Promise<{ kinds: AlertKind[]; isOn: boolean } | null> {
  const stop = stopOf(token);
  if (!stop) return null;
  const pool = databasePool(environment().DATABASE_URL);
  if (!(await hasAccount(pool, slug, stop.userId))) return { kinds: stop.kinds, isOn: false };
  const preferences = await alertPreferencesOf(pool, stop.userId);
  const isOn = preferences.some(
    ({ kind, byMail, byText, byPush }) => stop.kinds.includes(kind) && (byMail || byText || byPush),
  );
  return { kinds: stop.kinds, isOn };
}

/** Stops the alerts of a link; idempotent. Returns false, without changes, for an invalid token. */
export async function stopByLink({ slug }: Site, token: string): Promise<boolean> {
  const stop = stopOf(token);
  if (!stop) return false;
  await transaction(databasePool(environment().DATABASE_URL), (connection) =>
    stopAlerts(connection, { siteSlug: slug, ...stop }),
  );
  return true;
}
