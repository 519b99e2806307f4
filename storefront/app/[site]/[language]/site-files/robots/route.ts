import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Allows everything but API routes, and names the site's sitemap (OPEN-125). */
export const GET = withSite(
  ({ site }) => {
    const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${site.url}/sitemap.xml`, ''];
    return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  },
  { cached: true },
);
