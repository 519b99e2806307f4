import type { LandingAttribute } from '@forecourt/lib/inventory/stock/vehicles.server';
import { hasDemand } from '@forecourt/lib/sites/index-rules';
import { type Landing, makeHref, resolveLanding, type StockCatalogue } from './landing.ts';

/** Numbers of vehicles for sale by value. `models` has keys such as `Toyota > HiLux`. */
export interface LandingCounts {
  types: Readonly<Record<string, number>>;
  items: Readonly<Record<string, number>>;
  bodies: Readonly<Record<string, number>>;
  models: Readonly<Record<string, number>>;
  dealerships: Readonly<Record<string, number>>;
  locations: Readonly<Record<string, number>>;
}

/** A landing page that search engines may index. */
export interface ListedLanding extends Pick<Landing, 'kind' | 'path' | 'heading' | 'noun'> {
  /** Vehicles for sale. */
  count: number;
  /** The values that its vehicles have. */
  where: LandingValues;
}

export type LandingValues = Partial<Record<LandingAttribute, readonly string[]>>;

/** Separates make and model in the search's values. */
const PAIR = ' > ';

/**
 * Returns the landing pages with stock and demand, in the order of the catalogue: those that the sitemap lists
 * and that the results link to. A page that shows the same as another is not among them.
 */
export function listedLandings(catalogue: StockCatalogue, counts: LandingCounts): ListedLanding[] {
  const { types, items, bodies, models } = counts;
  const countOf = (...values: (number | undefined)[]) =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  /** Names such as `CX-5` and `CX 5` have one address, whose page is about the first. */
  const paths = new Set<string>();
  const listed = (
    segments: readonly string[],
    kind: Landing['kind'],
    count: number,
    where: LandingValues,
  ): ListedLanding[] => {
    const landing = resolveLanding(segments, catalogue);
    // Another kind has the address if names are the same (OPEN-034).
    if (landing?.kind !== kind || landing.canonicalPath !== undefined || paths.has(landing.path)) return [];
    paths.add(landing.path);
    return hasDemand(kind, count)
      ? [{ kind, path: landing.path, heading: landing.heading, noun: landing.noun, count, where }]
      : [];
  };
  const slugs = (path: string) => path.split('/').slice(2);
  return [
    ...listed(['new-cars'], 'type', countOf(types.new), { car_type: ['new'] }),
    ...listed(['demo-cars'], 'type', countOf(types.demo), { car_type: ['demo'] }),
    ...listed(['used-cars'], 'type', countOf(types.used), { car_type: ['used'] }),
    ...(types.new && types.demo
      ? listed(['new-and-demo-cars'], 'type', countOf(types.new, types.demo), { car_type: ['new', 'demo'] })
      : []),
    ...listed(['caravans'], 'type', countOf(items.caravan), { item_type: ['caravan'] }),
    ...listed(['motorcycles'], 'type', countOf(bodies.motorcycle), { simple_body: ['motorcycle'] }),
    ...listed(['trucks'], 'type', countOf(bodies.lightTruck), { simple_body: ['lightTruck'] }),
    ...catalogue.makes.flatMap(({ name, models: ownModels }) => {
      const ofModels = ownModels.map((model) => ({ model, count: countOf(models[name + PAIR + model]) }));
      return [
        ...listed(slugs(makeHref(name)), 'make', countOf(...ofModels.map(({ count }) => count)), {
          make: [name],
        }),
        ...ofModels.flatMap(({ model, count }) =>
          listed(slugs(makeHref(name, model)), 'model', count, { make: [name], model: [model] }),
        ),
      ];
    }),
    ...catalogue.dealerships.flatMap(({ slug }) =>
      listed([slug], 'dealership', countOf(counts.dealerships[slug]), { dealership_slug: [slug] }),
    ),
    ...catalogue.locations.flatMap(({ slug }) =>
      listed([slug], 'location', countOf(counts.locations[slug]), { location_slug: [slug] }),
    ),
  ];
}
