import { logoOf } from '@forecourt/lib/inventory/brochure/pictures.server';
import type { Site } from '@forecourt/lib/sites/site';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { headerOf } from '@forecourt/lib/sites/theme-defaults';
import { loadLocations } from '@/content/locations.server.ts';
import { pictureHosts } from '@/content/picture-origin.server.ts';
import { telHref } from '@/features/phone/phone.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { mainPhone } from '@/layout/header/contact.ts';
import { log } from '@/logging/log.server.ts';
import { outagePage } from '@/site/outage-page.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** In CSS pixels, and its pixel density. */
const LOGO = { width: 200, height: 44, sharpness: 2 };

/** The outage page for Varnish and `server/outage-pages.ts`, in the language of its address, with everything inlined. */
export const GET = withSite(
  async ({ site, language }) => {
    const phone = mainPhone(site, await loadLocations(site.slug));
    const { light, dark } = palettes(site.theme);
    const isDark = headerOf(site) === 'franchise';
    const html = outagePage({
      name: site.name,
      logo: await inlineLogo(site, isDark),
      phone: phone && { number: phone.number, href: telHref(phone.number) },
      header: isDark ? dark : light,
      colours: light,
      language,
    });
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
  { cached: true },
);

/** Returns the header's logo; null without one or if it cannot be loaded. */
async function inlineLogo(site: Site, isDark: boolean) {
  const logo = (isDark && site.logoOnDark) || site.logo;
  if (!logo) return null;
  const { width, height, sharpness } = LOGO;
  try {
    const shape = { width: width * sharpness, height: height * sharpness };
    const picture = await logoOf(logo.url, pictureHosts(), shape);
    return {
      src: `data:image/png;base64,${picture.data.toString('base64')}`,
      width: Math.round(picture.width / sharpness),
      height: Math.round(picture.height / sharpness),
      isWhitened: isDark && !site.logoOnDark,
    };
  } catch (error) {
    log.warn({ err: error, site: site.slug }, 'outage_page_logo_failed');
    return null;
  }
}
