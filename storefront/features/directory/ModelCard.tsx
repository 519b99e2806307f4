import { LARGE_MODEL_CARD_RATIO, MODEL_CARD_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { slugify } from '@forecourt/lib/vehicle/title';
import { useTranslations } from 'next-intl';
import { pictureSource } from '@/content/picture.ts';
import type { CardBuild } from '@/features/vehicle-card/card-build.ts';
import { inStockText, type StockCount } from '@/stock/count.ts';
import { bodyText } from '@/stock/facets.ts';
import { Badge } from '@/ui/Badge.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { ModelHit } from './search.ts';

export const MODEL_GRID: Readonly<Record<CardBuild, { list: string; sizes: string }>> = {
  group: {
    list: 'grid pairs gap-x-gap gap-y-8 md:even-3 lg:gap-y-12',
    sizes: '(width >= 1280px) 410px, (width >= 768px) 32vw, 48vw',
  },
  franchise: {
    list: 'grid gap-gap sm:even-2',
    sizes: '(width >= 1424px) 668px, (width >= 576px) 48vw, 100vw',
  },
  yard: {
    list: 'grid pairs gap-gap md:even-3 lg:even-4',
    sizes: '(width >= 992px) 300px, (width >= 768px) 33vw, 50vw',
  },
};

/**
 * Card of a model. The group build has no frame and shows the maker's name above; the single-brand build
 * uses a showroom background.
 * @param stock number of vehicles on the site; null without any
 * @param showMake whether models of several makers are listed together
 */
export function ModelCard({
  hit: { manufacturer, model },
  build,
  stock,
  showMake,
  level,
  priority = false,
}: {
  hit: ModelHit;
  build: CardBuild;
  stock: StockCount | null;
  showMake: boolean;
  level: 2 | 3;
  priority?: boolean;
}) {
  const Heading = `h${level}` as const;
  const picture = pictureSource(model.image);
  const isFramed = build !== 'group';
  const large = build === 'franchise';
  const t = useTranslations('directoryClient');
  const texts = useTranslations('stock');
  const words = [
    model.body.map((body) => bodyText(body, texts)).join(', '),
    stock && inStockText(stock, null, texts),
  ];
  return (
    <article className={classes('card-linked h-full', isFramed && 'card')}>
      <div
        className={classes(
          'relative flex items-center justify-center overflow-clip bg-sunken text-line-strong',
          large ? 'aspect-16/10' : 'aspect-4/3',
          !isFramed && 'rounded-card',
        )}
      >
        {picture ? (
          <Picture
            {...picture}
            alt=""
            ratio={large ? LARGE_MODEL_CARD_RATIO : MODEL_CARD_RATIO}
            sizes={MODEL_GRID[build].sizes}
            maxWidth={Math.min(1080, picture.maxWidth)}
            priority={priority}
            className="card-zoom"
          />
        ) : (
          <Icon name="car" size={56} />
        )}
        {model.status === 'coming_soon' && (
          <span className="absolute top-3 start-3">
            <Badge tone="info">{t('comingSoon')}</Badge>
          </span>
        )}
      </div>
      <div className={classes('min-w-0', isFramed ? 'p-card' : 'pt-4')}>
        {showMake && <p className="text-sm text-ink-muted">{manufacturer.name}</p>}
        <Heading className={large ? 'text-3xl' : 'text-xl'}>
          <Link href={model.href} className="card-link">
            {showMake && <span className="sr-only">{manufacturer.name} </span>}
            {model.name}
          </Link>
        </Heading>
        <p className="mt-1 text-sm text-ink-muted">{words.filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  );
}

export const stockKey = ({ manufacturer, model }: ModelHit): string =>
  `${slugify(manufacturer.name)}/${slugify(model.name)}`;
