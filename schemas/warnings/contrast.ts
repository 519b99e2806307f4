import { contrast } from '@forecourt/lib/sites/theme/oklch';
import type { ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';

/**
 * How strong the black is that pages draw over a picture where its words end: `.shade-side` of `layout/hero/hero.css`, at
 * 992 pixels, the narrowest screen on which words stand on pictures. Where they begin it is three times as strong.
 */
export const LEAST_SHADE = 0.25;
/**
 * The same for the words on a film's picture, which stand below its middle: `.video summary::after` of
 * `blocks/blocks.css` at the height where two lines of them begin on a phone.
 */
const FILM_SHADE = 0.4;
/** What WCAG asks of large words, such as a headline, and of others. */
const ASKED = 3;
const ASKED_OF_SMALL = 4.5;
const WHITE = '#ffffff';

/** A colour with the shade of a page over it. */
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
 * What is said of white words on a picture; null where they can be read.
 * @param colour the one that prevails in the picture, as `#rrggbb`
 * @param place what the words stand on: a slide or a banner, or a film before it plays
 */
export function brightPictureProblem(colour: string, place: 'banner' | 'film' = 'banner'): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const [shade, leastContrast] = place === 'film' ? [FILM_SHADE, ASKED_OF_SMALL] : [LEAST_SHADE, ASKED];
  const reachedContrast = contrast(WHITE, shadeOf(colour, shade));
  if (reachedContrast >= leastContrast) return null;
  const tells = `white words reach a contrast of ${(Math.floor(reachedContrast * 10) / 10).toFixed(1)}, and ${leastContrast} is needed`;
  return place === 'film'
    ? `The picture is bright: on it ${tells}. Choose a darker one.`
    : `The picture is bright: at the end of a long line ${tells}. Choose a darker one, or keep the words short.`;
}

/** A picture that was uploaded never changes: asked once. */
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

/** Warns where white words stand on a bright picture. */
export async function checkWordsOnPicture(
  picture: unknown,
  context: Pick<ValidationContext, 'getClient'>,
  place: 'banner' | 'film' = 'banner',
): Promise<string | true> {
  const id = (picture as { asset?: { _ref?: string } } | undefined)?.asset?._ref;
  const colour = id ? await colourOf(id, context) : null;
  return (colour && brightPictureProblem(colour, place)) || true;
}
