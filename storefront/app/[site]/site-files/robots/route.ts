import { findSite } from '@/content/site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
/** An empty list: the build makes no answer. Each is made when it is first asked for and then kept for everybody. */
export const generateStaticParams = () => [];

/** Crawlers may read everything but server routes; the sitemap is the site's own (OPEN-125). */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = await findSite((await params).site);
  if (!site) return new Response('Not found', { status: 404 });
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${site.url}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
