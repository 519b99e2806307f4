import type { Translator } from '@forecourt/lib/platform/language/translator';
import { placeholdersIn } from '@forecourt/lib/sites/figures';

/** The longest description that search engines show. */
const LONGEST = 160;

interface Worded {
  text?: unknown;
  intro?: unknown;
  content?: unknown;
}

function paragraphs(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.map((block: { children?: { text?: unknown }[] }) =>
    (block.children ?? []).map(({ text }) => (typeof text === 'string' ? text : '')).join(''),
  );
}

function beginning(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}

/** Returns a page's description: the editor's, its first text, or its title and site (OPEN-125). */
export function pageDescription(
  { title, blocks }: { title: string; blocks: readonly object[] },
  siteName: string,
  t: Translator<'pageTitles'>,
): string {
  const words = (blocks as readonly Worded[])
    .flatMap(({ text, intro, content }) => [text, intro, ...paragraphs(content)])
    // Placeholders are only resolved when the block is rendered.
    .find(
      (text) => typeof text === 'string' && text.trim().length >= 40 && placeholdersIn(text).length === 0,
    );
  return typeof words === 'string' ? beginning(words) : t('atSite', { title, site: siteName });
}
