import type { Queryable } from '../platform/database/client.server.ts';
import type { FormKind } from './kinds.ts';
import { OPT_IN_WORDS } from './opt-in-words.ts';

/** A yes or no to news and offers. */
export interface SaidOptIn {
  siteSlug: string;
  leadId: string;
  before: boolean;
  now: boolean;
  /** What was agreed to or taken back, as it stood there. */
  words?: string;
  /** Where it was said. */
  source: string;
  /** Whether the site had ticked the box. */
  isTickedAtStart?: boolean;
}

/** Where a form was sent from, by its kind and the path of its page: parameters may say who somebody is. */
export const formSource = (kind: FormKind, url: string): string =>
  [`${kind} form`, URL.canParse(url) ? new URL(url).pathname : ''].filter(Boolean).join(', ');

/**
 * Writes down a yes or no to news and offers of a stored lead, where it is another than before: when, where and in which words,
 * since the sender has to prove consent (Spam Act 2003, section 16). A new lead is written with its own.
 * @param connection within the transaction that keeps the lead
 */
export async function recordOptIn(
  connection: Queryable,
  { siteSlug, leadId, before, now: given, words = OPT_IN_WORDS, source, isTickedAtStart = false }: SaidOptIn,
): Promise<void> {
  if (before === given) return;
  await connection.query({
    name: 'lead-consent',
    text: `insert into marketing_consents (site_slug, lead_id, given, words, source, ticked_at_start)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [siteSlug, leadId, given, words, source, isTickedAtStart],
  });
}
