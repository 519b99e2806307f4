import { logoOf } from '@forecourt/lib/inventory/brochure/pictures.server';
import { headerOf } from '@forecourt/lib/sites/look';
import type { Site } from '@forecourt/lib/sites/site';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { loadLocations } from '@/content/locations.server.ts';
import { pictureHosts } from '@/content/picture-origin.server.ts';
import { findSite } from '@/content/site.server.ts';
import { telHref } from '@/features/phone/phone.ts';
import { mainPhone } from '@/layout/header/contact.ts';
import { log } from '@/logging/log.server.ts';
import { awayPage } from '@/site/away-page.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
/** An empty list: the build makes no answer. Each is made when it is first asked for and then kept for everybody. */
export const generateStaticParams = () => [];

/** Of the mark on the page, in pixels, and how many of the file's pixels stand on one of them. */
const LOGO = { width: 200, height: 44, sharpness: 2 };

/** The page that Varnish and `server/away` show while others cannot be made, with all it needs inside. */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = await findSite((await params).site);
  if (!site) return new Response('Not found', { status: 404 });
  const phone = mainPhone(site, await loadLocations(site.slug));
  const { light, dark } = palettes(site.theme);
  const isDark = headerOf(site) === 'franchise';
  const html = awayPage({
    name: site.name,
    logo: await inlineLogo(site, isDark),
    phone: phone && { number: phone.number, href: telHref(phone.number) },
    header: isDark ? dark : light,
    colours: light,
  });
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The mark of the header; null where there is none or it does not come: the name stands there then. */
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
    log.warn({ err: error, site: site.slug }, 'the logo of the page for outages did not come');
    return null;
  }
}
