import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import { webManifest } from '@/features/garage-app/manifest.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** `/site.webmanifest`: what a browser needs to install the garage as an app, in the language of the page. */
export const GET = withSite(
  ({ site, language }) => {
    const manifest = hasGarageApp(site) ? webManifest(site, language) : null;
    if (!manifest) throw new ApiError('not_found', 'Not found');
    return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
  },
  { cached: true },
);
