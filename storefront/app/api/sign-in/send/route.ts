import { handleSendCode } from '@/features/account/send-code.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/sign-in/send`: sends a one-time code by SMS. */
export const POST = withSite(({ site, request }) => handleSendCode(site, request), {
  failure: { event: 'code_send_failed' },
});
