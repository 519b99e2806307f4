'use client';
import type { BrandMark } from '@/features/directory/brand-mark.ts';
import { Link } from '@/ui/Link.tsx';

export interface TiledBrand {
  name: string;
  href?: string;
  logo?: BrandMark;
  words?: string;
}

/** Tiles of brands, rendered from data, so that a page carries each brand once and not its markup as well. */
export function BrandTiles({ brands }: { brands: readonly TiledBrand[] }) {
  return (
    <ul className="grid gap-gap pairs sm:even-3 lg:even-4">
      {brands.map(({ name, href, logo, words }) => (
        <li key={name} className="card card-linked brand-tile">
          <div>
            {/* biome-ignore lint/performance/noImgElement: a vector mark, nothing to resize */}
            {logo && <img {...logo} alt={logo.alt} loading="lazy" className="brand-logo" />}
          </div>
          <p>
            {href ? (
              <Link href={href} className="card-link">
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          {words && <p>{words}</p>}
        </li>
      ))}
    </ul>
  );
}
