import type { Queryable } from '../../platform/database/client.server.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { FinancePayload, LicensedQuote } from './lead.ts';

/** A lender's quote is shown for this many days after it was made. */
const QUOTE_DAYS = 30;

export interface OwnQuote extends Pick<FinancePayload, 'amount' | 'term'> {
  quote: LicensedQuote;
  createdAt: Date;
}

/**
 * Returns the newest quote that a lender gave a shopper for a vehicle, by the verified phone of their session.
 * @returns null without one, or if it is older than a month
 */
export async function ownQuote(
  db: Queryable,
  { siteSlug, phone, carId }: { siteSlug: string; phone: string; carId: string },
): Promise<OwnQuote | null> {
  const { rows } = await db.query<OwnQuote>({
    name: 'own-finance-quote',
    text: `select payload->'quote' as quote, payload->'amount' as amount, payload->'term' as term,
             created_at as "createdAt"
           from leads where site_slug = $1 and payload->>'phone' = $2 and payload->>'car_id' = $3
             and payload ? 'quote' and created_at > now() - make_interval(days => $4)
           order by created_at desc, id limit 1`,
    values: [siteSlug, normalisePhone(phone), carId, QUOTE_DAYS],
  });
  return rows[0] ?? null;
}
