import type { StockChange } from '@forecourt/lib/inventory/stock/stock-changed';
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
      | 'charges'
      | 'outgoingFeeds'
      | 'tradeAdjustments'
      | 'workshops'
      | 'conditionFiles'
      | 'stock'
      | 'customSlide'
      | 'reviews'
      | 'people'
      | 'notices'
      | 'prizeWheels'
      | 'law'
      | 'pageTrials'
    )[]
  ): Rule =>
  (_, sites) =>
    sites.flatMap((site) => names.map((name) => tagOf(name, { site })));

/** A page invalidates itself; lists of pages change only when it appears, moves or disappears. */
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

/** Tags that a changed document invalidates, in addition to the pages that contain it. */
const RULES = {
  // A site's settings decide which stock and which brands it shows.
  site: everySite('site', 'stock', 'directory', 'customSlide', 'notices'),
  siteFeatures: everySite('site', 'stock'),
  page: pageRule,
  // Pages show whether a trial runs on them.
  pageTrial: everySite('pageTrials'),
  blogPost: everySite('posts'),
  navigation: everySite('navigation'),
  dealership: everySite('site', 'locations', 'stock'),
  // A site contains the names of its locations.
  location: everySite('site', 'locations', 'directory'),
  // Locations and offers contain the names of manufacturers, offers those of models.
  manufacturer: everySite('site', 'navigation', 'directory', 'locations', 'offers'),
  // The index of models is updated a little later and reports it separately: `/api/models/changed`.
  model: everySite('navigation', 'directory', 'offers'),
  offer: everySite('offers'),
  promoCard: everySite('promoCards'),
  deliveryTable: everySite('delivery'),
  chargeTable: everySite('charges'),
  outgoingFeed: everySite('outgoingFeeds'),
  tradeAdjustment: everySite('tradeAdjustments'),
  workshop: everySite('workshops'),
  serviceJob: everySite('workshops'),
  conditionFile: everySite('conditionFiles'),
  slide: everySite('customSlide'),
  announcement: everySite('notices'),
  popup: everySite('notices'),
  prizeWheel: everySite('prizeWheels'),
  // The proxy answers redirects before any page: see `content/redirects.server.ts`.
  redirect: () => [],
  review: everySite('reviews'),
  person: everySite('people'),
  lawConfirmation: everySite('law'),
  // A translation replaces its English document, wherever that is shown.
  'translation.metadata': everySite(
    'navigation',
    'offers',
    'posts',
    'promoCards',
    'customSlide',
    'people',
    'notices',
  ),
} satisfies Record<ContentType, Rule>;

/** Returns every site that a document names now or named before. */
export const sitesOf = ({
  sites,
  previousSites,
}: Pick<ContentEvent, 'sites' | 'previousSites'>): string[] => [...new Set([...sites, ...previousSites])];

/** Types that every site shows without referring to them. */
const OF_ALL_SITES: ReadonlySet<ContentType> = new Set(['chargeTable', 'lawConfirmation']);

/** Returns the tags that a published change invalidates, each once; pages of the document on every site. */
export function contentPlan(event: ContentEvent, { all, referring, translated = [] }: Audience): string[] {
  const own = sitesOf(event);
  const sites = OF_ALL_SITES.has(event._type) ? all : own.length ? own : referring;
  return [
    ...new Set([
      ...[event._id, ...translated.map(({ id }) => id)].flatMap((id) =>
        all.map((site) => tagOf('document', { site, id })),
      ),
      ...sites.flatMap((site) =>
        translated.flatMap(({ path }) => (path ? [tagOf('page', { site, path })] : [])),
      ),
      ...RULES[event._type](event, sites),
    ]),
  ];
}

/**
 * Returns the tags that changed vehicles invalidate: their pages, and the counts and lists of their sites.
 * @param sitesByDealership slugs of the sites that list a dealership, by its id
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
