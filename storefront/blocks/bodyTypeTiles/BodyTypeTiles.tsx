import { BODY_TILE_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { getTranslations } from 'next-intl/server';
import { pictureSource } from '@/content/picture.ts';
import { noAlternative } from '@/preview/alternative-text.ts';
import { bodyCounts } from '@/stock/bodies.server.ts';
import { resultCount } from '@/stock/count.server.ts';
import { countText } from '@/stock/count.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { bodyTiles, withoutBodyText } from './tiles.ts';

/** Up to this many tiles are large; more are small. */
const FEW = 8;
/** Small tiles fill one or two rows of six; the body types after them are links without a picture. */
const ROW = 6;
/** Enough to find the count of every body an editor may choose. */
const ALL_BODIES = 40;

/** Tiles that link to vehicles by body type, with their counts (HOME-20 to HOME-22). */
export async function BodyTypeTiles({ block, site }: BlockProps<'bodyTypeTiles'>) {
  const [bodies, all] = await Promise.all([bodyCounts(site, ALL_BODIES), resultCount(site)]);
  const [t, stock] = await Promise.all([getTranslations('blocks'), getTranslations('stock')]);
  const tiles = bodyTiles(site, block.tiles, bodies, stock);
  if (tiles.length === 0) return null;
  const many = tiles.length > FEW;
  const pictured = many ? tiles.slice(0, tiles.length < 2 * ROW ? ROW : 2 * ROW) : tiles;
  const rest = tiles.slice(pictured.length);
  const others = site.settings.bodyTileTarget === 'search' ? withoutBodyText(tiles, bodies, all, t) : null;
  return (
    <Section block="bodyTypeTiles" title={block.heading}>
      <ul
        className={classes(
          'grid pairs gap-gap',
          many ? 'sm:even-3 md:even-4 xl:even-6' : 'md:even-2 lg:even-4',
        )}
      >
        {pictured.map(({ body, label, href, count, image, photo }) => {
          const picture =
            pictureSource(image) ?? (photo ? { src: photo, alt: '', maxWidth: 1080, focus: null } : null);
          return (
            <li key={body} className="card card-linked">
              <div className="flex aspect-16/10 items-center justify-center overflow-clip bg-sunken text-line-strong">
                {picture ? (
                  <Picture
                    {...picture}
                    alt={noAlternative(picture.alt)}
                    ratio={BODY_TILE_RATIO}
                    sizes={
                      many
                        ? '(width >= 1200px) 200px, (width >= 768px) 25vw, 50vw'
                        : '(width >= 1280px) 302px, (width >= 992px) 24vw, 50vw'
                    }
                    className="card-zoom"
                  />
                ) : (
                  <Icon name="car" size={48} />
                )}
              </div>
              <div className="items-baseline justify-between gap-x-3 p-card md:flex">
                <h3 className={many ? 'text-base' : 'text-lg'}>
                  <Link href={href} className="card-link">
                    {label}
                  </Link>
                </h3>
                {count > 0 && (
                  <p className="numbers text-sm text-ink-muted">{countText(count, 'vehicle', stock)}</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {rest.map(({ body, label, href, count }) => (
            <li key={body}>
              <Link href={href} className="chip gap-2">
                {label}
                {count > 0 && (
                  <span className="numbers text-sm text-ink-muted">{countText(count, 'vehicle', stock)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others && all !== null && (
        <p className="numbers mt-6 text-ink-muted">
          {t.rich('bodies.viewAll', {
            vehicles: countText(all, 'vehicle', stock),
            others,
            link: (words) => (
              <Link href="/search" className="link">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </Section>
  );
}
