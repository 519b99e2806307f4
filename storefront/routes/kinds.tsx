import type { Site } from '@forecourt/lib/site/site';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { findPost } from '@/content/blog.server.ts';
import { findBrand, findModel } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { findPage } from '@/content/page.server.ts';
import { findLocations } from '@/features/location/find.ts';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { BlogPage, blogMetadata, findBlogPage } from './BlogPage.tsx';
import { BlogPostPage, postMetadata } from './BlogPostPage.tsx';
import { BrandPage, brandMetadata } from './BrandPage.tsx';
import { BrandsPage, brandsMetadata } from './BrandsPage.tsx';
import { COMPARE_METADATA, ComparePage, NOTHING_COMPARED } from './ComparePage.tsx';
import { EditorPage } from './EditorPage.tsx';
import { FinancePage, financeMetadata } from './FinancePage.tsx';
import { formsOnPage } from './form-on-page.tsx';
import { LocationPage, locationMetadata } from './LocationPage.tsx';
import { LocationsPage, locationsMetadata } from './LocationsPage.tsx';
import { ModelPage, modelMetadata } from './ModelPage.tsx';
import { OffersPage, offersMetadata } from './OffersPage.tsx';
import { ADDRESSES, PAGE_KIND_NAMES, type PageKindName } from './page-address.ts';

/** One kind of page: how what it shows is found by its name in the address, its head, and the page. */
interface PageKind<Content> {
  /** null: there is no such thing on this site. */
  load: (site: Site, name: string) => Promise<Content | null>;
  metadata: (site: Site, content: Content, path: string) => Metadata | Promise<Metadata>;
  render: (site: Site, content: Content) => ReactNode;
}

/** A page that was found, whatever kind it is. */
interface FoundPage {
  metadata: () => Metadata | Promise<Metadata>;
  render: () => ReactNode;
}

type Finder = (site: Site, path: string, name: string) => Promise<FoundPage | null>;

const kind =
  <Content,>({ load, metadata, render }: PageKind<Content>): Finder =>
  async (site, path, name) => {
    const content = await load(site, name);
    return content === null
      ? null
      : { metadata: () => metadata(site, content, path), render: () => render(site, content) };
  };

/** For pages that are always there. */
const ALWAYS = async () => true;

/** Every kind of page below a site's root: one without address, load, metadata or render does not compile. */
const PAGE_KINDS: Readonly<Record<PageKindName, Finder>> = {
  finance: kind({
    load: async (site) => ({ page: await findPage(site.slug, site.settings.financePath) }),
    metadata: (site, { page }) => (page ? pageMetadata(site, page) : financeMetadata(site)),
    render: (site, { page }) => <FinancePage site={site} page={page} vehicle={null} />,
  }),
  editor: kind({
    load: (site, path) => findPage(site.slug, path),
    metadata: pageMetadata,
    render: (site, page) => <EditorPage site={site} page={page} renderForm={formsOnPage(page.path)} />,
  }),
  offers: kind({
    load: ALWAYS,
    metadata: (site) => offersMetadata(site),
    render: (site) => <OffersPage site={site} />,
  }),
  compare: kind({
    load: async ({ features }) => (features.compareEnabled ? true : null),
    metadata: () => COMPARE_METADATA,
    render: (site) => <ComparePage site={site} comparison={NOTHING_COMPARED} />,
  }),
  blog: kind({
    load: (site, number) => findBlogPage(site, Number(number)),
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
    render: (site, places) => <LocationPage site={site} places={places} />,
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

/** The longest address an editor can give a page; longer ones are nobody's. */
const MAX_PATH = 200;

/**
 * The page at an address of a site: of the first kind that has something there, editors' pages before the
 * application's own.
 * @param path `/contact-us/albion`, decoded
 * @returns null when nothing stands there
 */
export async function pageAt(site: Site, path: string): Promise<FoundPage | null> {
  if (path.length > MAX_PATH || /[{}]/.test(path)) return null;
  for (const name of PAGE_KIND_NAMES) {
    const named = ADDRESSES[name](site, path);
    const page = named === null ? null : await PAGE_KINDS[name](site, path, named);
    if (page) return page;
  }
  return null;
}
