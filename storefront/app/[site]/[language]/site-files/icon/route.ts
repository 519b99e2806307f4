import { palettes } from '@forecourt/lib/sites/theme/palette';
import { withSite } from '@/handlers/with-site.server.ts';
import { ICON_CORNERS, siteInitial } from '@/theme/site-icon.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The site's favicon: its initial on its accent colour. */
export const GET = withSite(
  ({ site }) => {
    const { light } = palettes(site.theme);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${ICON_CORNERS[site.template]}" fill="${light.accent}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${light['on-accent']}">${siteInitial(site)}</text></svg>`;
    return new Response(svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
    });
  },
  { cached: true },
);
