import { BLOG_TITLE } from '@forecourt/lib/sites/page-titles';
import { currentPosts } from '@/content/blog.server.ts';
import { findSite } from '@/content/site.server.ts';
import { feedXml } from '@/page-types/feed.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
/** Empty: rendered on the first request rather than at build time, then cached. */
export const generateStaticParams = () => [];

export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const { site: slug } = await params;
  const site = await findSite(slug);
  if (!site) return new Response('Not found', { status: 404 });
  const xml = feedXml(site, BLOG_TITLE, await currentPosts(slug));
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
