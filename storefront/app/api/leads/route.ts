import { FAILED_TEXT } from '@forecourt/lib/lead/fields';
import { parseJson, readBody } from '@forecourt/lib/request/body';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { refuse } from '@/features/enquiry/answers.ts';
import { plainSubmission, respondPlainly } from '@/features/enquiry/plain-lead.server.ts';
import { type LeadSource, takeLead } from '@/features/enquiry/take-lead.server.ts';
import { addressOf, isPlainForm, plainAnswers } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** The longest body; a form with every field full is a tenth of it. */
const MAX_BYTES = 64 * 1024;

/**
 * `POST /api/leads` (OPEN-007): takes a form and answers `{lead_id, category, event}` or `{error, code, fields}`; one
 * that a browser sends without script is answered with the page to go on to.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isOwnRequest(request)) return refuse('forbidden', FAILED_TEXT);
  try {
    const text = await readBody(request, MAX_BYTES);
    if (text === null) return refuse('too_large', FAILED_TEXT);
    const site = await siteOfRequest(request);
    if (!site) return refuse('not_found', FAILED_TEXT);
    const source: LeadSource = {
      address: addressOf(request),
      userAgent: headers.get('user-agent') ?? '',
      referer: headers.get('referer'),
      requestId: headers.get('x-request-id'),
    };
    if (isPlainForm(request)) {
      const answers = plainAnswers(text);
      const outcome = await takeLead(site, plainSubmission(answers, source.address), source);
      return respondPlainly(request, answers, outcome);
    }
    const outcome = await takeLead(site, parseJson(text), source);
    if (outcome.kind === 'refused') return refuse(outcome.code, outcome.error, outcome.fields);
    return Response.json(outcome.answer, {
      status: outcome.isNew ? 201 : 200,
      headers: { 'cache-control': 'no-store' },
    });
  } catch (error) {
    log.error({ err: error, host: headers.get('host') }, 'a lead could not be read');
    return refuse('failed', FAILED_TEXT);
  }
}
