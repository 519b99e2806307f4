import type { Brand } from '@/content/directory.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { noAlternative } from '@/preview/alternative-text.ts';

/**
 * A brand's mark, of an even weight beside others whatever its shape; its name stands beside it, so it says
 * nothing itself.
 * @param props.height the tallest it may be, px; a wide mark is lower
 */
export function BrandLogo({ brand, height = 56 }: { brand: Pick<Brand, 'logo'>; height?: number }) {
  const { logo } = brand;
  const source = pictureSource(logo);
  if (!source || !logo?.width || !logo.height) return null;
  const ratio = logo.width / logo.height;
  const widest = height * 2.5;
  return (
    // biome-ignore lint/performance/noImgElement: a vector mark, nothing to resize
    <img
      src={source.src}
      alt={noAlternative(source.alt)}
      width={Math.round(Math.min(height * ratio, widest))}
      height={Math.round(Math.min(height, widest / ratio))}
      loading="lazy"
      className="brand-logo"
    />
  );
}
