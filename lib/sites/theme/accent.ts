import { contrast, hexOf, oklchOf } from './oklch.ts';

/**
 * An accent fills buttons, and a button must be seen on a white page before its words are read. Far below the 3:1 of
 * WCAG 1.4.11, which asks for it only where nothing else tells a control: our buttons carry words of 4.5:1.
 */
const SEEN_ON_WHITE = 1.5;
const PAGE = '#ffffff';
/** Below this chroma a colour has no hue to keep: made darker, it would be a grey. */
const COLOURLESS = 0.02;

/** What becomes of a colour that somebody wants for an accent. */
export type AccentAdvice =
  | { kind: 'good'; colour: string }
  | { kind: 'adjusted'; colour: string; reason: string }
  | { kind: 'refused'; reason: string };

/**
 * Whether a colour can be a site's accent. Every text stays readable on any accent; what may fail is that a button is
 * not seen on the page.
 * @param hex as `#1d4ed8`
 * @returns the colour as it is; the nearest darker one of its hue, and why; or a refusal in a sentence
 */
export function adviseAccent(hex: string): AccentAdvice {
  const wish = hex.toLowerCase();
  if (contrast(wish, PAGE) >= SEEN_ON_WHITE) return { kind: 'good', colour: wish };
  const colour = oklchOf(wish);
  if (colour.c < COLOURLESS)
    return {
      kind: 'refused',
      reason: `${wish} is all but white: buttons in it would vanish on a white page, and it has no hue that a darker one could keep. Choose a stronger colour.`,
    };
  for (let l = colour.l; l > 0; l -= 0.005) {
    const darker = hexOf({ ...colour, l });
    if (contrast(darker, PAGE) >= SEEN_ON_WHITE)
      return {
        kind: 'adjusted',
        colour: darker,
        reason: `Buttons in ${wish} would hardly be seen on a white page, so it is darkened to ${darker}.`,
      };
  }
  return { kind: 'refused', reason: `Buttons in ${wish} cannot be seen on a white page.` };
}
