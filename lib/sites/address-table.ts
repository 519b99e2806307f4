import type { SignInType } from './account-paths.ts';
import type { SiteFeatures } from './features.ts';
import { FINANCE_PATHS } from './finance-paths.ts';
import { garageOf } from './garage.ts';
import { MY_BRAND_PATHS, type MyBrandPath } from './garage-names.ts';
import type { SiteSettings } from './settings.ts';
import { WARRANTY_PATHS } from './special-pages.ts';

/** What decides which addresses a site has, besides its content. */
export interface AddressedSite {
  settings: SiteSettings;
  features: SiteFeatures;
}

/** The content that has addresses on a site; a list that is absent is not known. */
export interface AddressedContent {
  pages: ReadonlySet<string>;
  posts: ReadonlySet<string>;
  offers: ReadonlySet<string>;
  models: ReadonlySet<string>;
  manufacturers?: ReadonlySet<string> | undefined;
  /** Names of places and of their dealerships. */
  places?: ReadonlySet<string> | undefined;
}

/** The gate before an address. */
interface AddressGate {
  type: SignInType;
  /** Whether the site's switch for it is on; absent: wherever the page exists, there is the gate. */
  isOn?: (features: SiteFeatures) => boolean;
  /** Whether addresses below have it too. */
  covers?: 'below';
}

/** One kind of address that the application answers itself. */
export interface AddressRow {
  /** `:name` stands for one part, `*` at the end for whatever follows; some addresses are a setting of the site. */
  pattern: string | ((settings: SiteSettings) => string);
  /** Whether a site has it; absent: every site does. */
  exists?: (site: AddressedSite) => boolean;
  /** Whether what the parts name is there; absent: it always is, or only the stock knows. */
  has?: (content: AddressedContent, parts: readonly string[]) => boolean;
  gate?: AddressGate;
  /** Nobody else can have an address with the same first part. */
  isReserved?: true;
  /** It stands in the sitemap, with nothing further to name. */
  isInSitemap?: true;
}

/** Words that mean a vehicle type in `/search/{word}` (ROUTE-22..26), so no make or location may be called so. */
export const SEARCH_WORDS = [
  'new-cars',
  'demo-cars',
  'used-cars',
  'new-and-demo-cars',
  'new-used-and-demo-cars',
] as const;

/** A list that is not known has everything: a warning that is wrong teaches people to overlook all of them. */
const isIn = (list: ReadonlySet<string> | undefined, name: string) => list?.has(name) ?? true;
const isSearched = (
  { manufacturers, models, places }: AddressedContent,
  [name = '', model]: readonly string[],
) =>
  (SEARCH_WORDS.some((word) => word === name) ||
    models.has(name) ||
    isIn(manufacturers, name) ||
    isIn(places, name)) &&
  (model === undefined || models.has(model));

const extraPage =
  (name: SiteSettings['extraPages'][number]) =>
  ({ settings }: AddressedSite) =>
    settings.extraPages.includes(name);
const tradesIn = ({ features }: AddressedSite) => features.tradeInEnabled;
const sellGate: AddressGate = { type: 'trade-in', isOn: ({ gateSellMyCar }) => gateSellMyCar };
const GARAGE_GATES = {
  '/mymotorama': ({ gateMyMotorama }) => gateMyMotorama,
  '/mybigboxcars': ({ gateMyBigBoxCars }) => gateMyBigBoxCars,
  '/myblinkr': ({ gateMyBlinkr }) => gateMyBlinkr,
  '/myservco': ({ gateMyServco }) => gateMyServco,
} as const satisfies Record<MyBrandPath, AddressGate['isOn']>;

/**
 * Every address of a site that is the application's own. Editors' pages, redirects and files stand beside it. Reserved words,
 * gates, links in content, the site report and the sitemap are read off it.
 */
