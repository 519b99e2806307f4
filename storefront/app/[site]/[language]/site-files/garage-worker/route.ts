import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import { workerScript } from '@/features/garage-app/worker-script.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/**
 * `/garage-app.js`: the service worker of the garage. Every site answers: where the app has been turned off, it
 * removes itself from the browsers that have it.
 */
export const GET = withSite(
  ({ site }) =>
    new Response(workerScript(hasGarageApp(site)), {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    }),
  { cached: true },
);
