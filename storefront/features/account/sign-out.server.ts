import { closeAllSessions, closeSession } from '@forecourt/lib/accounts/session.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import type { Site } from '@forecourt/lib/sites/site';
import { readAnswers, respond, type ServerReply } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { forgetSession, sessionToken } from '@/site/session-cookies.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { EVERYWHERE } from './fields.ts';

/** Ends this browser's session (AUTH-27), or with `everywhere` all sessions of the account. */
export async function takeSignOut(site: Site, request: Request): Promise<Response> {
  const answer = (reply: ServerReply, cookies: string[] = []) =>
    respond(request, reply, { page: '/', typed: null, cookies });
  if (!isOwnRequest(request)) return answer({ error: UNKNOWN_ERROR, status: 403 });
  try {
    const answers = await readAnswers(request);
    if (!answers) return answer({ error: UNKNOWN_ERROR, status: 413 });
    const token = sessionToken(request.headers);
    const pool = databasePool(environment().DATABASE_URL);
    const shopper = answers[EVERYWHERE] === 'on' ? await readShopper(request, site) : null;
    if (shopper) await closeAllSessions(pool, shopper.userId);
    else if (token) await closeSession(pool, { siteSlug: site.slug, token });
    log.info({ site: site.slug, everywhere: shopper !== null }, 'signed_out');
    return answer({ next: '/' }, [forgetSession(request)]);
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'sign_out_failed');
    return answer({ error: UNKNOWN_ERROR, status: 500 });
  }
}
