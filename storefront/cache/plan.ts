import type { StockChange } from '@forecourt/lib/inventory/stock/change';
import type { Audience, ContentEvent, ContentType } from './events.ts';
import { tagOf } from './manifest.ts';

type Rule = (event: ContentEvent, sites: readonly string[]) => string[];

const everySite =
  (
    ...names: (
      | 'site'
      | 'navigation'
      | 'directory'
      | 'locations'
      | 'offers'
      | 'posts'
      | 'promoCards'
      | 'delivery'
      | 'tradeAdjustments'
      | 'stock'
      | 'customSlide'
      | 'reviews'
      | 'people'
      | 'notices'
      | 'prizeWheels'
    )[]
  ): Rule =>
  (_, sites) =>
    sites.flatMap((site) => names.map((name) => tagOf(name, { site })));

/** A page drops itself; lists of pages change only when it appears, moves or goes. */
const pageRule: Rule = ({ sites: now, path, previousSites, previousPath }, sites) => {
  const places = (owners: readonly string[], address: string | null | undefined) =>
    address ? owners.map((site) => ({ site, tag: tagOf('page', { site, path: address }) })) : [];
  const before = places(previousSites, previousPath);
  const after = places(now, path);
  const vacatedPlaces = before.filter(({ tag }) => !after.some((place) => place.tag === tag));
  const come = after.filter(({ tag }) => !before.some((place) => place.tag === tag));
  return [
    ...sites.map((site) => tagOf('paths', { site })),
    ...[...vacatedPlaces, ...come].map(({ tag }) => tag),
    ...vacatedPlaces.map(({ site }) => tagOf('links', { site })),
  ];
};

/** What a changed document drops besides the pages made with it. */
const RULES = {
  // The scope and the rules of a site's stock are in its settings.
  // So are its brands.
  site: everySite('site', 'stock', 'directory', 'customSlide', 'notices'),
  siteFeatures: everySite('site', 'stock'),
  page: pageRule,
  blogPost: everySite('posts'),
  navigation: everySite('navigation'),
  dealership: everySite('site', 'locations', 'stock'),
  // A site knows the names of its locations.
  location: everySite('site', 'locations', 'directory'),
  // Locations and offers carry the names of manufacturers, offers those of models.
  manufacturer: everySite('site', 'navigation', 'directory', 'locations', 'offers'),
  // The index of models follows a moment later and says so itself: `/api/models/changed`.
  model: everySite('navigation', 'directory', 'offers'),
  offer: everySite('offers'),
  promoCard: everySite('promoCards'),
  deliveryTable: everySite('delivery'),
  tradeAdjustment: everySite('tradeAdjustments'),
  slide: everySite('customSlide'),
  announcement: everySite('notices'),
  popup: everySite('notices'),
  prizeWheel: everySite('prizeWheels'),
  // The proxy answers them before any page: it is told by `content/redirects.server.ts`.
  redirect: () => [],
  review: everySite('reviews'),
  person: everySite('people'),
} satisfies Record<ContentType, Rule>;

/** Every site that a document is or was on, as far as it says so itself. */
export const sitesOf = ({
  sites,
  previousSites,
}: Pick<ContentEvent, 'sites' | 'previousSites'>): string[] => [...new Set([...sites, ...previousSites])];

/**
 * The tags that a published change drops.
 * @returns each tag once; a page made with the document drops on whatever site it is
 */
export function contentPlan(event: ContentEvent, { all, referring }: Audience): string[] {
  const own = sitesOf(event);
  const sites = own.length ? own : referring;
  return [
    ...new Set([
      ...all.map((site) => tagOf('document', { site, id: event._id })),
      ...RULES[event._type](event, sites),
    ]),
  ];
}

/**
 * The tags that changed vehicles drop: their own pages, and the counts and lists of the sites that sell them.
 * A vehicle of a dealership no site lists drops nothing.
 * @param sitesByDealership slugs of the sites that list a dealership, by its id: only those of the message are looked at
 */
export function stockPlan(
  changes: readonly StockChange[],
  sitesByDealership: ReadonlyMap<string, readonly string[]>,
): string[] {
  const tags = new Set<string>();
  for (const { slug, dealershipId } of changes) {
    for (const site of sitesByDealership.get(dealershipId) ?? []) {
      tags.add(tagOf('stock', { site }));
      tags.add(tagOf('car', { site, slug }));
    }
  }
  return [...tags];
}
