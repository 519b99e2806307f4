import { reportsConversions } from '@forecourt/lib/sites/ad-networks';
import { ADDRESS_TABLE, type CatchAllPage, partsAt, patternOf } from '@forecourt/lib/sites/address-table';
import { blogPageNumber } from '@forecourt/lib/sites/blog';
import type { Site } from '@forecourt/lib/sites/site';
import { isPageOff, WARRANTY_PATHS } from '@forecourt/lib/sites/special-pages';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { findPost } from '@/content/blog.server.ts';
import { findBrand, findModel } from '@/content/directory.server.ts';
import { withoutFields } from '@/content/editable-answer.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { findPage, type PageDocument } from '@/content/page.server.ts';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { hasJourney, offersPopup } from '@/features/finance/popup.server.ts';
import { JourneySection } from '@/features/finance-journey/JourneySection.tsx';
import { findLocations } from '@/features/location/find-locations.ts';
import { offerFilter } from '@/features/offer/filter.ts';
import { PrivacyNotes } from '@/features/privacy/PrivacyNotes.tsx';
import { BOOK_PATH } from '@/features/test-drive/address.ts';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { AccessibilityPage, accessibilityMetadata } from './AccessibilityPage.tsx';
import { BlogPage, blogMetadata, findBlogPage } from './BlogPage.tsx';
import { BlogPostPage, postMetadata } from './BlogPostPage.tsx';
import { BookDrivePage, bookDriveMetadata } from './BookDrivePage.tsx';
import { BrandPage, brandMetadata } from './BrandPage.tsx';
import { BrandsPage, brandsMetadata } from './BrandsPage.tsx';
import { ComparePage, compareMetadata, NOTHING_COMPARED } from './ComparePage.tsx';
import { ContactPage, contactMetadata } from './ContactPage.tsx';
import { DealerLocatorPage, dealerLocatorMetadata } from './DealerLocatorPage.tsx';
import { EditorPage } from './EditorPage.tsx';
import { FinancePage, financeMetadata } from './FinancePage.tsx';
import { formsOnPage } from './form-on-page.tsx';
import { LocationPage, locationMetadata } from './LocationPage.tsx';
import { LocationsPage, locationsMetadata } from './LocationsPage.tsx';
import { ModelPage, modelMetadata } from './ModelPage.tsx';
import { OffersPage, offersContent, offersMetadata } from './OffersPage.tsx';
import { PartsPage, partsMetadata } from './PartsPage.tsx';
import { CONTACT_PATH, FINANCE_AND_INSURANCE_PATH } from './page-address.ts';
import { TradeInPage, tradeInContent, tradeInMetadata } from './TradeInPage.tsx';

interface PageKind<Content> {
  /** Returns null if this site has no such page. `name` is the last part of its pattern, if named. */
  load: (site: Site, name: string, path: string) => Promise<Content | null>;
  metadata: (site: Site, content: Content, path: string) => Metadata | Promise<Metadata>;
  render: (site: Site, content: Content, asked: PageRequest) => ReactNode;
}

/** The parts of a request that a page depends on; empty for a page cached for everybody. */
interface PageRequest {
  query: Readonly<Record<string, string | string[] | undefined>>;
  returned: ReturnedForm;
}

const EMPTY_REQUEST: PageRequest = { query: {}, returned: NOT_RETURNED };

interface FoundPage {
  metadata: () => Metadata | Promise<Metadata>;
  render: (asked?: PageRequest) => ReactNode;
}

type Finder = (site: Site, path: string, name: string) => Promise<FoundPage | null>;

const kind =
  <Content,>({ load, metadata, render }: PageKind<Content>): Finder =>
  async (site, path, name) => {
    const content = await load(site, name, path);
    return content === null
      ? null
      : {
          // During editing, text carries its source; metadata must not.
          metadata: () => metadata(site, withoutFields(content), path),
          render: (question = EMPTY_REQUEST) => render(site, content, question),
        };
  };

/** Renders an editor's page with its forms; adds product-specific notes to the privacy policy. */
const editorPage = (site: Site, page: PageDocument, returned: ReturnedForm) => (
  <EditorPage site={site} page={page} renderForm={formsOnPage(page.path, returned)}>
    {page.path === PRIVACY_PATH && (
      <PrivacyNotes
        hasFinanceProvider={hasJourney()}
        site={site}
        hasConversions={reportsConversions(site.settings)}
        hasTrials={site.features.trials}
        contactPath={CONTACT_PATH}
      />
    )}
  </EditorPage>
);

const hasForm = ({ blocks }: PageDocument) => blocks.some(({ _type }) => _type === 'enquiryForm');

/** Returns the warranty page under the site's own path, whichever warranty path the editor used. */
async function findWarranty({ slug, settings: { warrantyPath } }: Site) {
  for (const path of [warrantyPath, ...WARRANTY_PATHS]) {
    const page = await findPage(slug, path);
    if (page) return { ...page, path: warrantyPath };
  }
  return null;
}

const ALWAYS = async () => true;

