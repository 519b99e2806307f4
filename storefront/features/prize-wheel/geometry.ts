// Geometry of the wheel: centred on 0 0, with fields clockwise from the top.

export const RADIUS = 100;
/** Labels are between hub and rim. */
const WORDS = { from: 30, to: 89 };
/** Width of a letter relative to its height. */
const LETTER = 0.56;
const LARGEST = 9.5;
const ALONE = 13;

const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

/** Adjacent fields have different tones. */
export type Tone = 'accent' | 'light' | 'dark';
/** Returns the tone of a field: two alternate; with an odd count the last field has a third. */
export const toneOf = (index: number, count: number): Tone =>
  count % 2 === 1 && index === count - 1 ? 'dark' : index % 2 === 0 ? 'accent' : 'light';

export function outlineOf(index: number, count: number): string {
  const size = 360 / count;
  const large = size > 180 ? 1 : 0;
  return `M0 0L${point(index * size, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${point((index + 1) * size, RADIUS)}Z`;
}

/** Returns the centre of a field, in degrees from the top. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) * 360) / count;

/** Splits a label into one line, or two of similar length. */
export function linesOf(label: string): string[] {
  const spaces = Array.from(label).flatMap((sign, index) => (sign === ' ' ? [index] : []));
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2));
  return label.length <= ALONE || middle === undefined
    ? [label]
    : [label.slice(0, middle), label.slice(middle + 1)];
}

/** Returns the font size of a field's label, limited by the field's length and width. */
export function sizeOf(lines: readonly string[], count: number): number {
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const wide = (WORDS.to - WORDS.from) / (longest * LETTER);
  const high = (2 * 50 * Math.sin(Math.PI / Math.max(count, 3))) / (lines.length * 1.5);
  return Math.round(Math.min(LARGEST, wide, high) * 100) / 100;
}

export const WORDS_END = WORDS.to;

const TURNS = 6;
/** How far from the centre of its field the pointer may stop, as a share of the field. */
const ASIDE = 0.34;

/**
 * Returns the rotation that brings a field to the top, in degrees.
 * @param chance 0 to 1: where within the field the wheel stops
 */
export const turnTo = (index: number, count: number, chance: number): number =>
  360 * TURNS - middleOf(index, count) + (chance * 2 - 1) * ASIDE * (360 / count);
