import { signedVariant } from './variants.ts';

/** Width in pixels of photos in structured data and adverts. */
export const SHARED_WIDTH = 1200;

/** Returns the address of a photo in a width: its signed variant, else with the image CDN's parameters. */
export const photoAddress = (source: string, width: number, crop = ''): string =>
  signedVariant(source, width) ?? `${source}${source.includes('?') ? '&' : '?'}w=${width}${crop}&auto=format`;

/** Returns the public addresses of a vehicle's photos for other companies, without those that are no web address. */
export const sharedPhotos = (images: readonly { image: { url: string } }[]): string[] =>
  images
    .map(({ image }) => image.url)
    .filter((url) => URL.canParse(url) && /^https?:/.test(url))
    .map((url) => photoAddress(url, SHARED_WIDTH));
