import { placeholdersIn } from '@forecourt/lib/sites/figures';

/** As much of a description as search engines show. */
const LONGEST = 160;

interface Worded {
  text?: unknown;
  intro?: unknown;
  content?: unknown;
}

/** The words of formatted text, paragraph by paragraph. */
function paragraphs(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.map((block: { children?: { text?: unknown }[] }) =>
    (block.children ?? []).map(({ text }) => (typeof text === 'string' ? text : '')).join(''),
  );
}

/** The beginning of a text, up to the end of a word. */
function beginning(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * What search engines are told of a page whose editor wrote no description: its first words, else what it is and
 * whose (OPEN-125).
 */
export function pageDescription(
  { title, blocks }: { title: string; blocks: readonly object[] },
  siteName: string,
): string {
  const words = (blocks as readonly Worded[])
    .flatMap(({ text, intro, content }) => [text, intro, ...paragraphs(content)])
    // What a figure is filled into is known only where the block is made.
    .find(
      (text) => typeof text === 'string' && text.trim().length >= 40 && placeholdersIn(text).length === 0,
    );
  return typeof words === 'string' ? beginning(words) : `${title} at ${siteName}.`;
}
