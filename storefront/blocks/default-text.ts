import type { Translator } from '@forecourt/lib/platform/language/translator';

/** Keys of the texts that queries give blocks without an editor's text (`schemas/blocks`), by their English text. */
const KEYS = {
  'Find cars for your budget': 'defaults.budgetFinder',
  'Latest News': 'defaults.latestNews',
  'All news': 'defaults.allNews',
  'Recently viewed': 'defaults.recentlyViewed',
} as const;

/** Returns a block's default text in the language of the page; an editor's text as it is. */
export const defaultText = (text: string, t: Translator<'blocks'>): string =>
  Object.hasOwn(KEYS, text) ? t(KEYS[text as keyof typeof KEYS]) : text;
