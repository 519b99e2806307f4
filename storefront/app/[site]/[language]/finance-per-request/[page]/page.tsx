import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { FINANCE_VEHICLE } from '@/features/finance/fields.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { EditorPage } from '@/page-types/EditorPage.tsx';
import { FinancePage } from '@/page-types/FinancePage.tsx';
import { NotFoundPerRequest } from '@/page-types/NotFoundPage.tsx';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; page: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const read = cache(async (slug: string, path: string, key: string) => {
  const site = await loadSite(slug);
  const page = await findPage(slug, path);
  const namedVehicle = key ? await findLeadVehicle(site, key) : null;
  // Ignore a vehicle that is no longer for sale.
  const vehicle =
    namedVehicle && isInStock(namedVehicle.status) && namedVehicle.show_on_dealer_website
      ? namedVehicle
      : null;
  return { site, page, car: vehicle };
});

async function load({ params, searchParams }: Props) {
  const [{ site, page }, query] = await Promise.all([params, searchParams]);
  const key = query[FINANCE_VEHICLE];
  const path = `/${page}`;
  return { path, query, ...(await read(site, path, (Array.isArray(key) ? key[0] : key) ?? '')) };
}

/** Not indexed; the canonical page is the one without a vehicle. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, page, car: vehicle } = await load(props);
  const [t, titles] = await Promise.all([getTranslations('financePage'), getTranslations('pageTitles')]);
  return {
    title: vehicle ? t('forVehicle', { vehicle: vehicleTitle(vehicle) }) : (page?.title ?? titles('finance')),
    robots: { index: false },
    alternates: { canonical: site.settings.financePath },
  };
}

/** The finance page for the vehicle in the address, or with an invalid form; else an editor's page. */
export default async function Page(props: Props) {
  const { site, path, page, car: vehicle, query } = await load(props);
  if (path === site.settings.financePath) {
    const returnedAnswers = returnedForm(await cookies(), query[PROBLEMS_PARAMETER]);
    return <FinancePage site={site} page={page} vehicle={vehicle} returned={returnedAnswers} />;
  }
  return page ? <EditorPage site={site} page={page} /> : <NotFoundPerRequest site={site} />;
}
