import type { SignInType } from './account-paths.ts';
import { admitsAgents, LLMS_PATH, MARKDOWN_ENDING, MCP_PATH } from './agent-access.ts';
import type { SiteFeatures } from './features.ts';
import { FINANCE_PATHS } from './finance-paths.ts';
import { accountOf, garageOf } from './garage.ts';
import { GARAGE_WORKER_PATH, hasGarageApp, MANIFEST_PATH } from './garage-app.ts';
import { MY_BRAND_PATHS, type MyBrandPath } from './garage-names.ts';
import { INDEX_NOW_PATH } from './index-now.ts';
import * as titles from './page-titles.ts';
import { CAR_TRADE_IN_PATH, SELL_PATHS } from './sell-paths.ts';
import type { SiteSettings } from './settings.ts';
import type { Site } from './site.ts';
import { WARRANTY_PATHS } from './special-pages.ts';

/** The settings and features that determine a site's addresses. */
export interface AddressedSite {
  settings: SiteSettings;
  features: SiteFeatures;
}

/** Content with addresses on a site; a missing list is unknown. */
export interface AddressedContent {
  pages: ReadonlySet<string>;
  posts: ReadonlySet<string>;
  offers: ReadonlySet<string>;
  models: ReadonlySet<string>;
  manufacturers?: ReadonlySet<string> | undefined;
  /** Slugs of locations and their dealerships. */
  places?: ReadonlySet<string> | undefined;
  /** True if shoppers can book a service online. */
  takesServiceBookings?: boolean | undefined;
}

interface AddressGate {
  type: SignInType;
  /** Returns whether the site's feature for it is on; missing means always gated. */
  isOn?: (features: SiteFeatures) => boolean;
  /** Whether the gate also covers addresses below. */
  covers?: 'below';
}

/** Pages of `storefront/page-types/page-kinds.tsx`, behind one catch-all route. */
export type CatchAllPage =
  | 'accessibility'
  | 'blog'
  | 'blogPost'
  | 'brand'
  | 'brands'
  | 'compare'
  | 'contact'
  | 'dealerLocator'
  | 'editor'
  | 'finance'
  | 'financeAndInsurance'
  | 'location'
  | 'locations'
  | 'model'
  | 'offers'
  | 'parts'
  | 'testDrive'
  | 'tradeIn'
  | 'warranty';

/** Pages and other responses with a separate route in `storefront/app`. */
type RoutedPage =
  | 'account'
  | 'agents'
  | 'agentic'
  | 'alerts'
  | 'api'
  | 'checkout'
  | 'deal'
  | 'dealerships'
  | 'favourites'
  | 'file'
  | 'garage'
  | 'home'
  | 'models'
  | 'offer'
  | 'payment'
  | 'personalisedFinance'
  | 'preview'
  | 'print'
  | 'prizeWheel'
  | 'reservation'
  | 'saveSearch'
  | 'search'
  | 'serviceBooking'
  | 'signIn'
  | 'success'
  | 'vehicle'
  | 'waitingList'
  | 'watchlist';

/** The kind of page at an address. Metrics count requests by it. */
export type PageName = CatchAllPage | RoutedPage;

/** A query that changes a page; its parameters are in `storefront/page-types/queries.ts`. */
export type QueryName =
  | 'compare'
  | 'dealerLocator'
  | 'dealerships'
  | 'finance'
  | 'form'
  | 'models'
  | 'offers'
  | 'search'
  | 'testDrive'
  | 'token'
  | 'tradeIn';

