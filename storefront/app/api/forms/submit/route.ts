import { errorResponse } from '@forecourt/lib/platform/request/api-error';
import { FAILED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { z } from 'zod';
import { countLeadError, refusalError } from '@/features/enquiry/answers.ts';
import { handleForm } from '@/features/enquiry/handle-form.server.ts';
import { leadSource } from '@/features/enquiry/source.server.ts';
import { errorIn } from '@/handlers/error-language.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/forms/submit` (OPEN-006): accepts `{category, payload, events}` and returns `{success, lead_id}`
 * or `{error, code, fields}`.
 */
export const POST = withSite(
  async ({ request, site, body, language }) => {
    const outcome = await handleForm(site, body, leadSource(request, site));
    if ('code' in outcome) return errorResponse(errorIn(refusalError(outcome), language)); // already counted
    return Response.json(outcome, { status: 201, headers: { 'cache-control': 'no-store' } });
  },
  {
    ownRequest: true,
    body: z.unknown(),
    maxBytes: 64 * 1024,
    failure: { event: 'form_failed', text: FAILED_TEXT },
    onError: countLeadError,
  },
);
