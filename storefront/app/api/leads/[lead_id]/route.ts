import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { FAILED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { refuseLead } from '@/features/enquiry/answers.ts';
import { changeLead } from '@/features/enquiry/change-lead.server.ts';
import { countLead } from '@/features/enquiry/lead-counts.ts';
import { householdOfRequest } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

/** Twice a step with every field full. */
const MAX_BYTES = 64 * 1024;

/**
 * `PATCH /api/leads/{lead_id}` (OPEN-007): accepts a further step of a lead and returns `{lead_id}` or
 * `{error, code, fields}`.
 */
export async function PATCH(
  request: Request,
  { params }: { params: Promise<{ lead_id: string }> },
): Promise<Response> {
  if (!isOwnRequest(request)) return refuseLead(null, 'forbidden', FAILED_TEXT);
  try {
    const text = await readBody(request, MAX_BYTES);
    if (text === null) return refuseLead(null, 'too_large', FAILED_TEXT);
    const site = await siteOfRequest(request);
    if (!site) return refuseLead(null, 'not_found', FAILED_TEXT);
    const outcome = await changeLead(site, (await params).lead_id, parseJson(text), {
      household: householdOfRequest(request),
      phone: (await readShopper(request, site))?.phone ?? null,
    });
    if ('code' in outcome) return refuseLead(site.slug, outcome.code, outcome.error, outcome);
    countLead(site.slug, 'step');
    return Response.json(outcome, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ err: error, host: request.headers.get('host') }, 'lead_step_failed');
    return refuseLead(null, 'failed', FAILED_TEXT);
  }
}
