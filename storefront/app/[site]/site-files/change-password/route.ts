import { accountOf } from '@forecourt/lib/sites/garage';
import { findSite } from '@/content/site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
/** Empty: rendered on the first request rather than at build time, then cached. */
export const generateStaticParams = () => [];

/**
 * Redirects password managers to the page for changing sign-in methods (W3C, 'A Well-Known URL for Changing
 * Passwords').
 */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = await findSite((await params).site);
  if (!site) return new Response('Not found', { status: 404 });
  return new Response(null, { status: 303, headers: { location: accountOf(site).path } });
}
