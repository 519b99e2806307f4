import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { SEARCH_WORDS } from '@forecourt/lib/sites/address-table';
import type { LandingKind } from '@forecourt/lib/sites/index-rules';
import { slugify } from '@forecourt/lib/vehicle/title';
import type { CarType } from '@forecourt/lib/vehicle/vehicle';
import type { Noun } from './noun.ts';
import { vehicleNoun } from './noun.ts';

/** A landing page at `/search/{...}`: a fixed part of the stock. */
export interface Landing {
  kind: LandingKind;
  path: string;
  /** The page that shows the same under the same name, which search engines should prefer. */
  canonicalPath?: string;
  /** The page heading: `Used cars`, `Toyota HiLux`. */
  heading: string;
  /** Narrows the site's filter; null for all stock. */
  filter: string | null;
  /** Empty for all vehicle types. */
  types: readonly CarType[];
  noun: Noun;
  /** From the whole stock, whose label is of its noun, down to the page's parent. */
  parents: { label: string; path: string; noun?: Noun }[];
}

/** The names that addresses are resolved against. */
export interface StockCatalogue {
  /** For parts of the stock, which may have cars only. */
  noun: Noun;
  /** For all of it: `vehicle` if there are motorcycles or trucks among cars. */
  allNoun: Noun;
  makes: readonly { name: string; models: readonly string[] }[];
  dealerships: readonly { slug: string; name: string }[];
  locations: readonly { slug: string; name: string }[];
}

type TypeWord = (typeof SEARCH_WORDS)[number];

/** Reserved words, which take precedence over makes and dealers (OPEN-034). */
const TYPES: Readonly<Record<TypeWord, { label: string; types: readonly CarType[] }>> = {
  'new-cars': { label: 'New', types: ['new'] }, // ROUTE-22
  'demo-cars': { label: 'Demo', types: ['demo'] }, // ROUTE-23
  'used-cars': { label: 'Used', types: ['used'] }, // ROUTE-24
  'new-and-demo-cars': { label: 'New and demo', types: ['new', 'demo'] }, // ROUTE-25
  'new-used-and-demo-cars': { label: 'New, used and demo', types: [] }, // ROUTE-26
};

const SEARCH = '/search';
/** Vehicle kinds with a landing page (OPEN-120). */
const KINDS: Readonly<Record<string, Pick<Landing, 'heading' | 'noun' | 'filter'>>> = {
  caravans: { heading: 'Caravans', noun: 'caravan', filter: literal('item_type', 'caravan') },
  motorcycles: { heading: 'Motorcycles', noun: 'motorcycle', filter: literal('simple_body', 'motorcycle') },
  trucks: { heading: 'Trucks', noun: 'truck', filter: literal('simple_body', 'lightTruck') },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const allHeading = ({ allNoun }: StockCatalogue): string => `${capital(allNoun)}s for sale`;
const allStock = (catalogue: StockCatalogue): Landing => ({
  kind: 'all',
  path: SEARCH,
  heading: allHeading(catalogue),
  filter: null,
  types: [],
  noun: catalogue.noun,
  parents: [],
});

/**
 * Resolves the decoded segments after `/search`; null if the site has no such name.
 * Reserved words take precedence, then make, dealership, location; two are make and model (OPEN-034).
 */
export function resolveLanding(segments: readonly string[], catalogue: StockCatalogue): Landing | null {
  const [first, second, ...more] = segments.map((segment) => segment.toLowerCase());
  if (more.length) return null;
  if (first === undefined) return allStock(catalogue);
  if (second !== undefined) return modelLanding(first, second, catalogue);
  return (
    typeLanding(first, catalogue) ??
    makeLanding(first, catalogue) ??
    placeLanding('dealership', first, catalogue) ??
    placeLanding('location', first, catalogue)
  );
}

const isTypeWord = (word: string): word is TypeWord => Object.hasOwn(TYPES, word);
const parentsOf = (catalogue: StockCatalogue): Landing['parents'] => [
  { label: allHeading(catalogue), path: SEARCH, noun: catalogue.allNoun },
];

function typeLanding(word: string, catalogue: StockCatalogue): Landing | null {
  const base = { kind: 'type', path: `${SEARCH}/${word}`, parents: parentsOf(catalogue) } as const;
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  // On a site of caravans only, their page is the whole stock.
  if (kind)
    return { ...base, ...kind, types: [], ...(kind.noun === catalogue.allNoun && { canonicalPath: SEARCH }) };
  if (!isTypeWord(word)) return null;
  const { label, types } = TYPES[word];
  const kinds = types.map((type) => literal('car_type', type));
  const { noun } = catalogue;
  const landing = { ...base, heading: `${label} ${noun}s`, types, noun };
  // All types are the whole stock.
  return kinds.length > 0
    ? { ...landing, filter: anyOf(kinds) }
    : { ...landing, filter: null, canonicalPath: SEARCH };
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
    types: [],
    noun: vehicleNoun(make.name, catalogue.noun),
    parents: parentsOf(catalogue),
  };
}

function modelLanding(makeSlug: string, modelSlug: string, catalogue: StockCatalogue): Landing | null {
  const make = makeOf(makeSlug, catalogue);
  const model = make?.models.find((name) => slugify(name) === modelSlug);
  if (!make || model === undefined) return null;
  return {
    kind: 'model',
    path: `${SEARCH}/${makeSlug}/${modelSlug}`,
    // The page of a make with one model shows the same.
    ...(make.models.length === 1 && { canonicalPath: `${SEARCH}/${makeSlug}` }),
    heading: `${make.name} ${model}`,
    filter: allOf([literal('make', make.name), literal('model', model)]),
    types: [],
    noun: vehicleNoun(make.name, catalogue.noun),
    parents: [...parentsOf(catalogue), { label: make.name, path: `${SEARCH}/${makeSlug}` }],
  };
}

function placeLanding(
  kind: 'dealership' | 'location',
  slug: string,
  catalogue: StockCatalogue,
): Landing | null {
  const place = catalogue[`${kind}s`].find((entry) => entry.slug === slug);
  if (!place) return null;
  // A location is often named after its dealership, whose page includes its stock.
  const namesake =
    kind === 'location' ? catalogue.dealerships.find(({ name }) => name === place.name) : undefined;
  return {
    kind,
    path: `${SEARCH}/${slug}`,
    ...(namesake && { canonicalPath: `${SEARCH}/${namesake.slug}` }),
    heading: `Stock at ${place.name}`,
    filter: literal(`${kind}_slug`, slug),
    types: [],
    noun: catalogue.noun,
    parents: parentsOf(catalogue),
  };
}

export const makeHref = (make: string, model?: string): string =>
  [SEARCH, slugify(make), model === undefined ? null : slugify(model)].filter(Boolean).join('/');