export const ADDRESS_TABLE: readonly AddressRow[] = [
  { pattern: '/' },
  { pattern: '/search', isReserved: true, isInSitemap: true }, // ROUTE-20
  { pattern: '/search/map/*' },
  { pattern: '/search/:name', has: isSearched }, // ROUTE-21 to ROUTE-27
  { pattern: '/search/:name/:model', has: isSearched }, // ROUTE-28
  { pattern: '/used-car/*', isReserved: true }, // ROUTE-31
  {
    pattern: '/cars/trade-in', // ROUTE-09
    exists: tradesIn,
    gate: { type: 'trade-in', isOn: ({ gateTradeIn }) => gateTradeIn },
  },
  { pattern: '/cars/*', isReserved: true }, // ROUTE-01 to ROUTE-03
  { pattern: '/checkout-journey/*', isReserved: true }, // ROUTE-04
  { pattern: '/print/*', isReserved: true }, // ROUTE-05
  { pattern: '/success', isReserved: true }, // ROUTE-06
  {
    pattern: '/trade-in', // ROUTE-10
    exists: tradesIn,
    gate: { type: 'trade-in', isOn: ({ gateTradeIn }) => gateTradeIn },
  },
  { pattern: '/sell-my-car', exists: tradesIn, gate: sellGate }, // ROUTE-11
  { pattern: '/sell-your-car', exists: tradesIn, gate: sellGate }, // ROUTE-12
  { pattern: '/sign-in', isReserved: true }, // ROUTE-13
  ...FINANCE_PATHS.map(
    (path): AddressRow => ({
      pattern: path,
      exists: ({ settings }) => settings.financePath === path,
      gate: { type: 'finance', isOn: ({ gateFinance }) => gateFinance },
    }),
  ),
  {
    pattern: '/personalised/finance', // ROUTE-47
    gate: {
      type: 'car-finance',
      isOn: ({ gatePersonalisedFinance }) => gatePersonalisedFinance,
      covers: 'below',
    },
    isReserved: true,
  },
  { pattern: '/brands', isReserved: true }, // ROUTE-41
  { pattern: '/brands/:brand', has: ({ manufacturers }, [name = '']) => isIn(manufacturers, name) }, // ROUTE-42
  { pattern: '/:brand/overview', has: ({ manufacturers }, [name = '']) => isIn(manufacturers, name) }, // ROUTE-43
  { pattern: '/models' },
  { pattern: '/dealerships' },
  { pattern: '/contact', isInSitemap: true }, // ROUTE-66
  { pattern: '/dealer-locator', exists: extraPage('dealer-locator'), isInSitemap: true }, // ROUTE-73
  { pattern: ({ offersPath }) => offersPath }, // ROUTE-56
  { pattern: '/offers/:offer', isReserved: true, has: ({ offers }, [name = '']) => offers.has(name) }, // ROUTE-57
  { pattern: '/offers/:brand/:offer', has: ({ offers }, [, name = '']) => offers.has(name) }, // ROUTE-58
  { pattern: '/book-test-drive' }, // ROUTE-59
  { pattern: ({ partsSearchPath }) => partsSearchPath }, // ROUTE-60
  {
    // What editors wrote, at whichever of its addresses (ROUTE-76, ROUTE-77).
    pattern: ({ warrantyPath }) => warrantyPath,
    has: ({ pages }) => WARRANTY_PATHS.some((path) => pages.has(path)),
  },
  { pattern: ({ locationPathBase }) => `/${locationPathBase}` }, // ROUTE-61 to ROUTE-64
  {
    pattern: ({ locationPathBase }) => `/${locationPathBase}/:place`,
    has: ({ places }, [name = '']) => isIn(places, name),
  },
  { pattern: '/blog' }, // OPEN-101
  { pattern: '/blog/feed.xml' },
  { pattern: '/blog/page/:number' },
  { pattern: '/blog/:post', has: ({ posts }, [name = '']) => posts.has(name) },
  { pattern: '/compare', exists: ({ features }) => features.compareEnabled, isReserved: true }, // OPEN-019
  { pattern: '/favourites', exists: ({ settings }) => settings.saveMode === 'favourites', isReserved: true },
  { pattern: '/watchlist', exists: ({ settings }) => settings.saveMode === 'watchlist', isReserved: true }, // ROUTE-96
  { pattern: '/waiting-list/*' },
  { pattern: '/test-drive/:drive' },
  { pattern: '/reservations/*', isReserved: true },
  { pattern: '/alerts/*', isReserved: true },
  { pattern: '/save-search', isReserved: true },
  {
    pattern: '/online-payment', // ROUTE-85
    exists: extraPage('online-payment'),
    gate: { type: 'my-garage' },
    isReserved: true,
  },
  {
    // Where its form is sent. A payment's own page beside it has no gate: a token of its own opens the receipt, from a mail too.
    pattern: '/online-payment/start',
    exists: extraPage('online-payment'),
    gate: { type: 'my-garage' },
  },
  { pattern: '/online-payment/:reference', exists: extraPage('online-payment') },
  {
    pattern: '/spin-to-win', // ROUTE-84
    exists: extraPage('spin-to-win'),
    gate: { type: 'my-garage', isOn: ({ gateSpinToWin }) => gateSpinToWin, covers: 'below' },
    isReserved: true,
  },
  ...MY_BRAND_PATHS.map(
    (path): AddressRow => ({
      pattern: path, // ROUTE-86 to ROUTE-89
      exists: (site) => garageOf(site)?.path === path,
      gate: { type: 'my-garage', isOn: GARAGE_GATES[path], covers: 'below' },
      isReserved: true,
    }),
  ),
  {
    pattern: '/my-garage', // ROUTE-90
    exists: ({ features }) => features.garageEnabled,
    gate: { type: 'my-garage', covers: 'below' },
    isReserved: true,
  },
  // Of whoever is signed in; a site with a garage has it there.
  { pattern: '/account', gate: { type: 'my-garage', covers: 'below' }, isReserved: true },
  { pattern: '/api/*', isReserved: true },
  { pattern: '/draft-mode/*', isReserved: true },
  // Last of all, since pages share the root with them (OPEN-035).
  { pattern: '/:model', has: ({ models }, [name = '']) => models.has(name) },
];

