import { unsubscribePath } from '@forecourt/lib/leads/news-link';
import { findSite } from '@/content/site.server.ts';
import { unsubscribeByLink } from '@/features/enquiry/unsubscribe.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /alerts/stop-news/{token}/now`: withdraws consent to marketing. The token is sufficient
 * authorisation.
 */
export async function POST(
  _: Request,
  { params }: { params: Promise<{ site: string; token: string }> },
): Promise<Response> {
  const { site: siteSlug, token } = await params;
  const site = await findSite(siteSlug);
  if (site && (await unsubscribeByLink(site, token))) log.info({ site: site.slug }, 'marketing_unsubscribed');
  return new Response(null, {
    status: 303,
    headers: { location: unsubscribePath(token), 'cache-control': 'no-store' },
  });
}
