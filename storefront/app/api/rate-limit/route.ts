import { z } from 'zod';
import { expectCodeAllowed } from '@/features/account/code-checks.server.ts';
import { TOO_MANY_TEXT } from '@/features/account/fields.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/rate-limit` with `{phone}` (AUTH-33): 200 if a code could be sent now, else 429. */
export const POST = withSite(
  async ({ request, site, body }) => {
    await expectCodeAllowed(site, request, body.phone);
    return { ok: true };
  },
  {
    ownRequest: true,
    body: z.object({ phone: z.unknown() }).catch({ phone: undefined }),
    maxBytes: 1024,
    rate: { name: 'signInQuestion', counter: 'ask rate limit', text: TOO_MANY_TEXT },
    failure: { event: 'rate_limit_check_failed' },
  },
);
