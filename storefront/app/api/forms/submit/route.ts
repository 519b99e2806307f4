import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { FAILED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { refuse, refuseLead } from '@/features/enquiry/answers.ts';
import { leadSource } from '@/features/enquiry/source.server.ts';
import { takeForm } from '@/features/enquiry/take-form.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** Ten times a form with every field full. */
const MAX_BYTES = 64 * 1024;

/**
 * `POST /api/forms/submit` (OPEN-006): accepts `{category, payload, events}` and returns `{success, lead_id}`
 * or `{error}`.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return refuseLead(null, 'forbidden', FAILED_TEXT);
  try {
    const text = await readBody(request, MAX_BYTES);
    if (text === null) return refuseLead(null, 'too_large', FAILED_TEXT);
    const site = await siteOfRequest(request);
    if (!site) return refuseLead(null, 'not_found', FAILED_TEXT);
    const outcome = await takeForm(site, parseJson(text), leadSource(request, site));
    if ('code' in outcome) return refuse(outcome.code, outcome.error, outcome);
    return Response.json(outcome, { status: 201, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ err: error, host: request.headers.get('host') }, 'form_failed');
    return refuseLead(null, 'failed', FAILED_TEXT);
  }
}
