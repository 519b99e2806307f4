import type pg from 'pg';
import { feedSecret } from '../../inventory/stock/fetching/secrets.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { forgetGoogleToken, googleToken } from '../../platform/network/google-token.server.ts';
import { conversionSecretName } from '../../sites/ad-networks.ts';
import type { Visit } from '../../sites/visit-source/visit.ts';
import { type ConversionSite, receiversOf } from './conversion-site.ts';
import { findConversions, MOST_DAYS, stopConversions } from './find-conversions.server.ts';
import type { ConversionKind, Receiver } from './kinds.ts';
import { type ConversionHosts, type Sent, sendConversion } from './send-conversion.server.ts';
import { sharedWith } from './shopper.ts';

export interface ConversionReporting {
  hosts: ConversionHosts;
  /** `FEED_SECRET_KEY`, which also encrypts the credentials for advertising networks; null if unset. */
  secretKey: string | null;
  /** Reports errors that will be retried, and conversions that a network refuses. */
  report: (error: unknown) => void;
  now?: () => Date;
}

/**
 * Finds and sends the conversions of all sites. Several instances may run at once: each conversion is locked
 * while it is sent.
 * @param sites all sites that report conversions
 * @returns the number accepted, retractions included
 */
export async function reportConversions(
  pool: pg.Pool,
  sites: readonly ConversionSite[],
  reporting: ConversionReporting,
): Promise<number> {
  const active = sites.flatMap((site) =>
    receiversOf(site).map((receiver) => ({ siteSlug: site.slug, receiver })),
  );
  await stopConversions(pool, active);
  let sent = 0;
  for (const site of sites)
    for (const receiver of receiversOf(site)) {
      try {
        await findConversions(pool, site.slug, receiver);
        sent += await sendDue(pool, site, receiver, reporting);
      } catch (error) {
        reporting.report(error);
      }
    }
  return sent;
}

/** Sends what is due to one network, until it fails. */
async function sendDue(
  pool: pg.Pool,
  site: ConversionSite,
  receiver: Receiver,
  reporting: ConversionReporting,
): Promise<number> {
  const scope = [site.slug, receiver];
  const { rows } = await pool.query(
    `select from conversions where site_slug = $1 and receiver = $2 and ${IS_DUE} limit 1`,
    scope,
  );
  if (rows.length === 0) return 0;
  let credential: string;
  try {
    credential = await credentialOf(pool, site, receiver, reporting);
  } catch (error) {
    await recordFailure(pool, scope, error instanceof Error ? error.message : 'The credential is missing.');
    throw error;
  }
  for (let sent = 0; ; ) {
    const result = await sendNext(pool, site, receiver, { ...reporting, credential });
    if (result === null) return sent;
    if (result.outcome === 'later' || result.outcome === 'refused')
      reporting.report(new Error(`Conversions of ${site.slug} for ${receiver}: ${result.problem}`));
    if (result.outcome === 'later') {
      // Google may have withdrawn the token.
      forgetGoogleToken(credential);
      await recordFailure(pool, scope, result.problem);
      return sent;
    }
    if (result.outcome === 'sent') {
      sent += 1;
      await pool.query(
        `update conversion_receivers set last_sent_at = now(), failing_since = null, problem = null
         where site_slug = $1 and receiver = $2`,
        scope,
      );
    }
  }
}

const GOOGLE_SCOPE = 'https://www.googleapis.com/auth/datamanager';
const IS_DUE = "state in ('waiting', 'retracting') and next_attempt_at <= now()";

async function credentialOf(
  db: Queryable,
  { slug }: ConversionSite,
  receiver: Receiver,
  { secretKey, now = () => new Date() }: ConversionReporting,
): Promise<string> {
  const secret = await feedSecret(db, secretKey, conversionSecretName(receiver, slug));
  return receiver === 'google'
    ? googleToken({ vendor: 'googleAds', scope: GOOGLE_SCOPE, key: secret, now: now() })
    : secret;
}

const recordFailure = (db: Queryable, scope: readonly string[], problem: string) =>
  db.query(
    `update conversion_receivers set failing_since = coalesce(failing_since, now()), problem = $3
     where site_slug = $1 and receiver = $2`,
    [...scope, problem],
  );

interface DueRow {
  id: string;
  kind: ConversionKind;
  leadId: string | null;
  reservationId: string | null;
  occurredAt: Date;
  valueCents: number | null;
  isRetracted: boolean;
}

