import { closeAllSessions, closeSession } from '@forecourt/lib/accounts/session.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import type { Site } from '@forecourt/lib/sites/site';
import { answerForm } from '@/forms/answer-form.server.ts';
import { log } from '@/logging/log.server.ts';
import { forgetPayment } from '@/site/payment-cookie.server.ts';
import { forgetSession, sessionToken } from '@/site/session-cookies.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { EVERYWHERE } from './fields.ts';

/** Ends this browser's session (AUTH-27), or with `everywhere` all sessions of the account. */
export const handleSignOut = (site: Site, request: Request): Promise<Response> =>
  answerForm(
    request,
    {
      page: () => '/',
      typed: () => null,
      failure: { event: 'sign_out_failed', text: UNKNOWN_ERROR },
      logContext: { site: site.slug },
    },
    async (answers) => {
      const token = sessionToken(request.headers);
      const pool = databasePool(environment().DATABASE_URL);
      const shopper = answers[EVERYWHERE] === 'on' ? await readShopper(request, site) : null;
      if (shopper) await closeAllSessions(pool, shopper.userId);
      else if (token) await closeSession(pool, { siteSlug: site.slug, token });
      log.info({ site: site.slug, everywhere: shopper !== null }, 'signed_out');
      return { reply: { next: '/' }, cookies: [forgetSession(request), forgetPayment(request)] };
    },
  );
