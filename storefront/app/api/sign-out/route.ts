import { handleSignOut } from '@/features/account/sign-out.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/sign-out`: ends this browser's session; with `everywhere=on`, all sessions of the account. */
export const POST = withSite(({ site, request }) => handleSignOut(site, request), {
  failure: { event: 'sign_out_failed' },
});
