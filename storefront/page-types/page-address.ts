import { blogAddress } from '@forecourt/lib/sites/blog';
import type { Site } from '@forecourt/lib/sites/site';
import { isPageOff } from '@forecourt/lib/sites/special-pages';
import { COMPARE_PATH } from '@/features/compare/compared.ts';
import { BOOK_PATH } from '@/features/test-drive/address.ts';
import { SELL_PATHS } from '@/features/trade-in/address.ts';

/** Where a shopper writes to a site (ROUTE-66). */
export const CONTACT_PATH = '/contact';
/** Every dealer on a map (ROUTE-73), on sites whose setting `extraPages` names it. */
export const DEALER_LOCATOR_PATH = '/dealer-locator';

/** What each kind of page needs of a site to know its own address. */
export type AddressSettings = Pick<Site, 'settings'>;

/** What an editor writes about paying and insuring (ROUTE-48). */
export const FINANCE_AND_INSURANCE_PATH = '/finance-and-insurance';

/** The kinds of pages below a site's root, in the order in which an address is looked for among them. */
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

/** `/a/b` as its parts; null for an address of more than two, which only editors' pages have. */
const partsOf = (path: string): [string, string | undefined] | null => {
  const [base = '', name, ...more] = path.slice(1).split('/');
  return more.length ? null : [base, name];
};

/**
 * Per kind, what an address names of it: a slug, or the empty string where there is nothing to name; null when the
 * address is none of this kind. Whether there is such a thing is for the kind to find out.
 */
export const ADDRESSES: Readonly<
  Record<PageKindName, (site: AddressSettings, path: string) => string | null>
> = {
  warranty: ({ settings }, path) => (path === settings.warrantyPath ? '' : null),
  parts: ({ settings }, path) => (path === settings.partsSearchPath ? '' : null),
  finance: ({ settings }, path) => (path === settings.financePath ? '' : null),
  financeAndInsurance: (_, path) => (path === FINANCE_AND_INSURANCE_PATH ? '' : null),
  // The form first, then what editors wrote for the address.
  contact: (_, path) => (path === CONTACT_PATH ? '' : null),
  // The trade-in journey stands above the blocks that editors put at its address.
  tradeIn: (_, path) => (SELL_PATHS.some((sell) => sell === path) ? path : null),
  testDrive: (_, path) => (path === BOOK_PATH ? '' : null),
  // Editors may give a page any address, and theirs stands before the application's own.
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
  // Models share the root with pages (OPEN-035): one word that nothing else takes.
  model: (_, path) => {
    const [base = '', name] = partsOf(path) ?? [];
    return base && name === undefined ? base : null;
  },
};
