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

/** Formats a site's newest posts as RSS 2.0. */
export function feedXml(
  site: { url: string; name: string },
  title: string,
  posts: readonly FeedPost[],
): string {
  const items = posts.slice(0, MOST).map(({ slug, heading, description, date }) => {
    const link = escapeXml(`${site.url}${postHref(slug)}`);
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
    `<title>${escapeXml(`${title} | ${site.name}`)}</title>`,
    `<link>${escapeXml(`${site.url}${BLOG_PATH}`)}</link>`,
    `<description>${escapeXml(`News from ${site.name}`)}</description>`,
    '<language>en-AU</language>',
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
