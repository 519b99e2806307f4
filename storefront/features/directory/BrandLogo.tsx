import type { Brand } from '@/content/directory.server.ts';
import { brandMark } from './brand-mark.ts';

/** A brand's logo, `height` pixels high at most. */
export function BrandLogo({ brand, height }: { brand: Pick<Brand, 'logo'>; height?: number }) {
  const mark = brandMark(brand, height);
  // biome-ignore lint/performance/noImgElement: a vector mark, nothing to resize
  return mark && <img {...mark} alt={mark.alt} loading="lazy" className="brand-logo" />;
}
