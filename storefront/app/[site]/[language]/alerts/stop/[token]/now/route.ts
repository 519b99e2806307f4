import { stopPath } from '@forecourt/lib/leads/alerts/stop-link';
import { stopByLink } from '@/features/alerts/stop.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';
import { PRESSED_FIELD } from '@/page-types/StopAlertsPage.tsx';

export const dynamic = 'force-dynamic';

const options = { params: ['token'], failure: { event: 'alerts_stop_failed' } } as const;

/**
 * `POST /alerts/stop/{token}/now`: unsubscribes. Authorised by the token alone, because mail clients send
 * it in one click, without a page or a session (RFC 8058).
 */
export const POST = withSite(async ({ request, site, params: { token } }) => {
  const isPressed = PRESSED_FIELD in ((await readAnswers(request)) ?? {});
  const isStopped = await stopByLink(site, token);
  if (isStopped) log.info({ site: site.slug }, 'alerts_unsubscribed');
  if (isPressed) return seeOther(stopPath(token));
  return new Response(isStopped ? 'These alerts are off.' : 'This link does not work.', {
    status: isStopped ? 200 : 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}, options);

/** `GET` only shows the page, because mail clients prefetch links. */
export const GET = withSite(({ params }) => seeOther(stopPath(params.token)), options);
