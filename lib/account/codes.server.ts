import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, transaction } from '../database/client.server.ts';
import { withinTextBudget } from '../text-message/budget.server.ts';
import {
  CODE_LENGTH,
  CODE_MINUTES,
  CODES_PER_ADDRESS,
  CODES_PER_NETWORK,
  CODES_PER_NUMBER_RANGE,
  CODES_PER_PHONE,
  RESEND_SECONDS,
} from './limits.ts';
import { householdOf, networkOf } from './network.ts';
import { hashOf, newToken } from './secret.server.ts';

/** A request for a code: the phone it goes to, and the network address that asks. */
interface Asker {
  siteSlug: string;
  /** As `+61412345678`. */
  phone: string;
  /** The visitor's, for the limits alone. */
  address: string;
}

/** What a shopper says of themself whom the site does not know yet. */
export interface ContactDetails {
  firstName: string;
  lastName: string;
  email: string;
}

export type RequestedCode =
  | { outcome: 'made'; id: string; code: string; requestToken: string }
  | { outcome: 'too_many' }
  /** The site has sent as many texts today as it may. */
  | { outcome: 'no_budget' };

/** A code as the database keeps it: whoever has the table alone cannot try out a million codes. */
export const codeHash = (
  requestToken: string,
  { siteSlug, phone, code }: { siteSlug: string; phone: string; code: string },
): string => createHmac('sha256', requestToken).update(`${siteSlug} ${phone} ${code}`).digest('base64url');

interface Counts {
  phone: number;
  lately: number;
  range: number;
  address: number;
  network: number;
}

/** The limits of OPEN-030 and those against pumping, counted over the last hour, whenever it began. */
async function withinLimits(db: Queryable, { siteSlug, phone, address }: Asker): Promise<boolean> {
  const { rows } = await db.query<Counts>({
    name: 'codes-count',
    text: `select count(*) filter (where phone = $1)::int as phone,
             count(*) filter (where phone = $1 and created_at > now() - make_interval(secs => $6))::int as lately,
             count(*) filter (where phone between $2 || '00' and $2 || '99')::int as range,
             count(*) filter (where site_slug = $3 and address = $4)::int as address,
             count(*) filter (where network = $5)::int as network
           from one_time_codes
           where created_at > now() - interval '1 hour'
             and (phone between $2 || '00' and $2 || '99' or (site_slug = $3 and address = $4) or network = $5)`,
    values: [phone, rangeOf(phone), siteSlug, ...placeOf(address), RESEND_SECONDS],
  });
  const [counts] = rows;
  return (
    counts !== undefined &&
    counts.phone < CODES_PER_PHONE &&
    counts.lately === 0 &&
    counts.range < CODES_PER_NUMBER_RANGE &&
    counts.address < CODES_PER_ADDRESS &&
    counts.network < CODES_PER_NETWORK
  );
}

/** A hundred neighbouring numbers. */
const rangeOf = (phone: string): string => phone.slice(0, -2);
const placeOf = (address: string): [address: string, network: string] => [
  hashOf(householdOf(address)),
  hashOf(networkOf(address)),
];

/** Whether a code could be sent now (AUTH-33); decides nothing, since another request may be faster. */
export const mayRequestCode = (db: Queryable, asker: Asker): Promise<boolean> => withinLimits(db, asker);

/**
 * Makes a code, within the limits however many ask at once. The caller texts it, or takes it back.
 * @param replaces the token of the code that this browser had before, which is void from now on
 * @returns the code, and the token without which nobody can use it
 * @throws the database's error
 */
export const requestCode = (
  pool: pg.Pool,
  {
    dealershipSlug,
    details,
    replaces,
    ...asker
  }: Asker & { dealershipSlug: string | null; details: ContactDetails | null; replaces: string | null },
): Promise<RequestedCode> =>
  transaction(pool, async (connection) => {
    const { siteSlug, phone } = asker;
    const [address, network] = placeOf(asker.address);
    // Requests that share a counter wait for each other here. One order of locks, so that no two block each other for ever.
    for (const lock of [`range ${rangeOf(phone)}`, `address ${siteSlug} ${address}`, `network ${network}`])
      await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`codes ${lock}`]);
    if (!(await withinLimits(connection, asker))) return { outcome: 'too_many' };
    if (!(await withinTextBudget(connection, siteSlug))) return { outcome: 'no_budget' };
    if (replaces) await voidCode(connection, siteSlug, replaces);
    const [id, requestToken] = [randomUUID(), newToken()];
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    // The clock's own time: a transaction that waited began before the one it waited for.
    await connection.query({
      name: 'code-insert',
      text: `insert into one_time_codes (id, site_slug, dealership_slug, phone, request_hash, code_hash, first_name,
               last_name, email, address, network, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, clock_timestamp(),
               clock_timestamp() + make_interval(mins => $12))`,
      values: [
        id,
        siteSlug,
        dealershipSlug,
        phone,
        hashOf(requestToken),
        codeHash(requestToken, { siteSlug, phone, code }),
        details?.firstName ?? null,
        details?.lastName ?? null,
        details?.email ?? null,
        address,
        network,
        CODE_MINUTES,
      ],
    });
    return { outcome: 'made', id, code, requestToken };
  });

const voidCode = (db: Queryable, siteSlug: string, requestToken: string) =>
  db.query({
    name: 'code-void',
    text: 'update one_time_codes set expires_at = now() where request_hash = $1 and site_slug = $2 and used_at is null',
    values: [hashOf(requestToken), siteSlug],
  });

/** Takes a code back that was never sent, so that it does not count. */
export async function takeCodeBack(db: Queryable, id: string): Promise<void> {
  await db.query({ name: 'code-back', text: 'delete from one_time_codes where id = $1', values: [id] });
}

/**
 * The phone that waits for a code in this browser, for a page that is loaded again.
 * @returns null when none was sent, or it is used or over
 */
export async function phoneAwaitingCode(
  db: Queryable,
  { siteSlug, requestToken }: { siteSlug: string; requestToken: string },
): Promise<string | null> {
  const { rows } = await db.query<{ phone: string }>({
    name: 'code-awaited',
    text: `select phone from one_time_codes
           where request_hash = $1 and site_slug = $2 and used_at is null and expires_at > now()`,
    values: [hashOf(requestToken), siteSlug],
  });
  return rows[0]?.phone ?? null;
}

/**
 * What a new shopper said of themself when this browser asked for a code to a phone: asked again, they need not repeat it.
 * @returns null when nothing was said, or of another phone or site
 */
export async function detailsOfRequest(
  db: Queryable,
  { siteSlug, phone, requestToken }: { siteSlug: string; phone: string; requestToken: string },
): Promise<ContactDetails | null> {
  const { rows } = await db.query<ContactDetails>({
    name: 'code-details',
    text: `select first_name as "firstName", last_name as "lastName", email from one_time_codes
           where request_hash = $1 and site_slug = $2 and phone = $3 and first_name is not null`,
    values: [hashOf(requestToken), siteSlug, phone],
  });
  return rows[0] ?? null;
}
