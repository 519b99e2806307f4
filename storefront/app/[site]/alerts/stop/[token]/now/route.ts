import { stopPath } from '@forecourt/lib/leads/alerts/stop-link';
import { findSite } from '@/content/site.server.ts';
import { stopByLink } from '@/features/alerts/stop.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { PRESSED_FIELD } from '@/page-types/StopAlertsPage.tsx';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ site: string; token: string }>;
}

/**
 * `POST /alerts/stop/{token}/now`: unsubscribes. The token is sufficient authorisation: mail clients send it
 * in one click, without a page or a session (RFC 8058).
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, token } = await params;
  const site = await findSite(siteSlug);
  const isPressed = PRESSED_FIELD in ((await readAnswers(request)) ?? {});
  const isStopped = site !== null && (await stopByLink(site, token));
  if (isStopped) log.info({ site: site.slug }, 'alerts_unsubscribed');
  if (isPressed) return toPage(token);
  return new Response(isStopped ? 'These alerts are off.' : 'This link does not work.', {
    status: isStopped ? 200 : 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** `GET` only shows the page, because mail clients prefetch links. */
export const GET = async (_: Request, { params }: Context): Promise<Response> => toPage((await params).token);

const toPage = (token: string) =>
  new Response(null, { status: 303, headers: { location: stopPath(token), 'cache-control': 'no-store' } });
