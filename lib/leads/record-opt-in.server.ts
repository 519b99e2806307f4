import type { Queryable } from '../platform/database/client.server.ts';
import type { FormKind } from './form-kinds.ts';
import { OPT_IN_LABEL } from './opt-in-labels.ts';

export interface OptInChange {
  siteSlug: string;
  leadId: string;
  before: boolean;
  now: boolean;
  /** Consent text as shown. */
  words?: string;
  source: string;
  /** True if the box was pre-ticked. */
  isTickedAtStart?: boolean;
}

/** Returns a form's kind and page path, without the query, which may identify the shopper. */
export const formSource = (kind: FormKind, url: string): string =>
  [`${kind} form`, URL.canParse(url) ? new URL(url).pathname : ''].filter(Boolean).join(', ');

/**
 * Records a change of a stored lead's marketing opt-in: when, where and with which text, because the sender
 * has to prove consent (Spam Act 2003, section 16). A new lead's opt-in is stored with the lead.
 * @param connection within the transaction that saves the lead
 */
export async function recordOptIn(
  connection: Queryable,
  {
    siteSlug,
    leadId,
    before,
    now: given,
    words = OPT_IN_LABEL,
    source,
    isTickedAtStart = false,
  }: OptInChange,
): Promise<void> {
  if (before === given) return;
  await connection.query({
    name: 'lead-consent',
    text: `insert into marketing_consents (site_slug, lead_id, given, words, source, ticked_at_start)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [siteSlug, leadId, given, words, source, isTickedAtStart],
  });
}

/**
 * Withdraws the marketing opt-ins of everyone with this contact (Spam Act 2003, schedule 2, clause 6: an
 * unsubscribe message withdraws consent). Idempotent. START gives none back.
 * @param source how it was withdrawn, such as `STOP by SMS`
 */
export async function withdrawOptIns(
  db: Queryable,
  {
    siteSlugs,
    phone = '',
    email = '',
    source,
  }: { siteSlugs: readonly string[]; phone?: string; email?: string; source: string },
): Promise<void> {
  await db.query({
    name: 'withdraw-opt-ins',
    text: `with withdrawn as (
             update leads set payload = jsonb_set(payload, '{opt_in}', 'false')
             where site_slug = any($1) and payload->>'opt_in' = 'true'
               and (payload->>'phone' = nullif($2, '') or lower(payload->>'email') = nullif(lower($3), ''))
             returning id, site_slug)
           insert into marketing_consents (site_slug, lead_id, given, words, source)
           select site_slug, id, false, $4, $5 from withdrawn`,
    values: [siteSlugs, phone, email, OPT_IN_LABEL, source],
  });
}
