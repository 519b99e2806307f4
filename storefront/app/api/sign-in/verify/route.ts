import { handleVerifyCode } from '@/features/account/verify.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/sign-in/verify`: signs in with a one-time code. */
export const POST = withSite(({ site, request }) => handleVerifyCode(site, request), {
  failure: { event: 'code_verify_failed' },
});
