import { type FigureName, figuresIn, withFigures } from '@forecourt/lib/sites/figures';
import type { Site } from '@forecourt/lib/sites/site';
import { pageTime } from '@/content/dated.server.ts';
import { loadBrands } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { stockCount } from '@/stock/count.server.ts';
import { mergeLocations } from '../location/merge-locations.ts';

/** Returns a current figure of a site; undefined if unknown. */
export async function siteFigure(site: Site, name: FigureName): Promise<number | undefined> {
  switch (name) {
    case 'locations':
      // Sales, service and parts at the same address count as one location.
      return mergeLocations(await loadLocations(site.slug), 'street').length;
    case 'brands':
      return (await loadBrands(site.slug)).length;
    case 'cars':
    case 'vehicles':
      return (await stockCount(site, name)) ?? undefined;
    case 'years':
      return site.founded ? pageTime().getFullYear() - site.founded : undefined;
  }
}

export async function filledIn<Value>(site: Site, value: Value): Promise<Value> {
  const figures = await Promise.all(
    figuresIn(value).map(async (name) => [name, await siteFigure(site, name)] as const),
  );
  return withFigures(value, Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)));
}
