import { contrast, hexOf, oklchOf } from './oklch.ts';

/** Minimum contrast of a button on white. WCAG's 3:1 isn't needed: its label has 4.5:1. */
const SEEN_ON_WHITE = 1.5;
const PAGE = '#ffffff';
/** Below this chroma a colour has no visible hue, and darkening it would give grey. */
const COLOURLESS = 0.02;

export type AccentAdvice =
  | { kind: 'good'; colour: string }
  | { kind: 'adjusted'; colour: string; reason: string }
  | { kind: 'refused'; reason: string };

/**
 * Checks whether a colour can be a site's accent.
 * Text is readable on any accent, but a button may be hard to see on the page.
 * @param hex such as `#1d4ed8`
 * @returns the colour; or the nearest darker one of its hue, with the reason; or a refusal
 */
export function adviseAccent(hex: string): AccentAdvice {
  const wish = hex.toLowerCase();
  if (contrast(wish, PAGE) >= SEEN_ON_WHITE) return { kind: 'good', colour: wish };
  const colour = oklchOf(wish);
  if (colour.c < COLOURLESS)
    return {
      kind: 'refused',
      reason: `${wish} is almost white, so buttons would be invisible on a white page, and it has no hue to darken. Choose a stronger colour.`,
    };
  for (let l = colour.l; l > 0; l -= 0.005) {
    const darker = hexOf({ ...colour, l });
    if (contrast(darker, PAGE) >= SEEN_ON_WHITE)
      return {
        kind: 'adjusted',
        colour: darker,
        reason: `Buttons in ${wish} would be hard to see on a white page, so it is darkened to ${darker}.`,
      };
  }
  return { kind: 'refused', reason: `Buttons in ${wish} would be invisible on a white page.` };
}
