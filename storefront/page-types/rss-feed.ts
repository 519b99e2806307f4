import { inLanguage, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { BLOG_PATH, postHref } from '@forecourt/lib/sites/blog';

interface FeedPost {
  slug: string;
  heading: string;
  description: string;
  date: string;
}

/** Readers fetch a feed repeatedly: the newest posts are enough. */
const MOST = 20;

const escapeXml = (text: string) =>
  text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/(?![\t\n\r])\p{Cc}/gu, '');

/** Formats a site's newest posts as RSS 2.0, in a language. */
export function feedXml(
  site: { url: string; name: string },
  posts: readonly FeedPost[],
  language: Language,
): string {
  const t = translatorOf(language, 'blog');
  const addressOf = (path: string) => escapeXml(`${site.url}${inLanguage(path, language)}`);
  const items = posts.slice(0, MOST).map(({ slug, heading, description, date }) => {
    const link = addressOf(postHref(slug));
    return [
      '<item>',
      `<title>${escapeXml(heading)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `<description>${escapeXml(description)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${escapeXml(`${t('title')} | ${site.name}`)}</title>`,
    `<link>${addressOf(BLOG_PATH)}</link>`,
    `<description>${escapeXml(t('feed', { site: site.name }))}</description>`,
    `<language>${LANGUAGE_FACTS[language].tag}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
