import { isSafeAddress } from '@forecourt/lib/sites/safe-address';
import { htmlToPortableText } from '@portabletext/html';
import { compileSchema, defineSchema } from '@portabletext/schema';
import { pastedLink } from '../../text/pastedLink.ts';

interface TextSpan {
  _type: 'span';
  _key: string;
  text: string;
  marks: string[];
}
interface TextLink {
  _type: 'link';
  _key: string;
  kind: 'url' | 'path' | 'phone';
  [field: string]: unknown;
}
export interface TextBlock {
  _type: 'block';
  _key: string;
  style: string;
  listItem?: string;
  level?: number;
  markDefs: TextLink[];
  children: TextSpan[];
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const schema = compileSchema(
  defineSchema({
    styles: [{ name: 'normal' }, ...HEADINGS.map((name) => ({ name })), { name: 'blockquote' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    lists: [{ name: 'bullet' }, { name: 'number' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
  }),
);

/** Elements whose content is never text. */
const NEVER_TEXT =
  'script,style,noscript,template,iframe,object,embed,svg,math,form,input,button,select,textarea,link,meta,base,title,head > *';

interface ReadText {
  blocks: TextBlock[];
  /** Messages about what was removed. */
  leftOut: string[];
}

/**
 * Extracts the text of HTML from a word processor or an email, with headings, lists, links and emphasis. All
 * other elements and attributes are removed.
 * @param parse parses HTML without running scripts
 */
export function readHtml(html: string, parse: (html: string) => Document, newKey: () => string): ReadText {
  const document = parse(html);
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const pictures = count('img');
  const tables = count('table');
  const running = count('script,iframe,object,embed,form,svg');
  for (const element of document.querySelectorAll(NEVER_TEXT)) element.remove();
  const refusedLinks: string[] = [];
  const raw = htmlToPortableText(document.body?.innerHTML ?? '', {
    schema,
    keyGenerator: newKey,
    parseHtml: parse,
    whitespaceMode: 'normalize',
  });
  const blocks = raw
    .filter((block): block is typeof block & TextBlock => block._type === 'block')
    .map((block) => ownBlock(block, refusedLinks))
    .filter((block) => wordsOf(block));
  return {
    blocks,
    leftOut: [
      pictures > 0 && `${countOf(pictures, 'picture')}: add them from the media library.`,
      tables > 0 && `Layout of ${countOf(tables, 'table')}: the content is now plain text.`,
      running > 0 && `${countOf(running, 'embedded element')}: pages can’t contain scripts, forms or embeds.`,
      ...new Set(refusedLinks.map((href) => `A link to ‘${href.slice(0, 60)}’: the address is not allowed.`)),
    ].filter((words) => words !== false),
  };
}

const countOf = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

export const wordsOf = ({ children }: Pick<TextBlock, 'children'>): string =>
  children
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const STYLES = new Set(['normal', 'h1', 'h2', 'h3', 'blockquote']);

function ownBlock(block: TextBlock, refusedLinks: string[]): TextBlock {
  const refusedKeys = new Set<string>();
  const markDefs = block.markDefs.flatMap(({ _key, href }) => {
    if (typeof href === 'string' && href && isSafeAddress(href)) {
      return [{ _type: 'link' as const, _key, ...pastedLink(href) }];
    }
    refusedKeys.add(_key);
    if (href) refusedLinks.push(String(href));
    return [];
  });
  const knownMarks = new Set(['strong', 'em', ...markDefs.map(({ _key }) => _key)]);
  return {
    _type: 'block',
    _key: block._key,
    style: STYLES.has(block.style) ? block.style : 'h3',
    ...(block.listItem && {
      listItem: block.listItem === 'number' ? 'number' : 'bullet',
      level: block.level ?? 1,
    }),
    markDefs,
    children: block.children.flatMap((child) =>
      child._type === 'span'
        ? [
            {
              _type: 'span' as const,
              _key: child._key,
              text: child.text,
              marks: child.marks.filter((mark) => knownMarks.has(mark)),
            },
          ]
        : [],
    ),
  };
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const POINT = /^\s*[-•*·]\s+/;
const NUMBER = /^\s*\d{1,2}[.)]\s+/;
/** A first line up to this length without a full stop is a title. */
const LONGEST_TITLE = 80;

/** Converts plain text to HTML: paragraphs, bullets, numbered lists and a title. */
export function htmlOfText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const html: string[] = [];
  let paragraph: string[] = [];
  let list: 'ul' | 'ol' | null = null;
  const endParagraph = () => {
    if (paragraph.length) html.push(`<p>${escapeHtml(paragraph.join(' '))}</p>`);
    paragraph = [];
  };
  const openList = (next: 'ul' | 'ol' | null) => {
    if (next === list) return;
    if (list) html.push(`</${list}>`);
    if (next) html.push(`<${next}>`);
    list = next;
  };
  for (const [index, line] of lines.entries()) {
    const kind = POINT.test(line) ? 'ul' : NUMBER.test(line) ? 'ol' : null;
    if (kind) {
      endParagraph();
      openList(kind);
      html.push(`<li>${escapeHtml(line.replace(kind === 'ul' ? POINT : NUMBER, '').trim())}</li>`);
      continue;
    }
    openList(null);
    if (!line.trim()) endParagraph();
    else if (isTitle(line, lines[index + 1]) && html.length === 0 && paragraph.length === 0)
      html.push(`<h1>${escapeHtml(line.trim())}</h1>`);
    else paragraph.push(line.trim());
  }
  endParagraph();
  openList(null);
  return html.join('');
}

const isTitle = (line: string, next: string | undefined) =>
  line.trim().length <= LONGEST_TITLE && !/[.:;,?!]$/.test(line.trim()) && !next?.trim();
