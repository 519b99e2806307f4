import { parseLink, type Target } from './target.ts';

type Span = { _type: 'span'; text: string; marks: string[] };
type MarkDefinition = Target & { _key: string };

/** A block of Portable Text. Keys are added later, based on the position. */
export interface ProseBlock<Style extends string> {
  _type: 'block';
  style: Style;
  listItem?: 'bullet' | 'number';
  level?: number;
  markDefs: MarkDefinition[];
  children: Span[];
}
export type PageStyle = 'normal' | 'h2' | 'h3' | 'blockquote';
type ShortBlock = Omit<ProseBlock<'normal'>, 'listItem'> & { listItem?: 'bullet' };

const STARTS: readonly [RegExp, Partial<ProseBlock<PageStyle>>][] = [
  [/^### /, { style: 'h3' }],
  [/^## /, { style: 'h2' }],
  [/^> /, { style: 'blockquote' }],
  [/^- /, { listItem: 'bullet', level: 1 }],
  [/^\d+\. /, { listItem: 'number', level: 1 }],
];

/**
 * Parses a subset of Markdown to a page's formatted text: `## ` and `### ` headings, `> ` quotes, `- ` and
 * `1. ` lists, `**strong**`, `*emphasis*` and `[text](target)`. Blank lines separate paragraphs, and the
 * lines of a paragraph are joined.
 */
export const prose = (text: string): ProseBlock<PageStyle>[] => paragraphsOf(text).map(blockOf);

export function blockOf(paragraph: string): ProseBlock<PageStyle> {
  const [start, form] = STARTS.find(([pattern]) => pattern.test(paragraph)) ?? [/^/, {}];
  return { _type: 'block', style: 'normal', ...form, ...inline(paragraph.replace(start, '')) };
}

/** Parses Markdown to the formatted text of a card or footnote: paragraphs and bullets only. */
export function shortProse(text: string): ShortBlock[] {
  return paragraphsOf(text).map((paragraph) => {
    const block = blockOf(paragraph);
    if (block.style !== 'normal' || block.listItem === 'number') {
      throw new Error(`A short text has paragraphs and points only: ${block.children[0]?.text}`);
    }
    const { listItem, ...rest } = block;
    return { ...rest, style: 'normal', ...(listItem && { listItem }) };
  });
}

export function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n|\n(?=\s*(?:- |\d+\. |#))/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim(),
    )
    .filter(Boolean);
}

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

function inline(text: string): { markDefs: MarkDefinition[]; children: Span[] } {
  const markDefs: MarkDefinition[] = [];
  const children: Span[] = [];
  const add = (words: string, ...marks: string[]) =>
    words && children.push({ _type: 'span', text: words, marks });
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    add(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { strong, em, words, target } = match.groups ?? {};
    if (strong) add(strong, 'strong');
    if (em) add(em, 'em');
    if (words && target) {
      const _key = `link${markDefs.length + 1}`;
      markDefs.push({ ...parseLink(target), _key });
      add(words, _key);
    }
  }
  add(text.slice(end));
  return { markDefs, children };
}
