import type { NewBlock } from '../newBlocks.ts';
import { type TextBlock, wordsOf } from './html.ts';

interface PastedPage {
  title: string;
  parts: NewBlock[];
}

const LONGEST = { title: 100, heading: 80, question: 140, text: 240, label: 40 };
/** This many consecutive questions become a FAQ. */
const FEWEST_QUESTIONS = 2;
const MOST_QUESTIONS = 20;

const isHeading = ({ style }: TextBlock) => /^h\d$/.test(style);
const isList = ({ listItem }: TextBlock) => listItem !== undefined;

/** A question is a heading, bold line or short paragraph that ends with a question mark. */
const isQuestion = (block: TextBlock) =>
  !isList(block) && wordsOf(block).endsWith('?') && wordsOf(block).length <= LONGEST.question;

/** A paragraph that consists of one link becomes a button. */
function buttonOf(block: TextBlock) {
  const [link, ...more] = block.markDefs;
  const words = wordsOf(block);
  const isLink = ({ marks, text }: TextBlock['children'][number]) =>
    !text.trim() || marks.includes(link?._key ?? '');
  if (!link || more.length || isList(block) || !words || words.length > LONGEST.label) return null;
  if (!block.children.every(isLink)) return null;
  const { _key, ...target } = link;
  return { _type: 'action', _key, label: words, link: target };
}

/**
 * Converts text to a page. The first heading becomes the title, questions with answers become a FAQ, a
 * heading with only links becomes a banner, and the rest becomes text. No text is lost.
 */
export function sectionsOf(blocks: readonly TextBlock[]): PastedPage {
  const [opening] = blocks;
  const titleBlock =
    opening && isHeading(opening)
      ? opening
      : (blocks.find(({ style }) => style === 'h1') ?? blocks.find(isHeading));
  const isTitle =
    titleBlock !== undefined && titleBlock === blocks[0] && wordsOf(titleBlock).length <= LONGEST.title;
  const body = (isTitle ? blocks.slice(1) : [...blocks]).map(withoutTitleStyle);
  const title = cut(
    titleBlock ? wordsOf(titleBlock) : (blocks[0] && wordsOf(blocks[0])) || '',
    LONGEST.title,
  );
  const parts: NewBlock[] = [];
  let run: TextBlock[] = [];
  const endText = () => {
    if (run.length) parts.push({ _type: 'richText', width: 'reading', content: run });
    run = [];
  };
  for (let at = 0; at < body.length; ) {
    const faq = faqAt(body, at);
    const banner = faq ? null : bannerAt(body, at);
    const part = faq ?? banner;
    if (part) {
      endText();
      parts.push(part.part);
      at = part.next;
    } else {
      run.push(body[at] as TextBlock);
      at++;
    }
  }
  endText();
  return { title, parts };
}

/** The page title is the only h1. */
const withoutTitleStyle = (block: TextBlock): TextBlock =>
  block.style === 'h1' ? { ...block, style: 'h2' } : block;

const cut = (words: string, most: number) =>
  words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;

type Taken = { part: NewBlock; next: number } | null;

function faqAt(body: readonly TextBlock[], start: number): Taken {
  const first = body[start];
  const hasHeading =
    first && isHeading(first) && !isQuestion(first) && wordsOf(first).length <= LONGEST.heading;
  const items: NewBlock[] = [];
  let at = hasHeading ? start + 1 : start;
  while (at < body.length && items.length < MOST_QUESTIONS) {
    const question = body[at];
    if (!question || !isQuestion(question)) break;
    const end = answerEnd(body, at + 1);
    if (end === at + 1) break;
    items.push({
      _type: 'faqItem',
      _key: question._key,
      question: wordsOf(question),
      answer: body.slice(at + 1, end).map(answerBlock),
    });
    at = end;
  }
  if (items.length < FEWEST_QUESTIONS) return null;
  return {
    part: { _type: 'faq', ...(hasHeading && { heading: wordsOf(first) }), items, openFirst: false },
    next: at,
  };
}

/** An answer ends at the next question, heading or button. */
function answerEnd(body: readonly TextBlock[], start: number): number {
  let end = start;
  while (end < body.length) {
    const block = body[end] as TextBlock;
    if (isHeading(block) || isQuestion(block) || buttonOf(block)) break;
    end++;
  }
  return end;
}

/** Answers support only paragraphs and bullets. */
const answerBlock = ({ listItem, level, ...block }: TextBlock): TextBlock => ({
  ...block,
  style: 'normal',
  ...(listItem && { listItem: 'bullet', level: level ?? 1 }),
});

function bannerAt(body: readonly TextBlock[], start: number): Taken {
  const heading = body[start];
  if (!heading || !isHeading(heading) || wordsOf(heading).length > LONGEST.heading) return null;
  const second = body[start + 1];
  const hasText =
    second !== undefined &&
    !isHeading(second) &&
    !isList(second) &&
    second.markDefs.length === 0 &&
    wordsOf(second).length <= LONGEST.text;
  const from = hasText ? start + 2 : start + 1;
  const buttonAt = (at: number) => {
    const block = body[at];
    return block ? buttonOf(block) : null;
  };
  const first = buttonAt(from);
  const actions = first ? [first, buttonAt(from + 1)].filter((action) => action !== null) : [];
  if (actions.length === 0) return null;
  return {
    part: {
      _type: 'callToAction',
      heading: wordsOf(heading),
      ...(hasText && { text: wordsOf(second) }),
      actions,
      tone: 'brand',
    },
    next: from + actions.length,
  };
}
