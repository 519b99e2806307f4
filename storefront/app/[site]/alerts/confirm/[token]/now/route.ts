import { confirmPath } from '@forecourt/lib/leads/alerts/confirm-link';
import { findSite } from '@/content/site.server.ts';
import { confirmByLink } from '@/features/alerts/confirm.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ site: string; token: string }>;
}

/**
 * `POST /alerts/confirm/{token}/now`: confirms an email address. The token is sufficient authorisation, since
 * the email may be opened on another device.
 */
export async function POST(_: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, token } = await params;
  const site = await findSite(siteSlug);
  if (site && (await confirmByLink(site, token))) log.info({ site: site.slug }, 'alert_email_confirmed');
  return toPage(token);
}

/** `GET` only shows the page, because mail clients prefetch links. */
export const GET = async (_: Request, { params }: Context): Promise<Response> => toPage((await params).token);

const toPage = (token: string) =>
  new Response(null, { status: 303, headers: { location: confirmPath(token), 'cache-control': 'no-store' } });
