import {
  ENGLISH,
  inLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '@forecourt/lib/platform/language/languages';
import { postHref } from '@forecourt/lib/sites/blog';
import type { Site } from '@forecourt/lib/sites/site';
import { languageOf } from '@forecourt/lib/sites/translations';
import type { BlogPosting, WithContext } from 'schema-dts';
import type { Post } from '@/content/blog.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { absolute } from '@/seo/absolute.ts';
import { imageUrl } from '@/ui/image.ts';

/** The minimum image width that Google requires of articles. */
const PICTURE_WIDTH = 1200;

/**
 * Returns a post as structured data.
 * @param language of the page; the post is in English until it is translated
 */
export function articleOf(site: Site, post: Post, language: Language = ENGLISH): WithContext<BlogPosting> {
  const address = absolute(site, inLanguage(postHref(post.slug), language));
  const picture = pictureSource(post.image);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.heading,
    ...(language !== ENGLISH && { inLanguage: LANGUAGE_FACTS[languageOf(post)].tag }),
    description: post.description,
    ...(picture && {
      image: imageUrl(picture.src, { width: PICTURE_WIDTH, ratio: 16 / 9, focus: picture.focus }),
    }),
    datePublished: post.date,
    // A post may be written before its publication date.
    dateModified: [post.date, post.updatedAt].toSorted().at(-1),
    author: post.author
      ? { '@type': 'Person', name: post.author }
      : { '@type': 'Organization', name: site.name, url: absolute(site, '/') },
    publisher: { '@type': 'Organization', name: site.name, url: absolute(site, '/') },
    mainEntityOfPage: address,
    url: address,
  };
}