const PAGE_KINDS: Readonly<Record<CatchAllPage, Finder>> = {
  warranty: kind({
    load: findWarranty,
    metadata: pageMetadata,
    render: (site, page) => <EditorPage site={site} page={page} />,
  }),
  parts: kind({
    load: async (site) => ({ page: await findPage(site.slug, site.settings.partsSearchPath) }),
    metadata: (site, { page }) => partsMetadata(site, page),
    render: (site, { page }, { returned }) =>
      page && hasForm(page) ? editorPage(site, page, returned) : <PartsPage site={site} page={page} />,
  }),
  finance: kind({
    load: async (site) => ({ page: await findPage(site.slug, site.settings.financePath) }),
    metadata: (site, { page }) => (page ? pageMetadata(site, page) : financeMetadata(site)),
    render: (site, { page }) => <FinancePage site={site} page={page} vehicle={null} />,
  }),
  // An editor's page, with the finance journey below it if the site offers that.
  financeAndInsurance: kind({
    load: async (site) => (offersPopup(site) ? findPage(site.slug, FINANCE_AND_INSURANCE_PATH) : null),
    metadata: pageMetadata,
    render: (site, page, { returned }) => (
      <EditorPage site={site} page={page} renderForm={formsOnPage(page.path, returned)}>
        <JourneySection site={site} />
      </EditorPage>
    ),
  }),
  contact: kind({
    load: async (site) => ({ page: await findPage(site.slug, CONTACT_PATH) }),
    metadata: (site, { page }) => (page ? pageMetadata(site, page) : contactMetadata(site)),
    render: (site, { page }, { returned }) => <ContactPage site={site} page={page} returned={returned} />,
  }),
  tradeIn: kind({
    load: (site, _, path) => tradeInContent(site, path),
    metadata: tradeInMetadata,
    render: (site, content, { returned }) => <TradeInPage site={site} {...content} returned={returned} />,
  }),
  testDrive: kind({
    load: async (site) => ({ page: await findPage(site.slug, BOOK_PATH) }),
    metadata: (site, { page }) => bookDriveMetadata(site, page),
    render: (site, { page }, { query, returned }) => (
      <BookDrivePage site={site} page={page} query={query} returned={returned} />
    ),
  }),
  editor: kind({
    load: async (site, _, path) =>
      isPageOff(site.settings.extraPages, path) ? null : findPage(site.slug, path),
    metadata: pageMetadata,
    render: (site, page, { returned }) => editorPage(site, page, returned),
  }),
  offers: kind({
    load: offersContent,
    metadata: (site, { page }) => offersMetadata(site, page),
    render: (site, { page }, { query }) => <OffersPage site={site} page={page} filter={offerFilter(query)} />,
  }),
  compare: kind({
    load: ALWAYS,
    metadata: compareMetadata,
    render: (site) => <ComparePage site={site} comparison={NOTHING_COMPARED} />,
  }),
  accessibility: kind({
    load: async (site, _, path) => ({ page: await findPage(site.slug, path) }),
    metadata: (site, { page }) => (page ? pageMetadata(site, page) : accessibilityMetadata(site)),
    render: (site, { page }) => <AccessibilityPage site={site} page={page} />,
  }),
  dealerLocator: kind({
    load: ALWAYS,
    metadata: (site) => dealerLocatorMetadata(site),
    render: (site) => <DealerLocatorPage site={site} />,
  }),
  blog: kind({
    load: async (site, number) => {
      const page = number ? blogPageNumber(number) : 1;
      return page === null ? null : findBlogPage(site, page);
    },
    metadata: (site, content) => blogMetadata(site, content),
    render: (site, content) => <BlogPage site={site} content={content} />,
  }),
  blogPost: kind({
    load: (site, name) => findPost(site.slug, name),
    metadata: (site, post) => postMetadata(site, post),
    render: (site, post) => <BlogPostPage site={site} post={post} />,
  }),
  locations: kind({
    load: ALWAYS,
    metadata: (site) => locationsMetadata(site),
    render: (site) => <LocationsPage site={site} />,
  }),
  location: kind({
    load: async (site, name) => findLocations(site, await loadLocations(site.slug), name),
    metadata: (_, places, path) => locationMetadata(places, path),
    render: (site, places, { returned }) => <LocationPage site={site} places={places} returned={returned} />,
  }),
  brands: kind({
    load: ALWAYS,
    metadata: (site) => brandsMetadata(site),
    render: (site) => <BrandsPage site={site} />,
  }),
  brand: kind({
    load: (site, name) => findBrand(site.slug, name),
    metadata: (site, brand) => brandMetadata(site, brand),
    render: (site, brand) => <BrandPage site={site} brand={brand} />,
  }),
  model: kind({
    load: (site, name) => findModel(site.slug, name),
    metadata: (site, model) => modelMetadata(site, model),
    render: (site, model) => <ModelPage site={site} model={model} />,
  }),
};

/** The longest path that an editor can give a page. */
const MAX_PATH = 200;

const isCatchAll = (page: string): page is CatchAllPage => Object.hasOwn(PAGE_KINDS, page);

const ROWS = ['hasBlocks', 'editor', 'other'].flatMap((turn) =>
  ADDRESS_TABLE.filter(
    ({ page, hasBlocks }) => turn === (hasBlocks ? 'hasBlocks' : page === 'editor' ? 'editor' : 'other'),
  ).flatMap((row) => (isCatchAll(row.page) ? [{ row, find: PAGE_KINDS[row.page] }] : [])),
);

/**
 * Returns the page at an address of a site: of the first row that has content there. Pages that include an
 * editor's blocks come first, then editors' own pages, then the application's.
 * @param path `/contact-us/albion`, decoded
 */
export async function pageAt(site: Site, path: string): Promise<FoundPage | null> {
  if (path.length > MAX_PATH || /[{}]/.test(path)) return null;
  for (const { row, find } of ROWS) {
    const parts = partsAt(patternOf(row, site.settings), path);
    const page = parts && row.exists?.(site) !== false ? await find(site, path, parts.at(-1) ?? '') : null;
    if (page) return page;
  }
  return null;
}
