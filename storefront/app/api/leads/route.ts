import { FAILED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { refuse, refuseLead } from '@/features/enquiry/answers.ts';
import { countLead } from '@/features/enquiry/lead-counts.ts';
import { plainSubmission, respondPlainly } from '@/features/enquiry/plain-lead.server.ts';
import { readLead } from '@/features/enquiry/read-lead.server.ts';
import { leadSource } from '@/features/enquiry/source.server.ts';
import { type LeadSource, takeLead } from '@/features/enquiry/take-lead.server.ts';
import { toldQuote } from '@/features/finance-journey/lead-quote.server.ts';
import { ownTradeIn } from '@/features/trade-in/own-valuation.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { longPart, STATIC_PAGE_HEADERS, unsentPage } from '@/site/unsent.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/leads` (OPEN-007): accepts a form and returns `{lead_id, category, event}` or `{error, code,
 * fields}`; a form sent without script is answered with a redirect.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isOwnRequest(request)) return refuseLead(null, 'forbidden', FAILED_TEXT);
  try {
    const lead = await readLead(request);
    if (lead === null) return tooLarge(request);
    const site = await siteOfRequest(request);
    if (!site) return refuseLead(null, 'not_found', FAILED_TEXT);
    const source: LeadSource = {
      ...leadSource(request, site),
      tradeIn: () => ownTradeIn(headers, site),
      quote: (...choices) => toldQuote(site, ...choices),
    };
    if (lead.plain) {
      const body = plainSubmission(request, lead.answers, {
        sender: source.household,
        isTickedAtStart: site.features.optInDefault,
      });
      return respondPlainly(request, lead.answers, await takeLead(site, body, source, lead.file));
    }
    const outcome = await takeLead(site, lead.body, source, lead.file);
    if (outcome.kind === 'refused') return refuse(outcome.code, outcome.error, outcome);
    return Response.json(outcome.answer, {
      status: outcome.isNew ? 201 : 200,
      headers: { 'cache-control': 'no-store' },
    });
  } catch (error) {
    log.error({ err: error, host: headers.get('host') }, 'lead_failed');
    return refuseLead(null, 'failed', FAILED_TEXT);
  }
}

function tooLarge({ headers }: Request): Response {
  const part = longPart(headers.get('content-type'));
  if (!part) return refuseLead(null, 'too_large', FAILED_TEXT);
  countLead(null, 'too_large');
  const page = unsentPage({ host: headers.get('host'), referer: headers.get('referer') }, part);
  return new Response(page, { status: 413, headers: STATIC_PAGE_HEADERS });
}
