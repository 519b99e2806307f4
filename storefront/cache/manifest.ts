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
  /** What the tag invalidates. */
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
  links: entry('{site}/links', HOUR, 'whatever links to a page by reference: drops when a page moves'),
  page: entry('{site}/page{path}', HOUR, 'the page at an address, also the answer that there is none'),
  document: entry('{site}/document/{id}', HOUR, 'every page made with this document'),
  paths: entry('{site}/paths', HOUR, 'which pages there are: the sitemap'),
  locations: entry('{site}/locations', HOUR, "the site's locations with hours and contacts"),
  reviews: entry('{site}/reviews', HOUR, "what customers of the site's locations wrote"),
  people: entry('{site}/people', HOUR, 'the people of the site, as its team shows them'),
  directory: entry('{site}/directory', HOUR, 'the brands of a site and their models, as content has them'),
  models: entry('{site}/models', HOUR, 'what the index of models answers about a site'),
  offers: entry('{site}/offers', HOUR, 'lists of offers chosen by the site, not by an editor'),
  posts: entry('{site}/posts', HOUR, 'the posts of the blog, as lists and cards have them'),
  promoCards: entry('{site}/promo-cards', HOUR, 'the cards that stand among search results'),
  customSlide: entry('{site}/custom-slide', HOUR, 'the slide that stands in the gallery of every vehicle'),
  notices: entry(
    '{site}/notices',
    HOUR,
    'what stands on or opens over every page: announcements and the popup',
  ),
  prizeWheels: entry('{site}/prize-wheels', HOUR, 'the promotions of the page Spin to win'),
  delivery: entry('{site}/delivery', HOUR, 'what delivery costs by postcode'),
  tradeAdjustments: entry('{site}/trade-adjustments', HOUR, 'what is asked about a car that is traded in'),
  stock: entry('{site}/stock', 300, 'counts of stock and lists of cars chosen by a search'),
  modelPrices: entry('{site}/model-prices', HOUR, "the 'From' prices in menus of models, on every page"),
  until: entry(
    '{site}/until/{moment}',
    HOUR,
    'pages that change at a moment (milliseconds): over from then on',
  ),
  priceComparison: entry(
    '{site}/price/{slug}',
    300,
    "how a car's price stands, from the partner or own stock",
  ),
  car: entry('{site}/car/{slug}', HOUR, 'the page of a car, also the answer that there is none'),
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
 * @throws Error if a placeholder has no value or the tag is too long: matching too much, or nothing, would be
 * worse than failing
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
