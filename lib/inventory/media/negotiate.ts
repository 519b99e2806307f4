import type { PhotoFormat } from './signed-address.ts';

/** AVIF takes longer to make than a first visitor should wait, from this width on. */
const WIDEST_AVIF = 1080;

/**
 * The format for a browser: the smallest that it names in its Accept; wildcards are sent by what shows no WebP.
 * @param width in pixels
 */
export function formatFor(accept: string, width: number): PhotoFormat {
  const types = new Set(
    accept.split(',').flatMap((entry) => {
      const [type = '', ...parameters] = entry
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
    }),
  );
  if (types.has('image/avif') && width <= WIDEST_AVIF) return 'avif';
  return types.has('image/webp') ? 'webp' : 'jpeg';
}
