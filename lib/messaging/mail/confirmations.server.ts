import { domainToASCII } from 'node:url';
import { hashOf } from '../../platform/crypto/secret.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';

/** Daily limits for messages to an unverified address or phone. */
export interface ConfirmationLimits {
  perSite: number;
  /** Across all sites. */
  inAll: number;
}

/** Enough for a shopper who sends several forms a day, and a cap for a victim of misuse. */
export const CONFIRMATION_LIMITS: ConfirmationLimits = { perSite: 3, inAll: 10 };

/** Reason of an unsent mail, shown to staff. */
export const DAILY_LIMIT_REACHED = 'enough mails to this address today';

/** A message triggered by a visitor, to an address or phone of their choice. */
export interface Confirmation {
  site: string;
  /** Normalised mailbox or phone. */
  addressee: string;
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/** Normalises an address for comparison: lower case, no `+` suffix, no dots for Gmail. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const typedDomain = email.slice(at + 1).toLowerCase();
  const domain = domainToASCII(typedDomain) || typedDomain;
  const local = email.slice(0, at).normalize('NFKC').toLowerCase().split('+')[0] ?? '';
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/**
 * Counts a message unless its addressee has reached a daily limit.
 * Retries count once. Only hashes are stored, for a day.
 * @param connection within a transaction, which locks the addressee's counter
 * @param message id of the message, the same for each attempt
 * @returns whether it may be sent
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
    // One-minute windows, so that a day is the last 24 hours.
    text: `insert into rate_limits (key, window_start, count)
           select unnest($1::text[]), date_trunc('minute', clock_timestamp()), 1
           on conflict (key, window_start) do update set count = rate_limits.count + 1`,
    values: [[own, onSite, inAll]],
  });
  return true;
}
