import type { StockChange } from '@forecourt/lib/stock/change';
import type { Audience, ContentEvent, ContentType } from './events.ts';
import { tagOf } from './manifest.ts';

type Rule = (event: ContentEvent, sites: readonly string[]) => string[];

const everySite =
  (
    ...names: ('site' | 'navigation' | 'directory' | 'locations' | 'offers' | 'promoCards' | 'stock')[]
  ): Rule =>
  (_, sites) =>
    sites.flatMap((site) => names.map((name) => tagOf(name, { site })));

/** A page drops itself; only when it appears, moves or goes does anything else notice. */
const pageRule: Rule = ({ operation, path, previousPath }, sites) => {
  const moved = path !== previousPath;
  const addresses = moved ? [path, previousPath].filter((address) => address != null) : [];
  const linked = moved && operation !== 'create';
  return sites.flatMap((site) => [
    tagOf('paths', { site }),
    ...addresses.map((address) => tagOf('page', { site, path: address })),
    ...(linked ? [tagOf('links', { site })] : []),
  ]);
};

/** What a changed document drops besides the pages made with it. */
const RULES = {
  // The scope and the rules of a site's stock are in its settings.
  // So are its brands.
  site: everySite('site', 'stock', 'directory'),
  siteFeatures: everySite('site', 'stock'),
  page: pageRule,
  navigation: everySite('navigation'),
  dealership: everySite('site', 'locations', 'stock'),
  location: everySite('site', 'locations', 'directory'),
  manufacturer: everySite('site', 'navigation', 'directory'),
  // The index of models follows a moment later and says so itself: `/api/models/changed`.
  model: everySite('navigation', 'directory'),
  offer: everySite('offers'),
  promoCard: everySite('promoCards'),
  slide: () => [],
} satisfies Record<ContentType, Rule>;

/**
 * The tags that a published change drops.
 * @returns each tag once; a page made with the document drops on whatever site it is
 */
export function contentPlan(event: ContentEvent, { all, referring }: Audience): string[] {
  const sites = event.sites?.length ? event.sites : referring;
  return [
    ...new Set([
      ...all.map((site) => tagOf('document', { site, id: event._id })),
      ...RULES[event._type](event, sites),
    ]),
  ];
}

/** What a site must be known by to find whose stock changed. */
export interface StockOwner {
  slug: string;
  dealershipIds: readonly string[];
}

/**
 * The tags that changed cars drop: their own pages, and the counts and lists of the sites that sell them.
 * A car of a dealership no site lists drops nothing.
 */
export function stockPlan(changes: readonly StockChange[], sites: readonly StockOwner[]): string[] {
  const tags = new Set<string>();
  for (const { slug, dealershipId } of changes) {
    for (const site of sites) {
      if (!site.dealershipIds.includes(dealershipId)) continue;
      tags.add(tagOf('stock', { site: site.slug }));
      tags.add(tagOf('car', { site: site.slug, slug }));
    }
  }
  return [...tags];
}
