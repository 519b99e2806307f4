import { errorBody } from '@forecourt/lib/platform/request/api-error';
import { contactAnswer } from '@/features/account/code-checks.server.ts';
import { TOO_MANY_TEXT } from '@/features/account/fields.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/check-if-contact-exists?phone_number=…` (AUTH-35): returns `{data, error}`, `data` a boolean. */
export const GET = withSite(
  async ({ request, site }) => ({
    data: await contactAnswer(site, new URL(request.url).searchParams.get('phone_number')),
    error: null,
  }),
  {
    ownRequest: true,
    rate: { name: 'signInQuestion', counter: 'ask contact', text: TOO_MANY_TEXT },
    failure: { event: 'contact_check_failed' },
    answerError: (error) =>
      Response.json(
        { data: null, ...errorBody(error) },
        { status: error.status, headers: { 'cache-control': 'no-store' } },
      ),
  },
);