/**
 * Sends the next conversion while its row and its shopper's are locked, so that an erasure happens before or
 * after, never in between. Never waits for the shopper's: an erasure locks it first, and the two would wait for
 * each other.
 * @returns null if nothing is due, or its shopper is being changed, so that the next run sends it
 */
function sendNext(
  pool: pg.Pool,
  site: ConversionSite,
  receiver: Receiver,
  { hosts, credential, now = () => new Date() }: ConversionReporting & { credential: string },
): Promise<Sent | null> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<DueRow>(
      `select id, kind, lead_id as "leadId", reservation_id as "reservationId", occurred_at as "occurredAt",
              value_cents as "valueCents", state = 'retracting' as "isRetracted"
       from conversions where site_slug = $1 and receiver = $2 and ${IS_DUE}
       order by occurred_at, id limit 1 for update skip locked`,
      [site.slug, receiver],
    );
    const [row] = rows;
    if (!row) return null;
    const result = await resultOf(row);
    if (result) await storeResult(connection, row, result);
    return result;

    async function resultOf(row: DueRow): Promise<Sent | null> {
      // Meta receives a retraction as an event of its own, dated now.
      const isDatedNow = receiver === 'meta' && row.isRetracted;
      if (!isDatedNow && row.occurredAt.getTime() < now().getTime() - MOST_DAYS[receiver] * DAY_MS)
        return { outcome: 'refused', problem: 'Too old for the network.' };
      const shopper = await shopperOf(connection, row);
      if (shopper === 'locked') return null;
      const shared = shopper && sharedWith(receiver, shopper);
      if (!shared) return { outcome: 'needless', problem: 'Nothing may be sent about this shopper.' };
      const { kind, occurredAt, valueCents, isRetracted } = row;
      const eventId = `${kind}-${row.leadId ?? row.reservationId}`;
      const conversion = { eventId, kind, occurredAt, valueCents, isRetracted, shared };
      return sendConversion(receiver, conversion, { site, hosts, credential, now: now() });
    }
  });
}

const DAY_MS = 86_400_000;

interface ShopperRow {
  visit: Visit | null;
  email: string;
  phone: string;
  hasOptedIn: boolean;
}

/**
 * Reads the shopper as they are now, and locks them until the end of the transaction.
 * @returns null if the shopper no longer exists; `locked` if somebody else is changing the row
 */
async function shopperOf(
  connection: Queryable,
  { leadId, reservationId }: DueRow,
): Promise<ShopperRow | 'locked' | null> {
  const { rows } = await connection.query<ShopperRow>(
    leadId
      ? `select payload->'lead_attributes'->'visit' as visit, payload->>'email' as email, payload->>'phone' as phone,
                coalesce((payload->>'opt_in')::boolean, false) as "hasOptedIn"
         from leads where id = $1 for share skip locked`
      : `select visit, email, mobile as phone,
                exists (select from leads where leads.site_slug = reservations.site_slug
                        and lower(payload->>'email') = lower(reservations.email)
                        and (payload->>'opt_in')::boolean and not suspect) as "hasOptedIn"
         from reservations where id = $1 for share skip locked`,
    [leadId ?? reservationId],
  );
  if (rows[0]) return rows[0];
  const { rowCount } = await connection.query(
    `select from ${leadId ? 'leads' : 'reservations'} where id = $1`,
    [leadId ?? reservationId],
  );
  return rowCount ? 'locked' : null;
}

/** Doubles with every failure, from a minute to six hours. */
const DELAY = `make_interval(mins => least(power(2, attempts)::int, 360))`;

async function storeResult(connection: Queryable, { id, isRetracted }: DueRow, result: Sent): Promise<void> {
  if (result.outcome === 'later') {
    await connection.query(
      `update conversions set attempts = attempts + 1, problem = $2, next_attempt_at = now() + ${DELAY}
       where id = $1`,
      [id, result.problem],
    );
    return;
  }
  const state = result.outcome === 'sent' ? (isRetracted ? 'retracted' : 'sent') : result.outcome;
  await connection.query(
    `update conversions set attempts = attempts + 1, state = $2, problem = $3,
            sent_at = case when $4 then now() else sent_at end
     where id = $1`,
    [id, state, result.outcome === 'sent' ? null : result.problem, result.outcome === 'sent'],
  );
}
