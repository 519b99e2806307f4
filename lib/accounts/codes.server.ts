import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { withinCodeBudget } from '../messaging/sms/budget.server.ts';
import { isNearLimit } from '../platform/challenge/threshold.ts';
import { hashOf, newToken } from '../platform/crypto/secret.server.ts';
import { type Queryable, transaction } from '../platform/database/client.server.ts';
import { type Household, networkOf } from '../platform/network/household.ts';
import {
  CODE_LENGTH,
  CODE_MINUTES,
  CODES_PER_ADDRESS,
  CODES_PER_NETWORK,
  CODES_PER_NUMBER_RANGE,
  CODES_PER_PHONE,
  CODES_PER_PHONE_IN_ALL,
  RESEND_SECONDS,
} from './limits.ts';

interface CodeRequest {
  siteSlug: string;
  /** As `+61412345678`. */
  phone: string;
  household: Household;
  /** Id of a browser that the phone's account has used before (`knownBrowserOf`), or null. */
  browser: string | null;
}

export interface ContactDetails {
  firstName: string;
  lastName: string;
  email: string;
}

export type RequestedCode =
  | { outcome: 'made'; id: string; code: string; requestToken: string }
  | { outcome: 'too_many' }
  /** Close to a limit: the visitor must first pass a challenge. */
  | { outcome: 'unproven' }
  /** The site has used up its daily SMS limit. */
  | { outcome: 'no_budget' };

/** Keyed by the request token, so that the table alone does not allow guessing codes. */
export const codeHash = (
  requestToken: string,
  { siteSlug, phone, code }: { siteSlug: string; phone: string; code: string },
): string => createHmac('sha256', requestToken).update(`${siteSlug} ${phone} ${code}`).digest('base64url');

/** Codes to a phone in the last hour: from this sender, recently, and from all senders. */
interface Counts {
  own: number;
  lately: number;
  phone: number;
}

const isWithin = ({ own, lately, phone }: Counts): boolean =>
  own < CODES_PER_PHONE && lately === 0 && phone < CODES_PER_PHONE_IN_ALL;

/** How close a request is to the limits: far from all, close to a shared one, or beyond one. */
type LimitState = 'far' | 'near' | 'beyond';

/** Checks the limits of OPEN-030 and those against SMS pumping, over the last hour. */
const limitStateOf = (db: Queryable, request: CodeRequest): Promise<LimitState> =>
  request.browser === null
    ? newBrowserState(db, request)
    : knownBrowserState(db, request.phone, request.browser);

/** For a known browser, requests by strangers don't count. */
async function knownBrowserState(db: Queryable, phone: string, browser: string): Promise<LimitState> {
  const { rows } = await db.query<Counts>({
    name: 'codes-count-known',
    text: `select count(*) filter (where browser = $2)::int as own,
             count(*) filter (where browser = $2 and created_at > now() - make_interval(secs => $3))::int as lately,
             count(*)::int as phone
           from one_time_codes
           where phone = $1 and browser is not null and created_at > now() - interval '1 hour'`,
    values: [phone, browser, RESEND_SECONDS],
  });
  return rows[0] !== undefined && isWithin(rows[0]) ? 'far' : 'beyond';
}

