import type { Metadata } from 'next';

/** The longest title that search engines show. */
const LONGEST = 65;

/** Returns a page's title, with the site's name if it fits (OPEN-125): a string gets it from the layout. */
export function pageTitle(title: string, siteName: string): NonNullable<Metadata['title']> {
  const words = title.replace(/\s+/g, ' ').trim();
  if (`${words} | ${siteName}`.length <= LONGEST) return words;
  return {
    absolute: words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`,
  };
}
