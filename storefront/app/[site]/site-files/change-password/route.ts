import { accountOf } from '@forecourt/lib/sites/garage';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
/** Empty: rendered on the first request rather than at build time, then cached. */
export const generateStaticParams = () => [];

/**
 * Redirects password managers to the page for changing sign-in methods (W3C, 'A Well-Known URL for Changing
 * Passwords').
 */
export const GET = withSite(
  ({ site }) => new Response(null, { status: 303, headers: { location: accountOf(site).path } }),
  { cached: true },
);
