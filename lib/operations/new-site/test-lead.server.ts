import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { leadCategory } from '../../leads/form-kinds.ts';
import { leadPayload } from '../../leads/payload.ts';
import { storeLead } from '../../leads/store.server.ts';
import { submissionSchema } from '../../leads/submission.ts';
import type { NewSiteDealership } from './new-site-facts.ts';

/** How long to wait for a worker to send the mail. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 500;

export interface TestLead {
  siteSlug: string;
  siteName: string;
  url: string;
  dealership: Pick<NewSiteDealership, 'id' | 'slug'>;
  /** Addresses that receive it. The first is also the sender's. */
  leads: readonly string[];
}

export interface TestLeadOutcome {
  /** `waits`: not sent yet; delivery is still being retried. */
  state: 'arrived' | 'failed' | 'waits';
  /** As a sentence. */
  words: string;
}

/**
 * Sends a test enquiry through the outbox and the site's lead routing, and waits until it is mailed. If it
 * was sent, the lead is deleted, so that staff don't reply to it; otherwise it stays with the leads.
 */
export async function sendTestLead(
  pool: pg.Pool,
  lead: TestLead,
  patienceMs = PATIENCE_MS,
): Promise<TestLeadOutcome> {
  const submission = submissionSchema.parse({
    token: randomUUID(),
    kind: 'enquiry',
    values: {
      name: 'Test enquiry',
      email: lead.leads[0],
      message: `Test enquiry, sent when the site ${lead.siteName} was created. No reply is needed.`,
      category: 'General',
    },
    url: lead.url,
  });
  const { id } = await storeLead(pool, {
    siteSlug: lead.siteSlug,
    submission,
    dealershipId: lead.dealership.id,
    locationId: null,
    payload: (leadId) =>
      leadPayload({
        id: leadId,
        submission,
        category: leadCategory('enquiry', null, 'General'),
        vehicle: null,
        dealershipSlug: lead.dealership.slug,
        userAgent: 'site:create',
        autogaugeEnabled: false,
      }),
  });
  const whom = lead.leads.join(', ');
  for (const until = Date.now() + patienceMs; Date.now() < until; await wait(LOOK_EVERY_MS)) {
    const { rows } = await pool.query<{ state: string; problem: string | null }>(
      "select state, problem from mail_deliveries where lead_id = $1 and kind = 'dealer'",
      [id],
    );
    const [mail] = rows;
    if (mail?.state === 'sent') {
      await pool.query('delete from leads where id = $1', [id]);
      return {
        state: 'arrived',
        words: `The test enquiry went to ${whom}: the mail server accepted it.`,
      };
    }
    if (mail?.state === 'dead')
      return {
        state: 'failed',
        words: `The test enquiry did not reach ${whom}: ${mail.problem}. Correct the addresses under 'Enquiries go to'; it stays with the leads.`,
      };
    if (mail?.problem)
      return {
        state: 'waits',
        words: `The test enquiry has not reached ${whom} yet: ${mail.problem}. It will be retried for three days and stays with the leads.`,
      };
  }
  return {
    state: 'waits',
    words: `The test enquiry to ${whom} has not been sent yet. Is a worker running? It stays with the leads.`,
  };
}
