import type { PhotoFormat } from './signed-address.ts';

/** Above this width, encoding AVIF takes longer than a first visitor should wait. */
const WIDEST_AVIF = 1080;

/** Returns the smallest format that the Accept header names; clients with only wildcards may lack WebP. */
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