/** For any other browser. Codes of erased accounts count: deleting must not reset limits. */
async function newBrowserState(
  db: Queryable,
  { siteSlug, phone, household }: Pick<CodeRequest, 'siteSlug' | 'phone' | 'household'>,
): Promise<LimitState> {
  const { rows } = await db.query<Counts & { range: number; address: number; network: number }>({
    name: 'codes-count-open',
    text: `select count(*) filter (where (phone = $1 or erased_phone = $7) and network = $5)::int as own,
             count(*) filter (where (phone = $1 or erased_phone = $7) and network = $5
               and created_at > now() - make_interval(secs => $6))::int as lately,
             count(*) filter (where phone = $1 or erased_phone = $7)::int as phone,
             count(*) filter (where phone between $2 || '00' and $2 || '99' or erased_range = $8)::int as range,
             count(*) filter (where site_slug = $3 and address = $4)::int as address,
             count(*) filter (where network = $5)::int as network
           from one_time_codes
           where created_at > now() - interval '1 hour' and browser is null
             and (phone between $2 || '00' and $2 || '99' or erased_range = $8
               or (site_slug = $3 and address = $4) or network = $5)`,
    values: [
      phone,
      rangeOf(phone),
      siteSlug,
      ...placeOf(household),
      RESEND_SECONDS,
      hashOf(phone),
      hashOf(rangeOf(phone)),
    ],
  });
  const [counts] = rows;
  if (!counts || !isWithin(counts)) return 'beyond';
  const shared = [
    [counts.range, CODES_PER_NUMBER_RANGE],
    [counts.address, CODES_PER_ADDRESS],
    [counts.network, CODES_PER_NETWORK],
    [counts.phone, CODES_PER_PHONE_IN_ALL],
  ] as const;
  if (shared.some(([count, most]) => count >= most)) return 'beyond';
  return shared.some(([count, most]) => isNearLimit(count + 1, most)) ? 'near' : 'far';
}

/** Prefix of a hundred neighbouring numbers. */
const rangeOf = (phone: string): string => phone.slice(0, -2);
const placeOf = (household: Household): [address: string, network: string] => [
  hashOf(household),
  hashOf(networkOf(household)),
];

/** Returns whether a code could be sent now (AUTH-33). Another request may be faster. */
export const mayRequestCode = async (db: Queryable, request: CodeRequest): Promise<boolean> =>
  (await limitStateOf(db, request)) !== 'beyond';

/**
 * Creates a code within the limits, even under parallel requests.
 * The caller sends it, or takes it back.
 * @param replaces token of this browser's previous code, which is revoked
 * @param isProven whether no challenge is needed or it was passed, which allows a code close to a limit
 * @returns the code, and the token required to use it
 */
export const requestCode = (
  pool: pg.Pool,
  {
    dealershipSlug,
    details,
    replaces,
    isProven,
    ...request
  }: CodeRequest & {
    dealershipSlug: string | null;
    details: ContactDetails | null;
    replaces: string | null;
    isProven: boolean;
  },
): Promise<RequestedCode> =>
  transaction(pool, async (connection) => {
    const { siteSlug, phone, browser } = request;
    const [address, network] = placeOf(request.household);
    // Locks the counters in a fixed order, to avoid deadlocks.
    const locks =
      browser === null
        ? [`range ${rangeOf(phone)}`, `address ${siteSlug} ${address}`, `network ${network}`]
        : [`known ${phone}`];
    for (const lock of locks)
      await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`codes ${lock}`]);
    const limitState = await limitStateOf(connection, request);
    if (limitState === 'beyond') return { outcome: 'too_many' };
    if (limitState === 'near' && !isProven) return { outcome: 'unproven' };
    if (!(await withinCodeBudget(connection, siteSlug, browser !== null))) return { outcome: 'no_budget' };
    if (replaces) await voidCode(connection, siteSlug, replaces);
    const [id, requestToken] = [randomUUID(), newToken()];
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    // clock_timestamp, because now() is the start of a transaction that may have waited for a lock.
    await connection.query({
      name: 'code-insert',
      text: `insert into one_time_codes (id, site_slug, dealership_slug, phone, request_hash, code_hash, first_name,
               last_name, email, address, network, browser, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, clock_timestamp(),
               clock_timestamp() + make_interval(mins => $13))`,
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
        browser,
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

/** Removes a code that was never sent, so that it does not count. */
export async function revokeCode(db: Queryable, id: string): Promise<void> {
  await db.query({ name: 'code-back', text: 'delete from one_time_codes where id = $1', values: [id] });
}

/** Returns the phone that this browser has an unused, unexpired code for, or null. */
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

/** Returns the contact details given with an earlier request of this phone, or null. */
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
