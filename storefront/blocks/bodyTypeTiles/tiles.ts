import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { sameBodies } from '@forecourt/lib/vehicle/body';
import { searchHref } from '@/stock/address.ts';
import type { BodyCount } from '@/stock/bodies.server.ts';
import { bodyText, type StockTexts } from '@/stock/facets.ts';

export interface OwnTile<Image> {
  body: string | null;
  label: string | null;
  image: Image;
}

export interface Tile<Image> {
  body: string;
  label: string;
  href: string;
  count: number;
  image: Image | null;
  photo: string | null;
}

/** Returns the target of a tile (OPEN-119): a body's models, or its stock. */
function bodyHref({ settings }: Pick<Site, 'settings'>, body: string, values: string[]): string {
  return settings.bodyTileTarget === 'models'
    ? `/models?body=${encodeURIComponent(body)}`
    : searchHref({ lists: { simple_body: values } });
}

/**
 * Returns a site's tiles: the editor's, or else the bodies with the most stock (HOME-20 to HOME-22). Bodies
 * without vehicles are left out, unless tiles link to models.
 */
export function bodyTiles<Image>(
  site: Pick<Site, 'settings'>,
  own: readonly OwnTile<Image>[],
  counts: readonly BodyCount[],
  stockTexts: StockTexts,
): Tile<Image>[] {
  const bodies = own.length
    ? own.flatMap(({ body, label, image }) => (body ? [{ body, label, image }] : []))
    : counts.map(({ body }) => ({ body, label: null, image: null }));
  return bodies
    .map(({ body, label, image }) => {
      const stock = counts.find((entry) => sameBodies(body).includes(entry.body));
      return {
        body,
        label: label?.trim() || bodyText(body, stockTexts),
        href: bodyHref(site, body, stock?.values ?? [body]),
        count: stock?.count ?? 0,
        image,
        photo: stock?.photo ?? null,
      };
    })
    .filter(({ count }) => count > 0 || site.settings.bodyTileTarget === 'models')
    .slice(0, site.settings.bodyTileLimit);
}

type Counted = Pick<Tile<unknown>, 'count'>;

/**
 * Returns why tiles of all body types count fewer vehicles than the results page: `1 has no body type.`
 * @param bodies the body types in stock
 * @param all the number of results
 * @returns null if tiles show some body types only, if they count all vehicles, or if the number is not known
 */
export function withoutBodyText(
  tiles: readonly Counted[],
  bodies: readonly Counted[],
  all: number | null,
  t: Translator<'blocks'>,
): string | null {
  const shown = sumOf(tiles);
  const others = (all ?? 0) - shown;
  if (shown < sumOf(bodies) || others <= 0) return null;
  return t('bodies.withoutBody', { count: others });
}

const sumOf = (parts: readonly Counted[]): number => parts.reduce((sum, { count }) => sum + count, 0);
