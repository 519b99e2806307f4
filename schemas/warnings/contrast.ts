import { contrast } from '@forecourt/lib/sites/theme/oklch';
import type { ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';

/**
 * Opacity of the black overlay where the text on a picture ends: `.shade-side` in `layout/hero/hero.css` at
 * 992 pixels, the narrowest screen with text on pictures. It is three times as strong where the text starts.
 */
export const LEAST_SHADE = 0.25;
/**
 * The same for text on a video poster, below its middle: `.video summary::after` in `blocks/blocks.css` at
 * the height where two lines start on a phone.
 */
const FILM_SHADE = 0.4;
/** WCAG contrast ratios for large and small text. */
const ASKED = 3;
const ASKED_OF_SMALL = 4.5;
const WHITE = '#ffffff';

function shadeOf(hex: string, shade: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value * (1 - shade))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * Returns a warning about white text on a bright picture, or null.
 * @param colour the dominant colour of the picture, as `#rrggbb`
 * @param place a slide or banner, or a video poster
 */
export function brightPictureProblem(colour: string, place: 'banner' | 'film' = 'banner'): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const [shade, leastContrast] = place === 'film' ? [FILM_SHADE, ASKED_OF_SMALL] : [LEAST_SHADE, ASKED];
  const reachedContrast = contrast(WHITE, shadeOf(colour, shade));
  if (reachedContrast >= leastContrast) return null;
  const tells = `white text has a contrast of ${(Math.floor(reachedContrast * 10) / 10).toFixed(1)}, and ${leastContrast} is needed`;
  return place === 'film'
    ? `The picture is too bright: ${tells}. Choose a darker one.`
    : `The picture is too bright: at the end of a long line ${tells}. Choose a darker one, or shorten the text.`;
}

/** Cached, as an uploaded picture never changes. */
const colours = new Map<string, Promise<string | null>>();

function colourOf(id: string, { getClient }: Pick<ValidationContext, 'getClient'>): Promise<string | null> {
  const cachedColour = colours.get(id);
  if (cachedColour) return cachedColour;
  const answer = getClient({ apiVersion: API_VERSION }).fetch<string | null>(
    '*[_id == $id][0].metadata.palette.dominant.background',
    { id },
    { tag: 'validation.contrast' },
  );
  answer.catch(() => colours.delete(id));
  colours.set(id, answer);
  return answer;
}

export async function checkTextContrast(
  picture: unknown,
  context: Pick<ValidationContext, 'getClient'>,
  place: 'banner' | 'film' = 'banner',
): Promise<string | true> {
  const id = (picture as { asset?: { _ref?: string } } | undefined)?.asset?._ref;
  const colour = id ? await colourOf(id, context) : null;
  return (colour && brightPictureProblem(colour, place)) || true;
}
