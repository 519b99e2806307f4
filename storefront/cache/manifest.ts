/**
 * Everything the storefront caches: the tag, what it covers, and how long it may live without a webhook. The
 * site is part of every tag, so that nothing can be served or invalidated across sites.
 *
 * There are two layers. Pages are cached whole (the framework's route cache) and carry the tags of every
 * document in them. Data that many pages share (the site, its menus) is cached as well, with tags known
 * before it is read. `plan.ts` maps events to tags.
 */
interface Entry<Tag extends string> {
  tag: Tag;
  covers: string;
  /** Lifetime in seconds, in case a webhook never arrives. */
  life: number;
}

const HOUR = 3600;
const entry = <const Tag extends `{site}/${string}`>(tag: Tag, life: number, covers: string): Entry<Tag> => ({
  tag,
  life,
  covers,
});

export const CACHE = {
  site: entry('{site}/site', HOUR, 'identity, look, settings, features, names of dealerships and locations'),
  navigation: entry('{site}/navigation', HOUR, 'header and footer with the models in their menus'),
  links: entry('{site}/links', HOUR, 'links to pages by reference: invalidated when a page moves'),
  page: entry('{site}/page{path}', HOUR, 'the page at an address, or its 404'),
  document: entry('{site}/document/{id}', HOUR, 'every page that uses this document'),
  paths: entry('{site}/paths', HOUR, 'the list of pages: the sitemap'),
  locations: entry('{site}/locations', HOUR, "the site's locations with hours and contacts"),
  reviews: entry('{site}/reviews', HOUR, "customer reviews of the site's locations"),
  people: entry('{site}/people', HOUR, "the site's team members"),
  directory: entry('{site}/directory', HOUR, 'brands and their models, as content lists them'),
  models: entry('{site}/models', HOUR, 'results of the model index for a site'),
  offers: entry('{site}/offers', HOUR, 'lists of offers selected by the site rather than by an editor'),
  posts: entry('{site}/posts', HOUR, 'blog posts in lists and cards'),
  promoCards: entry('{site}/promo-cards', HOUR, 'promo cards among search results'),
  customSlide: entry('{site}/custom-slide', HOUR, 'the custom slide in every vehicle gallery'),
  notices: entry('{site}/notices', HOUR, 'announcements and the popup, which appear on every page'),
  prizeWheels: entry('{site}/prize-wheels', HOUR, 'the prize wheels of Spin to win'),
  delivery: entry('{site}/delivery', HOUR, 'delivery prices by postcode'),
  charges: entry('{site}/charges', HOUR, 'rates of government charges, for drive-away prices'),
  outgoingFeeds: entry(
    '{site}/outgoing-feeds',
    300,
    'outgoing feeds, with the places and phone numbers of their adverts',
  ),
  tradeAdjustments: entry('{site}/trade-adjustments', HOUR, 'the questions about a trade-in'),
  workshops: entry('{site}/workshops', HOUR, 'workshops that take bookings, and the work they offer'),
  conditionFiles: entry('{site}/condition-files', HOUR, 'the inspections of vehicles'),
  law: entry('{site}/law', HOUR, 'the rules of law that a person has confirmed'),
  pageTrials: entry(
    '{site}/page-trials',
    HOUR,
    'the running trials of a site, on every page that can have one',
  ),
  stock: entry('{site}/stock', 300, 'stock counts and lists of cars selected by a search'),
  modelPrices: entry('{site}/model-prices', HOUR, "the 'From' prices in menus of models, on every page"),
  until: entry('{site}/until/{moment}', HOUR, 'pages that expire at a timestamp (milliseconds)'),
  priceComparison: entry(
    '{site}/price/{slug}',
    300,
    "a car's price comparison, from the partner or our own stock",
  ),
  car: entry('{site}/car/{slug}', HOUR, 'the page of a car, or its 404'),
} as const;

export type CacheEntry = keyof typeof CACHE;

type Placeholders<Tag extends string> = Tag extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
export type TagParams<Name extends CacheEntry> = Record<Placeholders<(typeof CACHE)[Name]['tag']>, string>;

/** The framework's limit on the length of a tag. */
const MAX_LENGTH = 256;

/**
 * Fills a tag's placeholders.
 * @throws Error if a placeholder has no value or the tag is too long
 */
export function tagOf<Name extends CacheEntry>(name: Name, params: TagParams<Name>): string {
  const values: Record<string, string> = params;
  const tag = CACHE[name].tag.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
    const value = values[placeholder];
    if (typeof value !== 'string' || value === '' || /[{}]/.test(value)) {
      throw new Error(`The cache tag '${CACHE[name].tag}' needs a value for {${placeholder}}.`);
    }
    return value;
  });
  if (tag.length > MAX_LENGTH) throw new Error(`The cache tag of '${name}' is longer than ${MAX_LENGTH}.`);
  return tag;
}