/** Addresses with gates, all of which are fixed. */
export const GATED_PATHS: readonly string[] = ADDRESS_TABLE.flatMap(({ pattern, gate }) =>
  gate && typeof pattern === 'string' ? [pattern] : [],
);

/** The row of an address, with what its parts name. */
export interface AddressMatch {
  row: AddressRow;
  parts: readonly string[];
}

/**
 * The first row whose address a path is on a site, whether or not the site has it.
 * @param path decoded, without a slash at its end, such as `/brands/toyota`
 */
export function addressAt(settings: SiteSettings, path: string): AddressMatch | null {
  for (const row of ADDRESS_TABLE) {
    const parts = partsAt(patternOf(row, settings), path);
    if (parts) return { row, parts };
  }
  return null;
}

/** The pattern of a row on a site. */
export const patternOf = ({ pattern }: AddressRow, settings: SiteSettings): string =>
  typeof pattern === 'string' ? pattern : pattern(settings);

/** What the parts of a path name; null when it is not of this pattern. */
function partsAt(pattern: string, path: string): string[] | null {
  const expected = pattern.split('/');
  const actual = path.split('/');
  const isOpen = expected.at(-1) === '*';
  if (isOpen ? actual.length < expected.length - 1 : actual.length !== expected.length) return null;
  const parts: string[] = [];
  for (const [index, word] of expected.entries()) {
    const part = actual[index] ?? '';
    if (word === '*') break;
    if (word.startsWith(':') && part) parts.push(part);
    else if (word !== part) return null;
  }
  return parts;
}

/** First parts of addresses below which everything is the application's own: fixed routes are tried before editors' pages (OPEN-035). */
export const RESERVED_FIRST_SEGMENTS: readonly string[] = [
  ...new Set(
    ADDRESS_TABLE.flatMap(({ pattern, isReserved }) =>
      isReserved && typeof pattern === 'string' ? [pattern.split('/')[1] ?? ''] : [],
    ),
  ),
].toSorted();
