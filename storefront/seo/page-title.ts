import type { Metadata } from 'next';

/** The longest title that search engines show. */
const LONGEST = 65;

/** Returns a page's title, with the site's name if it fits (OPEN-125): a string gets it from the layout. */
export function pageTitle(title: string, siteName: string): NonNullable<Metadata['title']> {
  const words = tidied(title);
  return withSiteName(words, siteName).length <= LONGEST ? words : { absolute: shortened(words) };
}

/** Returns the same title as the browser shows it, for a page that changes without being loaded again. */
export function documentTitle(title: string, siteName: string): string {
  const words = tidied(title);
  const whole = withSiteName(words, siteName);
  return whole.length <= LONGEST ? whole : shortened(words);
}

const tidied = (title: string): string => title.replace(/\s+/g, ' ').trim();

const withSiteName = (words: string, siteName: string): string => `${words} | ${siteName}`;

const shortened = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
