import type { Template } from '@forecourt/lib/sites/theme';
import { useTranslations } from 'next-intl';
import type { Brand, DirectoryModel } from '@/content/directory.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { inStockText, type StockCount } from '@/stock/count.ts';
import { bodyText } from '@/stock/facets.ts';
import { fromText } from '@/stock/lowest-price.ts';
import type { Noun } from '@/stock/noun.ts';
import { Heading } from '@/ui/Heading.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import type { BrandStock } from './stock.server.ts';
import './brands.css';

/** Body types listed before the others are left out. */
const BODIES_SHOWN = 4;
const SIZES = '(width >= 1200px) 420px, (width >= 576px) 50vw, calc(100vw - 32px)';

/** The grid of brands: wide cards of photos; on a yard's site a tight list with the photo beside the text. */
export const BRAND_GRID: Readonly<Record<Template, string>> = {
  group: 'brands grid gap-gap sm:even-2 lg:even-3',
  franchise: 'brands grid gap-gap sm:even-2',
  yard: 'brands brands-rows grid gap-gap md:even-2',
  premium: 'brands brands-large grid gap-gap md:even-2',
  marine: 'brands grid gap-gap sm:even-2 lg:even-3',
};

/**
 * A brand of the line-up: photo, logo, stock, lowest price, body types and models.
 * @param props.models current models
 * @param props.counts number of vehicles; null without any
 * @param props.stock what the vehicles for sale are; null if unknown
 */
export function BrandCard({
  brand,
  href,
  models,
  counts,
  stock,
  noun,
  level,
}: {
  brand: Brand;
  href: string;
  models: readonly DirectoryModel[];
  counts: StockCount | null;
  stock: BrandStock | null;
  noun: Noun;
  level: 2 | 3;
}) {
  const texts = useTranslations('stock');
  const t = useTranslations('directoryClient');
  const bodies = (stock?.bodies ?? []).slice(0, BODIES_SHOWN).map((body) => bodyText(body, texts));
  const numbers = [
    counts && inStockText(counts, noun, texts),
    models.length > 0 && t('count', { count: models.length }),
  ].filter(Boolean);
  return (
    <li className="card card-linked brand-card">
      <BrandPhoto brand={brand} models={models} stock={stock} />
      <div className="brand-card-text">
        <div className="flex items-center justify-between gap-4">
          <Heading level={level} size="sm">
            <Link href={href} className="card-link">
              {brand.name}
            </Link>
          </Heading>
          <BrandLogo brand={brand} height={32} />
        </div>
        {stock?.from && <p className="numbers mt-2 text-lg font-semibold">{fromText(stock.from, texts)}</p>}
        {numbers.length > 0 && <p className="numbers mt-1 text-sm text-ink-muted">{numbers.join(' · ')}</p>}
        {bodies.length > 0 && <p className="mt-1 text-sm text-ink-muted">{bodies.join(', ')}</p>}
        {numbers.length === 0 && brand.description && (
          <p className="mt-2 line-clamp-3 text-sm text-ink-muted">{brand.description}</p>
        )}
      </div>
    </li>
  );
}

/** The picture of a model, else the photo of a vehicle in stock, else the logo. */
function BrandPhoto({
  brand,
  models,
  stock,
}: {
  brand: Brand;
  models: readonly DirectoryModel[];
  stock: BrandStock | null;
}) {
  const [picture] = models.flatMap(({ image }) => pictureSource(image) ?? []);
  return (
    <div className="brand-card-photo">
      {picture ? (
        <Picture
          {...picture}
          alt=""
          ratio={16 / 10}
          sizes={SIZES}
          maxWidth={Math.min(1080, picture.maxWidth)}
          className="card-zoom"
        />
      ) : stock?.photo ? (
        <Picture
          src={stock.photo}
          alt=""
          ratio={16 / 10}
          sizes={SIZES}
          maxWidth={1080}
          className="card-zoom"
        />
      ) : (
        <BrandLogo brand={brand} height={72} />
      )}
    </div>
  );
}
