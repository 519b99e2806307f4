import type { Queryable } from '../../platform/database/client.server.ts';
import type { CreditScore } from './choice.ts';

/** The part of an application that is kept: the choice, without the person. */
export interface ApplicationInputs {
  selfAssessedCreditScore: CreditScore;
  purchasePrice: number;
  loanTerm: number;
  car_id: string | null;
}

/** Which application: one of a shopper on a site, by its token. */
export interface ApplicationKey {
  siteSlug: string;
  userId: string;
  token: string;
}

/**
 * Writes an application down before the provider is asked.
 * @returns where an earlier try with the same choice leads to already; null where the provider is to be asked
 * @throws the database's error
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

/**
 * Records the outcome of an application, and its lead.
 * @throws the database's error
 */
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