/** A pattern of addresses that the application serves. */
export interface AddressRow {
  /** `:name` matches one segment, a final `*` the rest. Some depend on a setting. */
  pattern: string | ((settings: SiteSettings) => string);
  page: PageName;
  /** Cached pages are rendered once and served to everybody. */
  rendering: 'cached' | 'perRequest';
  /**
   * Path below the site's folder of `storefront/app`, by default the address: `:name` stands for the
   * parameters in order, and a final `*` for the whole address.
   */
  route?: string;
  /** Routes that render per request if the address has the query; the first that applies. */
  queries?: readonly { query: QueryName; route: string }[];
  /** A separate route tree, without the site's header and footer. */
  tree?: 'print-sheet' | 'draft-link';
  /** Defaults to GET. HEAD is included in GET, and OPTIONS is always answered. */
  methods?: readonly ('GET' | 'POST')[];
  /** Returns whether a site has this address; by default every site does. */
  exists?: (site: AddressedSite) => boolean;
  /** Returns whether the named content exists; true if only the stock would know. */
  has?: (content: AddressedContent, parts: readonly string[]) => boolean;
  /** The page includes an editor's blocks, so it is tried before editors' own pages. */
  hasBlocks?: true;
  gate?: AddressGate;
  /** The same address with `.md` has the page as Markdown, and so has this one for clients that accept it. */
  hasMarkdown?: true;
  /** Pages of other origins may call it (CORS). Only for addresses that ignore cookies. */
  isCrossOrigin?: true;
  /** Reserves the first segment, so that no page can use it. */
  isReserved?: true;
  /** Whether the sitemap lists it; only for addresses without parameters. */
  isInSitemap?:
    | true
    | ((site: Pick<Site, 'manufacturer' | 'dealerships'>, content: AddressedContent) => boolean);
  /** Title unless an editor has written the page. Missing if it depends on the parameters. */
  title?: string | ((site: AddressedSite) => string);
}

/** Vehicle types in `/search/{word}` (ROUTE-22..26), which other slugs can't use. */
export const SEARCH_WORDS = [
  'new-cars',
  'demo-cars',
  'used-cars',
  'new-and-demo-cars',
  'new-used-and-demo-cars',
] as const;

/** A missing list counts as complete: false warnings teach editors to ignore warnings. */
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
const hasGarage = ({ features }: AddressedSite) => features.garageEnabled;
const sellsOnline = ({ features }: AddressedSite) => features.reserveEnabled && features.checkoutEnabled;
const buildsDeals = ({ features }: AddressedSite) => features.dealBuilderEnabled;
/** Reservations by assistants, as part of online reservations. */
export const hasAgenticCheckout = ({ features }: Pick<AddressedSite, 'features'>): boolean =>
  features.reserveEnabled && features.checkoutEnabled && features.agenticCheckout;
const isBrand: AddressRow['has'] = ({ manufacturers }, [name = '']) => isIn(manufacturers, name);
const sellGate: AddressGate = { type: 'trade-in', isOn: ({ gateSellMyCar }) => gateSellMyCar };
const tradeInGate: AddressGate = { type: 'trade-in', isOn: ({ gateTradeIn }) => gateTradeIn };
const GARAGE_GATES = {
  '/mymotorama': ({ gateMyMotorama }) => gateMyMotorama,
  '/mybigboxcars': ({ gateMyBigBoxCars }) => gateMyBigBoxCars,
  '/myblinkr': ({ gateMyBlinkr }) => gateMyBlinkr,
  '/myservco': ({ gateMyServco }) => gateMyServco,
} as const satisfies Record<MyBrandPath, AddressGate['isOn']>;

/** Cached, but rendered per request to return a form to a browser without script. */
const WITH_FORM = {
  rendering: 'cached',
  queries: [{ query: 'form', route: '/page-per-request*' }],
} as const satisfies Partial<AddressRow>;

/** The address that a form is submitted to. */
const sentTo = (pattern: string, page: PageName, exists?: AddressRow['exists']): AddressRow => ({
  pattern,
  page,
  rendering: 'perRequest',
  methods: ['POST'],
  ...(exists && { exists }),
});

/** The same, but GET redirects to the form's page. */
const sentToOrOpened = (pattern: string, page: PageName): AddressRow => ({
  ...sentTo(pattern, page),
  methods: ['GET', 'POST'],
});

/** A results page, at either of its addresses (ROUTE-31). */
const results = (pattern: string, route: string): AddressRow => ({
  pattern,
  page: 'search',
  rendering: 'cached',
  route: `/search${route}`,
  queries: [{ query: 'search', route: `/search-per-request${route}` }],
});

const file = (pattern: string, route: string): AddressRow => ({
  pattern,
  page: 'file',
  rendering: 'cached',
  route: `/site-files/${route}`,
});

