import { closeOtherSessions, closeOwnSession } from '@forecourt/lib/accounts/session.server';
import { OTHERS } from '@/features/account/account-forms.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { accountRoute } from '@/features/garage/form-routes.server.ts';
import { log } from '@/logging/log.server.ts';
import { sessionToken } from '@/site/session-cookies.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /account/sign-out-device`: ends another session of the shopper, or all others. */
export const POST = accountRoute('account', async ({ request, site, shopper, pool }, answers) => {
  const account = { siteSlug: site.slug, userId: shopper.userId };
  const isAll = answers[OTHERS] === 'on';
  if (isAll) await closeOtherSessions(pool, { ...account, token: sessionToken(request.headers) ?? '' });
  else await closeOwnSession(pool, account, answers['id'] ?? '');
  log.info({ site: site.slug, isAll }, 'session_ended_by_shopper');
  return { next: garagePage(site, isAll ? 'devicesSignedOut' : 'deviceSignedOut') };
});
