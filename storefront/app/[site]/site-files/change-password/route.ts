import { accountOf } from '@forecourt/lib/sites/garage';
import { findSite } from '@/content/site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
/** An empty list: the build makes no answer. Each is made when it is first asked for and then kept for everybody. */
export const generateStaticParams = () => [];

/** Where password managers lead people who want to change how they sign in (W3C, 'A Well-Known URL for Changing Passwords'). */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = await findSite((await params).site);
  if (!site) return new Response('Not found', { status: 404 });
  return new Response(null, { status: 303, headers: { location: accountOf(site).path } });
}
