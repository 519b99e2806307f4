import type { Site } from '@forecourt/lib/site/site';
import type { Metadata } from 'next';
import { findBrand, findModel } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { findLocations } from '@/features/location/find.ts';
import { BrandPage, brandMetadata } from '@/routes/BrandPage.tsx';
import { BrandsPage, brandsMetadata } from '@/routes/BrandsPage.tsx';
import { EditorPage } from '@/routes/EditorPage.tsx';
import { FINANCE_TITLE, FinancePage, financeDescription } from '@/routes/FinancePage.tsx';
import { LocationPage } from '@/routes/LocationPage.tsx';
import { LOCATIONS_TITLE, LocationsPage } from '@/routes/LocationsPage.tsx';
import { ModelPage, modelMetadata } from '@/routes/ModelPage.tsx';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/routes/NotFoundPage.tsx';
import { OFFERS_TITLE, OffersPage } from '@/routes/OffersPage.tsx';
import { fixedRoute } from '@/routes/resolve.ts';
import { pageMetadata } from '@/structured/page-metadata.ts';

// Cached whole, made on the first visit, dropped by tags (see cache/manifest.ts).
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string; path: string[] }>;
}

/** The longest address an editor can give a page; longer ones are nobody's. */
const MAX_PATH = 200;

async function read({ params }: Props) {
  const { site: slug, path: segments } = await params;
  const path = `/${segments.map(decoded).join('/')}`;
  const possible = path.length <= MAX_PATH && !/[{}]/.test(path);
  const [site, page] = await Promise.all([loadSite(slug), possible ? findPage(slug, path) : null]);
  return { site, path, page, fixed: page ? null : fixedRoute(site, path) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const place = async (site: Site, name: string) => findLocations(site, await loadLocations(site.slug), name);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, path, page, fixed } = await read(props);
  if (page) return pageMetadata(site, page);
  const alternates = { canonical: path };
  if (path === site.settings.financePath)
    return { title: FINANCE_TITLE, description: financeDescription(site), alternates };
  if (fixed?.kind === 'offers')
    return { title: OFFERS_TITLE, description: `Offers that run now at ${site.name}.`, alternates };
  if (fixed?.kind === 'locations')
    return {
      title: LOCATIONS_TITLE,
      description: `Addresses, phone numbers and opening hours of ${site.name}: sales, service and parts.`,
      alternates,
    };
  if (fixed?.kind === 'brands') return brandsMetadata(site);
  if (fixed?.kind === 'brand') return brandMetadata(site, await findBrand(site.slug, fixed.name));
  if (fixed?.kind === 'model') return modelMetadata(site, await findModel(site.slug, fixed.name));
  const found = fixed?.kind === 'location' ? await place(site, fixed.name) : null;
  if (!found) return NOT_FOUND_METADATA;
  return {
    title: found[0].name,
    description: [`${found[0].name}: opening hours, phone numbers and stock`, addressLine(found[0].address)]
      .filter(Boolean)
      .join('. '),
    alternates,
  };
}

/** Any address below the root: an editor's page first, then the application's own. */
export default async function Page(props: Props) {
  const { site, path, page, fixed } = await read(props);
  if (path === site.settings.financePath) return <FinancePage site={site} page={page} car={null} />;
  if (page) return <EditorPage site={site} page={page} />;
  if (fixed?.kind === 'locations') return <LocationsPage site={site} />;
  if (fixed?.kind === 'offers') return <OffersPage site={site} />;
  if (fixed?.kind === 'brands') return <BrandsPage site={site} />;
  if (fixed?.kind === 'brand') {
    const brand = await findBrand(site.slug, fixed.name);
    return brand ? <BrandPage site={site} brand={brand} /> : <NotFoundPage site={site} />;
  }
  if (fixed?.kind === 'model') {
    const model = await findModel(site.slug, fixed.name);
    return model ? <ModelPage site={site} model={model} /> : <NotFoundPage site={site} />;
  }
  const found = fixed?.kind === 'location' ? await place(site, fixed.name) : null;
  return found ? <LocationPage site={site} places={found} /> : <NotFoundPage site={site} />;
}
