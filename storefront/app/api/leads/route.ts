import { ApiError, errorResponse } from '@forecourt/lib/platform/request/api-error';
import { FAILED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { countLeadError, refusalError } from '@/features/enquiry/answers.ts';
import { plainSubmission, respondPlainly } from '@/features/enquiry/plain-lead.server.ts';
import { readLead } from '@/features/enquiry/read-lead.server.ts';
import { leadSource } from '@/features/enquiry/source.server.ts';
import { type LeadSource, submitLead } from '@/features/enquiry/submit-lead.server.ts';
import { quoteForLead } from '@/features/finance-journey/quote-for-lead.server.ts';
import { ownTradeIn } from '@/features/trade-in/valuation-visit.server.ts';
import { errorIn } from '@/handlers/error-language.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { longPart, STATIC_PAGE_HEADERS, unsentPage } from '@/site/unsent-page.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/leads` (OPEN-007): accepts a form and returns `{lead_id, category, event}` or `{error, code,
 * fields}`; a form sent without script is answered with a redirect.
 */
export const POST = withSite(
  async ({ request, site, language }) => {
    const lead = await readLead(request);
    if (lead === null) throw new ApiError('too_large', FAILED_TEXT);
    const source: LeadSource = {
      ...leadSource(request, site),
      tradeIn: () => ownTradeIn(request.headers, site),
      quote: (...choices) => quoteForLead(site, ...choices),
    };
    if (lead.plain) {
      const body = plainSubmission(request, lead.answers, {
        sender: source.household,
        isTickedAtStart: site.features.optInDefault,
      });
      return respondPlainly(request, lead.answers, await submitLead(site, body, source, lead.file));
    }
    const outcome = await submitLead(site, lead.body, source, lead.file);
    if (outcome.kind === 'refused') return errorResponse(errorIn(refusalError(outcome), language)); // already counted
    return Response.json(outcome.answer, {
      status: outcome.isNew ? 201 : 200,
      headers: { 'cache-control': 'no-store' },
    });
  },
  {
    ownRequest: true,
    failure: { event: 'lead_failed', text: FAILED_TEXT },
    onError: countLeadError,
    answerError: (error, request) =>
      (error.code === 'too_large' && tooLargePage(request)) || errorResponse(error),
  },
);

/** Returns the page for a form that is too large and was sent without script; null for our script. */
function tooLargePage({ headers }: Request): Response | null {
  const part = longPart(headers.get('content-type'));
  if (!part) return null;
  const page = unsentPage({ host: headers.get('host'), referer: headers.get('referer') }, part);
  return new Response(page, { status: 413, headers: STATIC_PAGE_HEADERS });
}
