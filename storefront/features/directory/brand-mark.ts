import type { Brand } from '@/content/directory.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { noAlternative } from '@/preview/alternative-text.ts';

/** The attributes of a brand's mark as an image. */
export interface BrandMark {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * A brand's mark, of an even weight beside others whatever its shape; its name stands beside it, so it says
 * nothing itself.
 * @param height the tallest it may be, px; a wide mark is lower
 * @returns null for a brand without one
 */
export function brandMark({ logo }: Pick<Brand, 'logo'>, height = 56): BrandMark | null {
  const source = pictureSource(logo);
  if (!source || !logo?.width || !logo.height) return null;
  const ratio = logo.width / logo.height;
  const widest = height * 2.5;
  return {
    src: source.src,
    alt: noAlternative(source.alt),
    width: Math.round(Math.min(height * ratio, widest)),
    height: Math.round(Math.min(height, widest / ratio)),
  };
}
