import { FAILED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { z } from 'zod';
import { countLeadError, refusalError } from '@/features/enquiry/answers.ts';
import { changeLead } from '@/features/enquiry/change-lead.server.ts';
import { countLead } from '@/features/enquiry/lead-counts.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `PATCH /api/leads/{lead_id}` (OPEN-007): accepts a further step of a lead and returns `{lead_id}` or
 * `{error, code, fields}`.
 */
export const PATCH = withSite(
  async ({ site, language, params, body, shopper, household }) => {
    const sender = { household, language, phone: shopper?.phone ?? null };
    const outcome = await changeLead(site, params.lead_id, body, sender);
    if ('code' in outcome) throw refusalError(outcome);
    countLead(site.slug, 'step');
    return outcome;
  },
  {
    params: ['lead_id'],
    ownRequest: true,
    body: z.unknown(),
    maxBytes: 64 * 1024,
    session: 'optional',
    failure: { event: 'lead_step_failed', text: FAILED_TEXT },
    onError: countLeadError,
  },
);
