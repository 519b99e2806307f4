import { accountOf } from '@forecourt/lib/sites/garage';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Redirects password managers, see https://w3c.github.io/webappsec-change-password-url/. */
export const GET = withSite(
  ({ site }) => new Response(null, { status: 303, headers: { location: accountOf(site).path } }),
  { cached: true },
);
