import { imageUrl } from '@/ui/image.ts';

/** Small frames load first: 36 of them weigh as much as three photos. */
export const SMALL_WIDTH = 320;

/** Returns the address of a frame at a width. Smaller and signed photos are not enlarged. */
export const frameUrl = (address: string, width: number): string =>
  imageUrl(address, { width }).replace('&auto', '&fit=max&auto');
