import { allOf, anyOf, literal } from '@forecourt/lib/search/filter';
import type { SEARCH_WORDS } from '@forecourt/lib/site/reserved';
import type { CarType } from '@forecourt/lib/vehicle/car';
import { slugify } from '@forecourt/lib/vehicle/title';

/** What stands at `/search/{...}`: a fixed part of the stock, with a name of its own. */
export interface Landing {
  kind: 'all' | 'type' | 'make' | 'model' | 'dealership' | 'location';
  /** The one address of this part of the stock. */
  path: string;
  /** `Used cars`, `Toyota HiLux`: heading of the page. */
  heading: string;
  /** Filter ANDed to the site's own, null for all its stock. */
  filter: string | null;
  /** From the whole stock down to the page's parent. */
  parents: { label: string; path: string }[];
}

/** The names a site's stock has, to resolve addresses against. */
export interface StockCatalogue {
  makes: readonly { name: string; models: readonly string[] }[];
  dealerships: readonly { slug: string; name: string }[];
  locations: readonly { slug: string; name: string }[];
}

type TypeWord = (typeof SEARCH_WORDS)[number] | 'caravans';

/** Words that always mean a kind of stock, whatever makes and dealers are called (OPEN-034, OPEN-120). */
const TYPES: Readonly<Record<TypeWord, { heading: string; types: readonly CarType[] }>> = {
  'new-cars': { heading: 'New cars', types: ['new'] }, // ROUTE-22
  'demo-cars': { heading: 'Demo cars', types: ['demo'] }, // ROUTE-23
  'used-cars': { heading: 'Used cars', types: ['used'] }, // ROUTE-24
  'new-and-demo-cars': { heading: 'New and demo cars', types: ['new', 'demo'] }, // ROUTE-25
  'new-used-and-demo-cars': { heading: 'New, used and demo cars', types: [] }, // ROUTE-26
  caravans: { heading: 'Caravans', types: [] },
};

const SEARCH = '/search';
const ALL: Landing = { kind: 'all', path: SEARCH, heading: 'Cars for sale', filter: null, parents: [] };

/** What a site calls all it sells. */
export const allStockHeading = (caravans: boolean): string =>
  caravans ? 'Caravans and cars for sale' : ALL.heading;

/**
 * Resolves the path of a results page (OPEN-034): type words first, then make, dealership, location; two
 * words are make and model.
 * @param segments what follows `/search`, decoded
 * @returns null when nothing of the site has that name
 */
export function resolveLanding(segments: readonly string[], catalogue: StockCatalogue): Landing | null {
  const [first, second, ...more] = segments.map((segment) => segment.toLowerCase());
  if (more.length) return null;
  if (first === undefined) return ALL;
  if (second !== undefined) return modelLanding(first, second, catalogue);
  return (
    typeLanding(first) ??
    makeLanding(first, catalogue) ??
    placeLanding('dealership', 'dealership_slug', first, catalogue.dealerships) ??
    placeLanding('location', 'location_slug', first, catalogue.locations)
  );
}

const isTypeWord = (word: string): word is TypeWord => Object.hasOwn(TYPES, word);
const top = { label: 'Search', path: SEARCH };

function typeLanding(word: string): Landing | null {
  if (!isTypeWord(word)) return null;
  const { heading, types } = TYPES[word];
  const kinds =
    word === 'caravans' ? [literal('item_type', 'caravan')] : types.map((type) => literal('car_type', type));
  return {
    kind: 'type',
    path: `${SEARCH}/${word}`,
    heading,
    filter: kinds.length ? anyOf(kinds) : null,
    parents: [top],
  };
}

const makeOf = (slug: string, { makes }: StockCatalogue) => makes.find(({ name }) => slugify(name) === slug);

function makeLanding(slug: string, catalogue: StockCatalogue): Landing | null {
  const make = makeOf(slug, catalogue);
  if (!make) return null;
  return {
    kind: 'make',
    path: `${SEARCH}/${slug}`,
    heading: make.name,
    filter: literal('make', make.name),
    parents: [top],
  };
}

function modelLanding(makeSlug: string, modelSlug: string, catalogue: StockCatalogue): Landing | null {
  const make = makeOf(makeSlug, catalogue);
  const model = make?.models.find((name) => slugify(name) === modelSlug);
  if (!make || model === undefined) return null;
  return {
    kind: 'model',
    path: `${SEARCH}/${makeSlug}/${modelSlug}`,
    heading: `${make.name} ${model}`,
    filter: allOf([literal('make', make.name), literal('model', model)]),
    parents: [top, { label: make.name, path: `${SEARCH}/${makeSlug}` }],
  };
}

function placeLanding(
  kind: 'dealership' | 'location',
  attribute: string,
  slug: string,
  places: StockCatalogue['locations'],
): Landing | null {
  const place = places.find((entry) => entry.slug === slug);
  if (!place) return null;
  return {
    kind,
    path: `${SEARCH}/${slug}`,
    heading: `Stock at ${place.name}`,
    filter: literal(attribute, slug),
    parents: [top],
  };
}

/** The address of a make's stock, or of one model of it. */
export const makeHref = (make: string, model?: string): string =>
  [SEARCH, slugify(make), model === undefined ? null : slugify(model)].filter(Boolean).join('/');