/** All addresses; the first match applies. Redirects come first, editors' pages last. */
export const ADDRESS_TABLE: readonly AddressRow[] = [
  { pattern: '/', page: 'home', rendering: 'cached' },

  { ...results('/search', ''), isReserved: true, isInSitemap: true }, // ROUTE-20
  { pattern: '/search/kit', page: 'search', rendering: 'cached' },
  { pattern: '/search/map', page: 'search', rendering: 'cached' },
  { pattern: '/search/map/pins.json', page: 'search', rendering: 'cached' },
  { pattern: '/search/map/:location', page: 'search', rendering: 'cached' },
  { ...results('/search/:name', '/:name'), has: isSearched }, // ROUTE-21 to ROUTE-27
  { ...results('/search/:name/:model', '/:name/:model'), has: isSearched }, // ROUTE-28
  { ...results('/used-car', ''), isReserved: true }, // ROUTE-31
  { ...results('/used-car/:name', '/:name'), has: isSearched },
  { ...results('/used-car/:name/:model', '/:name/:model'), has: isSearched },

  {
    pattern: CAR_TRADE_IN_PATH, // ROUTE-09
    page: 'tradeIn',
    rendering: 'perRequest',
    route: '/trade-in-per-request*',
    exists: tradesIn,
    gate: tradeInGate,
    title: titles.TRADE_IN_TITLE,
  },
  {
    ...file(`/cars/:car${MARKDOWN_ENDING}`, 'vehicle-markdown/:car'),
    exists: admitsAgents,
  },
  { pattern: '/cars/:car', page: 'vehicle', rendering: 'cached', isReserved: true, hasMarkdown: true }, // ROUTE-01
  { pattern: '/cars/:car/similar', page: 'vehicle', rendering: 'cached' },
  { pattern: '/cars/:car/social-card', page: 'vehicle', rendering: 'cached' },
  { pattern: '/cars/:car/waiting-list', page: 'waitingList', rendering: 'perRequest' },
  sentTo('/cars/:car/waiting-list/join', 'waitingList'),
  { pattern: '/cars/:car/deal', page: 'deal', rendering: 'perRequest', exists: buildsDeals },
  sentTo('/cars/:car/deal/save', 'deal', buildsDeals),
  // ROUTE-02, ROUTE-03. Its gate is in `gates.ts`, because it depends on the car (GATE-07).
  { pattern: '/cars/:car/:checkout', page: 'checkout', rendering: 'perRequest', exists: sellsOnline },
  { ...sentToOrOpened('/cars/:car/:checkout/:step', 'checkout'), exists: sellsOnline },
  { pattern: '/checkout-journey', page: 'checkout', rendering: 'perRequest', isReserved: true }, // ROUTE-04
  {
    pattern: '/reservations/:reference',
    page: 'reservation',
    rendering: 'perRequest',
    // An emailed link: the token is moved into a cookie, so that it isn't left in the address or history.
    queries: [{ query: 'token', route: '/reservations/:reference/open' }],
    isReserved: true,
    title: titles.RESERVATION_TITLE,
  },
  { pattern: '/reservations/:reference/state', page: 'reservation', rendering: 'perRequest' },
  sentTo('/reservations/:reference/cancel', 'reservation'),
  sentTo('/reservations/:reference/viewing', 'reservation'),
  { pattern: '/reservations/:reference/calendar', page: 'reservation', rendering: 'perRequest' },
  // The Agentic Commerce Protocol, for assistants that reserve for shoppers.
  {
    ...sentTo('/agentic/checkout_sessions', 'agentic', hasAgenticCheckout),
    isReserved: true,
  },
  {
    pattern: '/agentic/checkout_sessions/:session',
    page: 'agentic',
    rendering: 'perRequest',
    methods: ['GET', 'POST'],
    exists: hasAgenticCheckout,
  },
  sentTo('/agentic/checkout_sessions/:session/complete', 'agentic', hasAgenticCheckout),
  sentTo('/agentic/checkout_sessions/:session/cancel', 'agentic', hasAgenticCheckout),
  {
    pattern: '/agentic/products.jsonl',
    page: 'agentic',
    rendering: 'perRequest',
    route: '/agentic/products',
    exists: hasAgenticCheckout,
  },
  {
    // The shopper's own page, which an assistant links to.
    pattern: '/agentic/terms/:session/:token',
    page: 'agentic',
    rendering: 'perRequest',
    exists: hasAgenticCheckout,
    title: titles.ASSISTANT_TERMS_TITLE,
  },
  sentTo('/agentic/terms/:session/:token/accept', 'agentic', hasAgenticCheckout),
  {
    pattern: '/print',
    page: 'print',
    rendering: 'perRequest',
    tree: 'print-sheet',
    route: '',
    isReserved: true,
  }, // ROUTE-05
  {
    pattern: '/success', // ROUTE-06
    page: 'success',
    rendering: 'cached',
    isReserved: true,
    title: titles.SUCCESS_TITLE,
  },

  ...SELL_PATHS.map(
    (path): AddressRow => ({
      pattern: path, // ROUTE-10 to ROUTE-12
      page: 'tradeIn',
      rendering: 'cached',
      queries: [
        { query: 'tradeIn', route: '/trade-in-per-request*' },
        { query: 'form', route: '/page-per-request*' },
      ],
      exists: tradesIn,
      hasBlocks: true,
      gate: path === '/trade-in' ? tradeInGate : sellGate,
      title: titles.TRADE_IN_TITLE,
    }),
  ),
  {
    pattern: '/sign-in', // ROUTE-13
    page: 'signIn',
    rendering: 'perRequest',
    isReserved: true,
    title: titles.SIGN_IN_TITLE,
  },
  ...FINANCE_PATHS.map(
    (path): AddressRow => ({
      pattern: path, // ROUTE-44 to ROUTE-46
      page: 'finance',
      rendering: 'cached',
      queries: [{ query: 'finance', route: '/finance-per-request*' }],
      exists: ({ settings }) => settings.financePath === path,
      hasBlocks: true,
      gate: { type: 'finance', isOn: ({ gateFinance }) => gateFinance },
      title: titles.FINANCE_TITLE,
    }),
  ),
  {
    pattern: '/personalised/finance', // ROUTE-47
    page: 'personalisedFinance',
    rendering: 'perRequest',
    gate: {
      type: 'car-finance',
      isOn: ({ gatePersonalisedFinance }) => gatePersonalisedFinance,
      covers: 'below',
    },
    isReserved: true,
    title: titles.PERSONALISED_TITLE,
  },
  {
    // An editor's page; sites with a finance provider show the application form below it (ROUTE-48).
    pattern: '/finance-and-insurance',
    page: 'financeAndInsurance',
    ...WITH_FORM,
    has: ({ pages }) => pages.has('/finance-and-insurance'),
    hasBlocks: true,
  },

  {
    pattern: '/brands', // ROUTE-41
    page: 'brands',
    rendering: 'cached',
    isReserved: true,
    isInSitemap: ({ manufacturer }, { manufacturers }) => !manufacturer && Boolean(manufacturers?.size),
    title: titles.BRANDS_TITLE,
  },
  { pattern: '/brands/:brand', page: 'brand', rendering: 'cached', has: isBrand }, // ROUTE-42
  {
    pattern: '/models', // ROUTE-39
    page: 'models',
    rendering: 'cached',
    queries: [{ query: 'models', route: '/models-per-request' }],
    isInSitemap: (_, { models }) => models.size > 0,
    title: titles.MODELS_TITLE,
  },
  {
    pattern: '/dealerships', // ROUTE-65
    page: 'dealerships',
    rendering: 'cached',
    queries: [{ query: 'dealerships', route: '/dealerships-per-request' }],
    isInSitemap: ({ dealerships }) => dealerships.length > 1,
    title: titles.DEALERSHIPS_TITLE,
  },
  {
    pattern: '/contact', // ROUTE-66
    page: 'contact',
    ...WITH_FORM,
    hasBlocks: true,
    isInSitemap: true,
    title: titles.CONTACT_TITLE,
  },
  {
    pattern: '/accessibility',
    page: 'accessibility',
    rendering: 'cached',
    exists: ({ features }) => features.accessibilityStatement,
    hasBlocks: true,
    isInSitemap: true,
    title: titles.ACCESSIBILITY_TITLE,
  },
  {
    pattern: '/dealer-locator', // ROUTE-73
    page: 'dealerLocator',
    rendering: 'cached',
    queries: [{ query: 'dealerLocator', route: '/dealer-locator-per-request' }],
    exists: extraPage('dealer-locator'),
    isInSitemap: true,
    title: titles.DEALER_LOCATOR_TITLE,
  },
  {
    pattern: ({ offersPath }) => offersPath, // ROUTE-56
    page: 'offers',
    rendering: 'cached',
    queries: [{ query: 'offers', route: '/page-per-request*' }],
    hasBlocks: true,
    title: titles.OFFERS_TITLE,
  },
  {
    pattern: '/offers/:offer', // ROUTE-57
    page: 'offer',
    rendering: 'cached',
    isReserved: true,
    has: ({ offers }, [name = '']) => offers.has(name),
  },
  {
    pattern: '/offers/:brand/:offer', // ROUTE-58
    page: 'offer',
    rendering: 'cached',
    has: ({ offers }, [, name = '']) => offers.has(name),
  },
  {
    pattern: '/book-test-drive', // ROUTE-59
    page: 'testDrive',
    rendering: 'cached',
    queries: [{ query: 'testDrive', route: '/page-per-request*' }],
    hasBlocks: true,
    title: titles.BOOK_DRIVE_TITLE,
  },
  {
    pattern: ({ partsSearchPath }) => partsSearchPath, // ROUTE-60
    page: 'parts',
    ...WITH_FORM,
    hasBlocks: true,
    title: titles.PARTS_TITLE,
  },
  {
    // An editor's page, at either address (ROUTE-76, ROUTE-77).
    pattern: ({ warrantyPath }) => warrantyPath,
    page: 'warranty',
    ...WITH_FORM,
    has: ({ pages }) => WARRANTY_PATHS.some((path) => pages.has(path)),
    hasBlocks: true,
  },
  {
    pattern: ({ locationPathBase }) => `/${locationPathBase}`, // ROUTE-61 to ROUTE-64
    page: 'locations',
    ...WITH_FORM,
    title: titles.LOCATIONS_TITLE,
  },
  {
    pattern: ({ locationPathBase }) => `/${locationPathBase}/:place`,
    page: 'location',
    ...WITH_FORM,
    has: ({ places }, [name = '']) => isIn(places, name),
  },

  {
    pattern: '/blog', // OPEN-101
    page: 'blog',
    ...WITH_FORM,
    isInSitemap: (_, { posts }) => posts.size > 0,
    title: titles.BLOG_TITLE,
  },
  file('/blog/feed.xml', 'feed'),
  { pattern: '/blog/page/:number', page: 'blog', rendering: 'cached' },
  {
    pattern: '/blog/:post',
    page: 'blogPost',
    rendering: 'cached',
    has: ({ posts }, [name = '']) => posts.has(name),
  },

  {
    pattern: '/compare', // OPEN-019
    page: 'compare',
    rendering: 'cached',
    queries: [{ query: 'compare', route: '/compare-per-request' }],
    exists: ({ features }) => features.compareEnabled,
    isReserved: true,
    title: titles.COMPARE_TITLE,
  },
  {
    pattern: '/favourites', // OPEN-020
    page: 'favourites',
    rendering: 'cached',
    exists: ({ settings }) => settings.saveMode === 'favourites',
    isReserved: true,
    title: titles.FAVOURITES_TITLE,
  },
  {
    pattern: '/watchlist', // ROUTE-96
    page: 'watchlist',
    rendering: 'perRequest',
    exists: ({ settings }) => settings.saveMode === 'watchlist',
    isReserved: true,
    title: titles.WATCHLIST_TITLE,
  },
  {
    pattern: '/waiting-list/:entry',
    page: 'waitingList',
    rendering: 'perRequest',
    title: titles.WAITING_LIST_TITLE,
  },
  sentToOrOpened('/waiting-list/:entry/leave', 'waitingList'),
  // A site that no longer offers deals keeps those that shoppers have.
  {
    pattern: '/your-deal/:deal',
    page: 'deal',
    rendering: 'perRequest',
    title: titles.OWN_DEAL_TITLE,
  },
  sentTo('/your-deal/:deal/send', 'deal'),
  sentTo('/your-deal/:deal/ask', 'deal'),
  sentTo('/your-deal/:deal/accept', 'deal'),
  {
    pattern: '/test-drive/:drive',
    page: 'testDrive',
    rendering: 'perRequest',
    title: titles.OWN_DRIVE_TITLE,
  },
  sentTo('/test-drive/:drive/cancel', 'testDrive'),
  {
    // An editor's page may have this address on a site that takes no bookings.
    pattern: '/book-service',
    page: 'serviceBooking',
    rendering: 'perRequest',
    has: ({ pages, takesServiceBookings }) => (takesServiceBookings ?? true) || pages.has('/book-service'),
    isInSitemap: (_, { takesServiceBookings }) => takesServiceBookings === true,
    title: titles.BOOK_SERVICE_TITLE,
  },
  {
    pattern: '/book-service/:booking',
    page: 'serviceBooking',
    rendering: 'perRequest',
    title: titles.OWN_SERVICE_TITLE,
  },
  sentTo('/book-service/:booking/move', 'serviceBooking'),
  sentTo('/book-service/:booking/cancel', 'serviceBooking'),
  {
    pattern: '/alerts/confirm/:token',
    page: 'alerts',
    rendering: 'perRequest',
    isReserved: true,
    title: titles.CONFIRM_EMAIL_TITLE,
  },
  {
    pattern: '/alerts/stop/:token',
    page: 'alerts',
    rendering: 'perRequest',
    title: titles.STOP_ALERTS_TITLE,
  },
  {
    pattern: '/alerts/stop-news/:token',
    page: 'alerts',
    rendering: 'perRequest',
    title: titles.STOP_NEWS_TITLE,
  },
  sentToOrOpened('/alerts/confirm/:token/now', 'alerts'),
  sentToOrOpened('/alerts/stop/:token/now', 'alerts'),
  sentTo('/alerts/stop-news/:token/now', 'alerts'),
  { pattern: '/save-search', page: 'saveSearch', rendering: 'perRequest', isReserved: true },

  {
    pattern: '/online-payment', // ROUTE-85
    page: 'payment',
    rendering: 'perRequest',
    exists: extraPage('online-payment'),
    gate: { type: 'my-garage' },
    isReserved: true,
    title: titles.PAYMENT_TITLE,
  },
  {
    // Its form's target. The page of a single payment has no gate, because its token also opens it from an
    // email.
    ...sentTo('/online-payment/start', 'payment', extraPage('online-payment')),
    gate: { type: 'my-garage' },
  },
  {
    pattern: '/online-payment/:reference',
    page: 'payment',
    rendering: 'perRequest',
    queries: [{ query: 'token', route: '/online-payment/:reference/open' }],
    exists: extraPage('online-payment'),
    title: titles.PAYMENT_RECEIPT_TITLE,
  },
  {
    pattern: '/online-payment/:reference/state',
    page: 'payment',
    rendering: 'perRequest',
    exists: extraPage('online-payment'),
  },
  sentTo('/online-payment/:reference/cancel', 'payment', extraPage('online-payment')),
  {
    pattern: '/spin-to-win', // ROUTE-84
    page: 'prizeWheel',
    rendering: 'perRequest',
    exists: extraPage('spin-to-win'),
    gate: { type: 'my-garage', isOn: ({ gateSpinToWin }) => gateSpinToWin, covers: 'below' },
    isReserved: true,
    title: titles.SPIN_TO_WIN_TITLE,
  },
  sentTo('/spin-to-win/start', 'prizeWheel', extraPage('spin-to-win')),
  ...MY_BRAND_PATHS.map(
    (path): AddressRow => ({
      pattern: path, // ROUTE-86 to ROUTE-89
      page: 'garage',
      rendering: 'perRequest',
      route: '/own-garage*',
      exists: (site) => garageOf(site)?.path === path,
      gate: { type: 'my-garage', isOn: GARAGE_GATES[path], covers: 'below' },
      isReserved: true,
      title: (site) => accountOf(site).name,
    }),
  ),
  {
    pattern: '/my-garage', // ROUTE-90
    page: 'garage',
    rendering: 'perRequest',
    exists: hasGarage,
    gate: { type: 'my-garage', covers: 'below' },
    isReserved: true,
    title: (site) => accountOf(site).name,
  },
  {
    pattern: '/my-garage/save-search',
    page: 'garage',
    rendering: 'perRequest',
    exists: hasGarage,
    title: titles.KEEP_SEARCH_TITLE,
  },
  ...[
    'add-vehicle',
    'remove-vehicle',
    'send-message',
    'alerts',
    'confirm-email',
    'keep-search',
    'change-search',
    'notifications',
  ].map((form) => sentTo(`/my-garage/${form}`, 'garage', hasGarage)),
  {
    // On a site with a garage the account is part of it.
    pattern: '/account',
    page: 'account',
    rendering: 'perRequest',
    gate: { type: 'my-garage', covers: 'below' },
    isReserved: true,
    title: (site) => accountOf(site).name,
  },
  { pattern: '/account/data', page: 'account', rendering: 'perRequest' },
  ...['delete', 'details', 'prove', 'remove-passkey', 'sign-out-device'].map((form) =>
    sentTo(`/account/${form}`, 'account'),
  ),

  // API routes resolve the site by host and check methods themselves.
  { pattern: '/api/*', page: 'api', rendering: 'perRequest', isReserved: true },
  {
    // Opens drafts for people without an account; the parameter is the link's token.
    pattern: '/draft-link/:token',
    page: 'preview',
    rendering: 'perRequest',
    tree: 'draft-link',
    route: '/:token',
    isReserved: true,
  },

  // Next.js would generate `icon.svg` and `sitemap.xml` once for all sites, so these routes have other names.
  file('/robots.txt', 'robots'),
  file('/sitemap.xml', 'sitemap'),
  file('/sitemap-:part.xml', 'sitemap-part/:part'),
  { ...file(LLMS_PATH, 'llms'), exists: admitsAgents },
  {
    // Reading needs no account, and nothing here depends on cookies, so other sites' pages may call it.
    pattern: MCP_PATH,
    page: 'agents',
    rendering: 'perRequest',
    methods: ['POST'],
    exists: admitsAgents,
    isReserved: true,
    isCrossOrigin: true,
  },
  { ...file(INDEX_NOW_PATH, 'index-now'), exists: ({ settings }) => settings.indexNowKey !== null },
  {
    // Outgoing feeds (`lib/operations/advertising`): the signature is the key to the file.
    pattern: '/outgoing/:feed/:signature/:file',
    page: 'file',
    rendering: 'perRequest',
    isReserved: true,
  },
  file('/icon.svg', 'icon'),
  { ...file(MANIFEST_PATH, 'manifest'), exists: hasGarageApp },
  { ...file('/app-icon-:icon.png', 'app-icon/:icon'), exists: hasGarageApp },
  file(GARAGE_WORKER_PATH, 'garage-worker'),
  file('/favicon.ico', 'icon'), // requested by browsers even if the page links another icon
  file('/away.html', 'away'),
  { ...file('/.well-known/acp.json', 'acp'), exists: hasAgenticCheckout },
  file('/.well-known/change-password', 'change-password'),
  file('/.well-known/gpc.json', 'gpc'),
  file('/.well-known/security.txt', 'security'),

  { pattern: '/:brand/overview', page: 'brand', rendering: 'cached', has: isBrand }, // ROUTE-43
  {
    pattern: '/:model', // Almost last, since pages share the root with them (OPEN-035).
    page: 'model',
    ...WITH_FORM,
    has: ({ models }, [name = '']) => models.has(name),
  },
  // Editors' pages, at all remaining addresses.
  { pattern: '/*', page: 'editor', ...WITH_FORM, has: () => false },
];

