import type { Queryable } from '../../platform/database/client.server.ts';
import { isCurrent, type PreApproval } from '../../vehicle/finance/payment-choice.ts';
import { preApprovalSchema } from '../../vehicle/finance/payment-schema.ts';
import { type FinanceProvider, ProviderError } from './provider.ts';

interface Owner {
  siteSlug: string;
  userId: string;
}

/** Seconds for which the lender's last answer is trusted, so that a withdrawn approval does not last longer. */
const FRESH_SECONDS = 300;
/** Days after an application in which the lender is asked for its decision. */
export const ASKED_DAYS = 90;

/**
 * Returns a shopper's pre-approval. Asks the lender about the newest application unless it answered within five
 * minutes; if the lender does not answer, its last answer counts.
 * @param provider null where quotes are disabled: the last answer counts
 * @returns null without one, and if it has expired or was withdrawn
 * @throws the database's error
 */
export async function currentPreApproval(
  db: Queryable,
  provider: FinanceProvider | null,
  { siteSlug, userId }: Owner,
  now: Date,
): Promise<PreApproval | null> {
  const { rows } = await db.query<{ id: string; token: string; approval: unknown; isFresh: boolean }>({
    name: 'pre-approval',
    text: `select id, token, approval,
             coalesce(checked_at > $3::timestamptz - make_interval(secs => ${FRESH_SECONDS}), false) as "isFresh"
           from finance_applications
           where site_slug = $1 and user_id = $2 and status = 'created'
             and created_at > $3::timestamptz - make_interval(days => ${ASKED_DAYS})
           order by created_at desc, id limit 1`,
    values: [siteSlug, userId, now],
  });
  const [application] = rows;
  if (!application) return null;
  const stored = preApprovalSchema.nullable().safeParse(application.approval).data ?? null;
  const approval =
    application.isFresh || !provider ? stored : await askedAgain(db, provider, application, stored, now);
  return approval && isCurrent(approval, now) ? approval : null;
}

async function askedAgain(
  db: Queryable,
  provider: FinanceProvider,
  { id, token }: { id: string; token: string },
  stored: PreApproval | null,
  now: Date,
): Promise<PreApproval | null> {
  let approval: PreApproval | null;
  try {
    approval = await provider.decision(token);
  } catch (error) {
    if (error instanceof ProviderError) return stored;
    throw error;
  }
  await db.query({
    name: 'pre-approval-answer',
    text: 'update finance_applications set approval = $2, checked_at = $3 where id = $1',
    values: [id, approval && JSON.stringify(approval), now],
  });
  return approval;
}
