import sharp from 'sharp';
import type { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { publishedContent } from '../../sites/content-lake/client.server.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import { mailSiteQuery, mailSiteSchema } from './mail-site-query.ts';

export type MailSite = z.output<typeof mailSiteSchema>;

interface LogoPicture {
  content: Uint8Array;
  width: number;
  height: number;
}

export interface MailSiteReader {
  /** @throws the content lake's error */
  site(siteSlug: string): Promise<MailSite | null>;
  /** @returns null if missing or it does not load; the mail then shows the site's name */
  logo(url: string | null): Promise<LogoPicture | null>;
}

/** Cache duration, since a site's leads often arrive in bursts. */
const FRESH_MS = 30_000;
const LOGO_HEIGHT = 36;
const LOGO_WIDTH = 220;
const SHARPNESS = 2;
/** Maximum pixels, checked before decoding. */
const MOST_PIXELS = 50_000_000;

/** Returns a reader of sites' mail settings that bypasses the storefront's content cache. */
export function mailSiteReader(environment: Record<string, string | undefined>): MailSiteReader {
  const client = publishedContent(environment);
  const sites = new Map<string, { readAt: number; site: MailSite | null }>();
  const logos = new Map<string, LogoPicture>();
  return {
    site: async (siteSlug) => {
      const cachedSite = sites.get(siteSlug);
      if (cachedSite && Date.now() - cachedSite.readAt < FRESH_MS) return cachedSite.site;
      const site = await fetchContent(client, {
        name: 'mailSiteQuery',
        query: mailSiteQuery,
        schema: mailSiteSchema,
        params: { site: siteSlug },
        // Without one of its conditions, a channel would receive leads that are not meant for it.
        wholeLists: ['leadChannels'],
      });
      sites.set(siteSlug, { readAt: Date.now(), site });
      return site;
    },
    logo: async (url) => {
      if (!url) return null;
      const cachedLogo = logos.get(url);
      if (cachedLogo) return cachedLogo;
      try {
        const picture = await draw(url);
        logos.set(url, picture);
        return picture;
      } catch {
        return null;
      }
    },
  };
}

/** Renders the logo as a PNG at twice its display size: mail programs don't show SVG. */
async function draw(url: string): Promise<LogoPicture> {
  const answer = await vendorFetch('sanityImages')(url);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()), {
    density: 300,
    limitInputPixels: MOST_PIXELS,
  })
    .resize({ width: LOGO_WIDTH * SHARPNESS, height: LOGO_HEIGHT * SHARPNESS, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    content: data,
    width: Math.round(info.width / SHARPNESS),
    height: Math.round(info.height / SHARPNESS),
  };
}
