import { z } from 'zod';
import type { FilteredRecord } from '../../inventory/search/matches.ts';
import { withOwnBand } from '../../inventory/search/own-terms.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { ShopperPayment } from '../../vehicle/finance/payment-choice.ts';
import { paymentChoiceSchema, preApprovalSchema } from '../../vehicle/finance/payment-schema.ts';
import type { FinanceSettings } from '../../vehicle/finance/terms.ts';
import { ASKED_DAYS } from '../finance-quote/pre-approval.server.ts';
import { type MatchedSearch, searchMatches } from './percolator/percolate.server.ts';

/** A saved search by weekly figures whose shopper set a deposit and term, or has a pre-approval. */
export interface PersonalSearch extends MatchedSearch {
  siteSlug: string;
  payment: ShopperPayment;
}

const paymentSchema = z.object({
  choice: paymentChoiceSchema.nullable().catch(null),
  approval: preApprovalSchema.nullable().catch(null),
});

/**
 * Returns the saved searches of sites that go by their shopper's own weekly figures. A pre-approval is what the lender
 * last answered, and may have expired.
 * @throws the database's error
 */
export async function personalSearches(
  db: Queryable,
  siteSlugs: readonly string[],
  now: Date,
): Promise<PersonalSearch[]> {
  if (siteSlugs.length === 0) return [];
  const { rows } = await db.query<MatchedSearch & { siteSlug: string; choice: unknown; approval: unknown }>({
    name: 'personal-searches',
    text: `select s.id, s.filter, s.words, s.site_slug as "siteSlug", u.payment_choice as choice, a.approval
           from saved_searches s
           join users u on u.id = s.user_id
           left join lateral (
             select approval from finance_applications f
             where f.site_slug = s.site_slug and f.user_id = s.user_id and f.status = 'created'
               and f.created_at > $2::timestamptz - make_interval(days => ${ASKED_DAYS})
             order by f.created_at desc, f.id limit 1) a on true
           where s.site_slug = any($1) and s.filter like '%weekly_price_range:%'
             and (u.payment_choice is not null or a.approval is not null)`,
    values: [siteSlugs, now],
  });
  return rows.map(({ choice, approval, ...search }) => ({
    ...search,
    payment: paymentSchema.parse({ choice, approval }),
  }));
}

/** Returns whether a vehicle matches a search now, by the figures of its shopper, and did not before. */
export function isNewFor(
  { payment, ...search }: PersonalSearch,
  { record, earlier }: { record: FilteredRecord; earlier: FilteredRecord | null },
  settings: FinanceSettings,
  now: Date,
): boolean {
  const matches = (each: FilteredRecord) =>
    searchMatches(search, withOwnBand(each, { settings, ...payment }, now));
  return matches(record) && !(earlier && matches(earlier));
}
