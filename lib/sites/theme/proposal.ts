import type { ThemeColours } from '../theme.ts';
import { adviseAccent } from './accent.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** A colour of a logo with its share of the area, 0 to 1. */
export interface LogoColour {
  hex: string;
  share: number;
}

/** Chroma from which a colour is not perceived as grey. */
const NAMED = 0.03;
/** Smaller shares are anti-aliased edges. */
const EDGE = 0.04;
/** Lightness and chroma of a dark surface with readable white text. */
const DARK = { l: 0.26, c: 0.07 };
/** Hues further apart than this count as different colours. */
const OTHER_HUE = 40;

const hueApart = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};

/** Ranks logo colours: chroma counts more than area. */
const weight = ({ hex, share }: LogoColour) => oklchOf(hex).c * (0.25 + share);

/**
 * Proposes theme colours from a logo, a colour, or both.
 * @param logo colours of the logo in any order; empty without one
 * @param wish required accent; by default the strongest colour of the logo
 * @returns the colours with notes on adjustments; null without any input
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
  // Dark surfaces are tinted with a second logo colour, otherwise with the accent's hue.
  const second = strongColours
    .filter(({ hex }) => accent.c < NAMED || hueApart(oklchOf(hex).h, accent.h) > OTHER_HUE)
    .sort((one, other) => other.share - one.share)[0];
  const tint = second ? oklchOf(second.hex) : accent;
  if (second) notes.push(`Dark surfaces are tinted with ${second.hex}, another colour of the logo.`);
  const brand = hexOf({ l: Math.min(tint.l, DARK.l), c: Math.min(tint.c, DARK.c), h: tint.h });
  return { colours: { accent: advice.colour, brand }, notes };
}

/** Returns the darkest colour of a black and white logo. */
const darkest = (logo: readonly LogoColour[]): string | undefined =>
  [...logo].sort((one, other) => oklchOf(one.hex).l - oklchOf(other.hex).l)[0]?.hex;
