import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { SHARED_LINK_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withoutFields } from '@/content/editable-answer.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { imageUrl } from '@/ui/image.ts';
import { absolute } from './absolute.ts';
import { openGraphLocale } from './open-graph-locale.ts';
import { pageDescription } from './page-description.ts';
import { pageTitle } from './page-title.ts';
import { robotsOf } from './robots.ts';

const SHARED = { width: 1200, ratio: SHARED_LINK_RATIO };

/** Returns the title, description, canonical URL and sharing image of a page (OPEN-125). */
export async function pageMetadata(site: Site, document: PageDocument): Promise<Metadata> {
  const page = withoutFields(document);
  const { seo, path } = page;
  const home = path === '/';
  const language = await pageLanguage();
  // In full: Next would add a slash to the address of the home page in another language.
  const url = absolute(site, inLanguage(path, language));
  const title = seo.title || page.title || site.name;
  const description =
    seo.description || pageDescription(page, site.name, await getTranslations('pageTitles'));
  const slides = page.blocks.flatMap((block) => (block._type === 'heroCarousel' ? block.slides : []));
  const picture = pictureSource(seo.image) ?? pictureSource(slides[0]?.image);
  const images = picture
    ? [{ url: imageUrl(picture.src, { ...SHARED, focus: picture.focus }), width: 1200, height: 630 }]
    : [];
  return {
    title:
      home && !title.includes(site.name)
        ? { absolute: `${title} | ${site.name}` }
        : home
          ? { absolute: title }
          : pageTitle(title, site.name),
    description,
    alternates: { canonical: url },
    ...robotsOf('editor', { isHidden: seo.noindex }),
    openGraph: {
      title,
      description,
      url,
      images,
      siteName: site.name,
      locale: openGraphLocale(language),
      type: 'website',
    },
    twitter: { card: images.length ? 'summary_large_image' : 'summary' },
  };
}
