import { blogAddress } from '@forecourt/lib/sites/blog';
import type { Site } from '@forecourt/lib/sites/site';
import { isPageOff } from '@forecourt/lib/sites/special-pages';
import { COMPARE_PATH } from '@/features/compare/compared.ts';
import { BOOK_PATH } from '@/features/test-drive/address.ts';
import { SELL_PATHS } from '@/features/trade-in/address.ts';

/** The contact page (ROUTE-66). */
export const CONTACT_PATH = '/contact';
/** The dealer locator (ROUTE-73), on sites with it in their setting `extraPages`. */
export const DEALER_LOCATOR_PATH = '/dealer-locator';

export type AddressSettings = Pick<Site, 'settings'>;

/** An editor's page about finance and insurance (ROUTE-48). */
export const FINANCE_AND_INSURANCE_PATH = '/finance-and-insurance';

/** The kinds of pages below a site's root, in order of precedence. */
export const PAGE_KIND_NAMES = [
  'warranty',
  'parts',
  'finance',
  'financeAndInsurance',
  'contact',
  'tradeIn',
  'testDrive',
  'offers',
  'editor',
  'compare',
  'dealerLocator',
  'blog',
  'blogPost',
  'locations',
  'location',
  'brands',
  'brand',
  'model',
] as const;
export type PageKindName = (typeof PAGE_KIND_NAMES)[number];

/** Splits `/a/b`; null for more than two segments, which only editors' pages have. */
const partsOf = (path: string): [string, string | undefined] | null => {
  const [base = '', name, ...more] = path.slice(1).split('/');
  return more.length ? null : [base, name];
};

/**
 * For each kind, returns the name in an address: a slug, or an empty string if the kind needs none; null if
 * the address is not of this kind. `load` checks whether the content exists.
 */
export const ADDRESSES: Readonly<
  Record<PageKindName, (site: AddressSettings, path: string) => string | null>
> = {
  warranty: ({ settings }, path) => (path === settings.warrantyPath ? '' : null),
  parts: ({ settings }, path) => (path === settings.partsSearchPath ? '' : null),
  finance: ({ settings }, path) => (path === settings.financePath ? '' : null),
  financeAndInsurance: (_, path) => (path === FINANCE_AND_INSURANCE_PATH ? '' : null),
  // The form first, then the editor's blocks.
  contact: (_, path) => (path === CONTACT_PATH ? '' : null),
  // The trade-in journey is above the editor's blocks.
  tradeIn: (_, path) => (SELL_PATHS.some((sell) => sell === path) ? path : null),
  testDrive: (_, path) => (path === BOOK_PATH ? '' : null),
  // Editors' pages take precedence over the built-in ones that follow.
  editor: ({ settings }, path) => (isPageOff(settings.extraPages, path) ? null : path),
  offers: ({ settings }, path) => (path === settings.offersPath ? '' : null),
  compare: (_, path) => (path === COMPARE_PATH ? '' : null),
  dealerLocator: ({ settings }, path) =>
    path === DEALER_LOCATOR_PATH && settings.extraPages.includes(DEALER_LOCATOR_PATH.slice(1)) ? '' : null,
  blog: (_, path) => {
    const address = blogAddress(path);
    return address && 'page' in address ? String(address.page) : null;
  },
  blogPost: (_, path) => {
    const address = blogAddress(path);
    return address && 'slug' in address ? address.slug : null;
  },
  locations: ({ settings }, path) => (path === `/${settings.locationPathBase}` ? '' : null),
  location: ({ settings }, path) => {
    const [base, name] = partsOf(path) ?? [];
    return base === settings.locationPathBase && name !== undefined ? name : null;
  },
  brands: (_, path) => (path === '/brands' ? '' : null),
  brand: ({ settings }, path) => {
    const [base = '', name] = partsOf(path) ?? [];
    if (base === settings.locationPathBase) return null;
    if (base === 'brands') return name ?? null;
    return name === 'overview' ? base : null;
  },
  // Models share the root with pages (OPEN-035): any remaining single segment.
  model: (_, path) => {
    const [base = '', name] = partsOf(path) ?? [];
    return base && name === undefined ? base : null;
  },
};
