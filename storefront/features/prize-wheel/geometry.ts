// A wheel as it is drawn: around 0 0, its fields clockwise from the top.

/** Of the disc, in the units of the drawing. */
export const RADIUS = 100;
/** Words stand between the hub and the rim. */
const WORDS = { from: 30, to: 89 };
/** The width of a letter as a share of its height. */
const LETTER = 0.56;
const LARGEST = 9.5;
const ALONE = 13;

const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

/** How a field is coloured: no two fields beside each other have the same tone. */
export type Tone = 'accent' | 'light' | 'dark';
/** The tone of a field: two in turn, and a third for the last of an odd number, which has one of each beside it. */
export const toneOf = (index: number, count: number): Tone =>
  count % 2 === 1 && index === count - 1 ? 'dark' : index % 2 === 0 ? 'accent' : 'light';

/** The outline of a field. */
export function outlineOf(index: number, count: number): string {
  const size = 360 / count;
  const large = size > 180 ? 1 : 0;
  return `M0 0L${point(index * size, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${point((index + 1) * size, RADIUS)}Z`;
}

/** Where the middle of a field stands, in degrees from the top. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) * 360) / count;

/** Words in one line, or in two of about the same length. */
export function linesOf(label: string): string[] {
  const spaces = Array.from(label).flatMap((sign, index) => (sign === ' ' ? [index] : []));
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2));
  return label.length <= ALONE || middle === undefined
    ? [label]
    : [label.slice(0, middle), label.slice(middle + 1)];
}

/** How large the words of a field may be: as long as the field, and as high as it is wide there. */
export function sizeOf(lines: readonly string[], count: number): number {
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const wide = (WORDS.to - WORDS.from) / (longest * LETTER);
  const high = (2 * 50 * Math.sin(Math.PI / Math.max(count, 3))) / (lines.length * 1.5);
  return Math.round(Math.min(LARGEST, wide, high) * 100) / 100;
}

/** Where words begin to stand, from the rim. */
export const WORDS_END = WORDS.to;

const TURNS = 6;
/** How far into its field, from its middle, the pointer may stop. */
const ASIDE = 0.34;

/**
 * How far the wheel turns, in degrees, until a field is at the top.
 * @param chance 0 to 1: where within the field it stops, since a wheel never stops in the very middle
 */
export const turnTo = (index: number, count: number, chance: number): number =>
  360 * TURNS - middleOf(index, count) + (chance * 2 - 1) * ASIDE * (360 / count);
