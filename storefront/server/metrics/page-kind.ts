import { MY_BRAND_PATHS } from '@forecourt/lib/sites/garage-names';
import { parseSettings, type SiteSettings, settingDefinitions } from '@forecourt/lib/sites/settings';
import { ADDRESSES, PAGE_KIND_NAMES, type PageKindName } from '@/page-types/page-address.ts';
import { fileRoute } from '@/site/files.ts';

/** Kinds by the first segment of the address; the page table has the rest. */
const BY_SEGMENT = {
  _next: 'asset',
  account: 'account',
  alerts: 'account',
  api: 'api',
  cars: 'vehicle',
  'checkout-journey': 'checkout',
  dealerships: 'dealerships',
  'draft-link': 'preview',
  favourites: 'account',
  models: 'models',
  'my-garage': 'account',
  'online-payment': 'payment',
  offers: 'offer',
  personalised: 'finance',
  print: 'print',
  reservations: 'checkout',
  'save-search': 'account',
  search: 'search',
  'sign-in': 'account',
  'spin-to-win': 'prizeWheel',
  success: 'success',
  'test-drive': 'testDrive',
  'used-car': 'search',
  'waiting-list': 'waitingList',
  watchlist: 'account',
} as const satisfies Record<string, string>;

export type RequestKind =
  | (typeof BY_SEGMENT)[keyof typeof BY_SEGMENT]
  | Exclude<PageKindName, 'editor' | 'model'>
  | 'home'
  | 'file'
  | 'page';

const FIXED = PAGE_KIND_NAMES.filter(
  (name): name is Exclude<PageKindName, 'editor' | 'model'> => name !== 'editor' && name !== 'model',
);

/** Sites with different addresses for these pages. An address that an editor chose counts as a `page`. */
const SITES: readonly { settings: SiteSettings }[] = sites();

/**
 * Returns the page kind of an address. Editors' pages, models at the root and 404s are all `page`; the status
 * tells them apart.
 * @param url of the request, such as `/search?make=Toyota`
 */
export function requestKind(url: string): RequestKind {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (path === '/' || path === '') return 'home';
  const [, first = '', second, third] = path.split('/');
  if (first === 'cars' && second && third) return 'checkout';
  if (MY_BRAND_PATHS.some((garage) => garage === `/${first}`)) return 'account';
  if (Object.hasOwn(BY_SEGMENT, first)) return BY_SEGMENT[first as keyof typeof BY_SEGMENT];
  if (fileRoute(path) || /\.\w{1,5}$/.test(path)) return 'file';
  for (const site of SITES) for (const name of FIXED) if (ADDRESSES[name](site, path) !== null) return name;
  return 'page';
}

function sites() {
  const { settings } = parseSettings(null);
  const { locationPathBase, financePath, warrantyPath } = settingDefinitions;
  return locationPathBase.type.options.map((base, index) => ({
    settings: {
      ...settings,
      locationPathBase: base,
      financePath: financePath.type.options[index] ?? settings.financePath,
      warrantyPath: warrantyPath.type.options[index] ?? settings.warrantyPath,
      extraPages: ['dealer-locator' as const],
    },
  }));
}
