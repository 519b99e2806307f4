import { domainToASCII } from 'node:url';
import { hashOf } from '../../platform/crypto/secret.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';

/** How much goes within a day to one address or phone that nobody has proven to be the sender's. */
export interface ConfirmationLimits {
  perSite: number;
  /** Over all sites. */
  inAll: number;
}

/** Somebody who sends several forms a day gets that many; somebody whose address is misused gets no more. */
export const CONFIRMATION_LIMITS: ConfirmationLimits = { perSite: 3, inAll: 10 };

/** Why a mail stays unsent, where staff look for it. */
export const ENOUGH_TODAY = 'enough mails to this address today';

/** A message that a visitor triggers, to an address or phone of their choice. */
export interface Confirmation {
  /** Anything that names the site. */
  site: string;
  /** A mailbox or a phone, written in one way only. */
  addressee: string;
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address reaches, however it is written: without capitals, without what follows a `+`, and at Gmail
 * without dots. It is for comparing alone: mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const typedDomain = email.slice(at + 1).toLowerCase();
  const domain = domainToASCII(typedDomain) || typedDomain;
  const local = email.slice(0, at).normalize('NFKC').toLowerCase().split('+')[0] ?? '';
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/**
 * Counts a message, unless its addressee got as many within the last day as they may. A message counts once, however often
 * it is tried. Only hashes are kept, for a day.
 * @param connection within a transaction: messages to one addressee take turns until it ends
 * @param message names the message, the same at each attempt
 * @returns whether it may go out
 * @throws the database's error
 */
export async function countConfirmation(
  connection: Queryable,
  message: string,
  { site, addressee }: Confirmation,
  limits: ConfirmationLimits = CONFIRMATION_LIMITS,
): Promise<boolean> {
  const own = hashOf(`confirmation ${message}`);
  const onSite = hashOf(`confirmations ${site} ${addressee}`);
  const inAll = hashOf(`confirmations ${addressee}`);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [inAll]);
  const { rows } = await connection.query<{ own: number; onSite: number; inAll: number }>({
    name: 'confirmations-count',
    text: `select coalesce(sum(count) filter (where key = $1), 0)::int as own,
             coalesce(sum(count) filter (where key = $2), 0)::int as "onSite",
             coalesce(sum(count) filter (where key = $3), 0)::int as "inAll"
           from rate_limits where key in ($1, $2, $3) and window_start > now() - interval '1 day'`,
    values: [own, onSite, inAll],
  });
  const [counts] = rows;
  if (!counts) return false;
  if (counts.own > 0) return true;
  if (counts.onSite >= limits.perSite || counts.inAll >= limits.inAll) return false;
  await connection.query({
    name: 'confirmations-add',
    // Windows of a minute: a day is then a day, whenever it began.
    text: `insert into rate_limits (key, window_start, count)
           select unnest($1::text[]), date_trunc('minute', clock_timestamp()), 1
           on conflict (key, window_start) do update set count = rate_limits.count + 1`,
    values: [[own, onSite, inAll]],
  });
  return true;
}
