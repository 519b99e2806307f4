import type { Queryable } from '../../platform/database/client.server.ts';
import type { CreditScore } from './quote-choice.ts';

/** The stored part of an application, without personal details. */
export interface ApplicationInputs {
  selfAssessedCreditScore: CreditScore;
  purchasePrice: number;
  loanTerm: number;
  car_id: string | null;
}

export interface ApplicationKey {
  siteSlug: string;
  userId: string;
  token: string;
}

/**
 * Stores an application before the provider is called.
 * @returns the redirect URL of an earlier attempt with the same inputs, or null if the provider must be
 * called
 */
export async function beginApplication(
  db: Queryable,
  { siteSlug, userId, token }: ApplicationKey,
  inputs: ApplicationInputs,
): Promise<string | null> {
  const { rows } = await db.query<{ redirectUrl: string | null }>({
    name: 'finance-application-begin',
    text: `insert into finance_applications (site_slug, user_id, token, inputs) values ($1, $2, $3, $4)
           on conflict (site_slug, user_id, token) do update set inputs = excluded.inputs,
             redirect_url = case when finance_applications.inputs = excluded.inputs
               then finance_applications.redirect_url end
           returning redirect_url as "redirectUrl"`,
    values: [siteSlug, userId, token, JSON.stringify(inputs)],
  });
  return rows[0]?.redirectUrl ?? null;
}

/** Records the outcome and the lead of an application. */
export async function endApplication(
  db: Queryable,
  { siteSlug, userId, token }: ApplicationKey,
  redirectUrl: string | null,
): Promise<void> {
  await db.query({
    name: 'finance-application-end',
    text: `update finance_applications set redirect_url = $4, status = $5,
             lead_id = (select id from leads where site_slug = $1 and token = $3)
           where site_slug = $1 and user_id = $2 and token = $3`,
    values: [siteSlug, userId, token, redirectUrl, redirectUrl ? 'created' : 'refused'],
  });
}

/**
 * Records that a shopper came back from the lender, for their newest application there. The lender's link back
 * names none. Later returns change nothing.
 */
export async function recordLenderReturn(
  db: Queryable,
  { siteSlug, userId }: Omit<ApplicationKey, 'token'>,
): Promise<void> {
  await db.query({
    name: 'finance-application-return',
    text: `update finance_applications set returned_at = now()
           where returned_at is null and id = (
             select id from finance_applications
             where site_slug = $1 and user_id = $2 and status = 'created'
             order by created_at desc, id limit 1)`,
    values: [siteSlug, userId],
  });
}
