import type { Metadata } from 'next';

/** As much of a title as search engines show. */
const LONGEST = 65;

/**
 * A page's title: with the site's name behind it, as the layout puts it, where both find room, else alone (OPEN-125).
 * @returns a text that the layout adds the name to, or the whole title
 */
export function pageTitle(title: string, siteName: string): NonNullable<Metadata['title']> {
  const words = title.replace(/\s+/g, ' ').trim();
  if (`${words} | ${siteName}`.length <= LONGEST) return words;
  return {
    absolute: words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`,
  };
}
