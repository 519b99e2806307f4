import { imageUrl } from '@/ui/image.ts';

/** Small frames come first: 36 of them weigh as much as three photos. */
export const SMALL_WIDTH = 320;

/** The address of a frame at a width; a picture that is smaller stays as it is, as signed photos do by themselves. */
export const frameUrl = (address: string, width: number): string =>
  imageUrl(address, { width }).replace('&auto', '&fit=max&auto');
