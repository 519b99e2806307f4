import { currentPosts } from '@/content/blog.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { feedXml } from '@/page-types/rss-feed.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

export const GET = withSite(
  async ({ site, language }) => {
    const xml = feedXml(site, await currentPosts(site.slug), language);
    return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
  },
  { cached: true },
);
