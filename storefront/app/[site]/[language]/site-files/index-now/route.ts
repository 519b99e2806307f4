import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The site's IndexNow key, by which search engines verify that a notification is the site's own. */
export const GET = withSite(
  ({ site }) => {
    const { indexNowKey } = site.settings;
    if (!indexNowKey) throw new ApiError('not_found', 'Not found');
    return new Response(indexNowKey, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  },
  { cached: true },
);
