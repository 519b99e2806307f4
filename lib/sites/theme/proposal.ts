import type { ThemeColours } from '../theme.ts';
import { adviseAccent } from './accent.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** A colour of a logo and how much of it the colour covers, 0 to 1. */
export interface LogoColour {
  hex: string;
  share: number;
}

/** Chroma from which people name a colour rather than a grey. */
const NAMED = 0.03;
/** Less of a logo than this is where two of its colours meet, not one of them. */
const EDGE = 0.04;
/** The lightness and chroma of a dark surface that white words read on. */
const DARK = { l: 0.26, c: 0.07 };
/** Further apart than this, two hues are two colours. */
const OTHER_HUE = 40;

const hueApart = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};

/** How much a colour of a logo asks to be looked at: strong colours count more than large ones. */
const weight = ({ hex, share }: LogoColour) => oklchOf(hex).c * (0.25 + share);

/**
 * The two colours of a theme, proposed from a logo, from one colour, or from both.
 * @param logo colours of the logo, in any order; empty without one
 * @param wish the colour that must be the accent; absent: the strongest of the logo
 * @returns the colours and what was done to them, in sentences; null when there is nothing to start from
 */
export function proposeColours(
  logo: readonly LogoColour[],
  wish?: string,
): { colours: ThemeColours; notes: string[] } | { refusal: string } | null {
  const strongColours = logo
    .filter(({ hex, share }) => share >= EDGE && oklchOf(hex).c >= NAMED)
    .sort((one, other) => weight(other) - weight(one));
  const start = wish ?? strongColours[0]?.hex ?? darkest(logo);
  if (!start) return null;
  const advice = adviseAccent(start);
  if (advice.kind === 'refused') return { refusal: advice.reason };
  const notes = advice.kind === 'adjusted' ? [advice.reason] : [];
  const accent = oklchOf(advice.colour);
  // A second colour of the mark tints the dark surfaces; with none, the accent's own hue does.
  const second = strongColours
    .filter(({ hex }) => accent.c < NAMED || hueApart(oklchOf(hex).h, accent.h) > OTHER_HUE)
    .sort((one, other) => other.share - one.share)[0];
  const tint = second ? oklchOf(second.hex) : accent;
  if (second) notes.push(`Dark surfaces are tinted with ${second.hex}, the other colour of the logo.`);
  const brand = hexOf({ l: Math.min(tint.l, DARK.l), c: Math.min(tint.c, DARK.c), h: tint.h });
  return { colours: { accent: advice.colour, brand }, notes };
}

/** The darkest colour of a logo in black and white. */
const darkest = (logo: readonly LogoColour[]): string | undefined =>
  [...logo].sort((one, other) => oklchOf(one.hex).l - oklchOf(other.hex).l)[0]?.hex;
