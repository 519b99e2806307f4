import type { Brand } from '@/content/directory.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { noAlternative } from '@/preview/alternative-text.ts';

export interface BrandMark {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * Returns a brand's logo, sized for a similar visual weight regardless of its shape; null without one. The alt
 * text is empty because the name is next to it.
 * @param height maximum height in pixels; a wide logo is lower
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