/** Gated addresses, all of which are fixed. */
export const GATED_PATHS: readonly string[] = ADDRESS_TABLE.flatMap(({ pattern, gate }) =>
  gate && typeof pattern === 'string' ? [pattern] : [],
);

export interface AddressMatch {
  row: AddressRow;
  parts: readonly string[];
}

/**
 * Returns the first row that matches a path such as `/brands/toyota`, even if the site doesn't have it; null
 * only if it does not start with a slash.
 */
export function addressAt(settings: SiteSettings, path: string): AddressMatch | null {
  for (const row of ADDRESS_TABLE) {
    const parts = partsAt(patternOf(row, settings), path);
    if (parts) return { row, parts };
  }
  return null;
}

export const patternOf = ({ pattern }: AddressRow, settings: SiteSettings): string =>
  typeof pattern === 'string' ? pattern : pattern(settings);

/** Returns the methods of a row, in addition to HEAD and OPTIONS. */
export const methodsOf = ({ methods }: AddressRow): readonly string[] => methods ?? ['GET'];

const matchers = new Map<string, RegExp>();

/** Returns the parameters in a path; null if it does not match the pattern. */
export function partsAt(pattern: string, path: string): string[] | null {
  let matcher = matchers.get(pattern);
  if (!matcher) {
    const source = pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/\*$/, '(?:/.*)?')
      .replace(/:\w+/g, '([^/]+)');
    matcher = new RegExp(`^${source}$`);
    matchers.set(pattern, matcher);
  }
  return matcher.exec(path)?.slice(1) ?? null;
}

/** First segments of the application: fixed routes precede editors' pages (OPEN-035). */
export const RESERVED_FIRST_SEGMENTS: readonly string[] = [
  ...new Set(
    ADDRESS_TABLE.flatMap(({ pattern, isReserved }) =>
      isReserved && typeof pattern === 'string' ? [pattern.split('/')[1] ?? ''] : [],
    ),
  ),
].toSorted();
