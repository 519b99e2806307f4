/** Longest text, in characters, that two columns show within a screen or so. */
const COLUMN_LENGTH = 2_600;
/** Characters that need about as much space as a picture. */
const PICTURE_LENGTH = 700;
/** Fewest parts that are worth two columns. */
const FEWEST_PARTS = 2;

interface TextBlock {
  _type?: unknown;
  style?: unknown;
  children?: readonly { text?: unknown }[] | null;
}

const isHeading = ({ style }: TextBlock) => style === 'h2' || style === 'h3';
const lengthOf = ({ _type, children }: TextBlock) =>
  _type === 'picture'
    ? PICTURE_LENGTH
    : (children ?? []).reduce((sum, { text }) => sum + (typeof text === 'string' ? text.length : 0), 0);

/**
 * Splits a short text at its headings, to be shown in two columns on a wide screen.
 * @returns the parts in order, each with its heading; null for a long text or one with fewer than two parts
 */
export function textParts<Block extends object>(content: readonly Block[]): Block[][] | null {
  const blocks: readonly (Block & TextBlock)[] = content;
  if (blocks.reduce((sum, block) => sum + lengthOf(block), 0) > COLUMN_LENGTH) return null;
  const parts: Block[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (last && !isHeading(block)) last.push(block);
    else parts.push([block]);
  }
  return parts.length >= FEWEST_PARTS ? parts : null;
}
