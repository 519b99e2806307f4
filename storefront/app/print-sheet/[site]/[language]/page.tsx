import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { loadSite } from '@/content/site.server.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { BrochurePage } from '@/features/vehicle/brochure/BrochurePage.tsx';
import { sheetLook, vehicleSheet } from '@/features/vehicle/brochure/brochure.server.ts';
import { PrintDialog } from '@/features/vehicle/brochure/PrintDialog.client.tsx';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { vehicleView } from '@/features/vehicle/page/view.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The vehicle to print, by slug or id; null unless it is for sale. */
const viewToPrint = cache(async (key: string, siteSlug: string) => {
  const site = await loadSite(siteSlug);
  const namedVehicle = await findLeadVehicle(site, key);
  const publicVehicle = namedVehicle && (await findVehicle(site, namedVehicle.slug));
  const view = publicVehicle && (await vehicleView(site, publicVehicle, new Date(), await pageLanguage()));
  return view?.inStock ? view : null;
});

async function read({ params, searchParams }: Props) {
  const { car_id: key } = await searchParams;
  return typeof key === 'string' ? viewToPrint(key, (await params).site) : null;
}

/** Titled with the vehicle, since browsers use the title as the file name; not indexed. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await read(props);
  const t = await getTranslations('vehicle');
  return { title: view?.title ?? t('sheet.nothingTitle'), robots: { index: false } };
}

/** `/print?car_id={slug or id}` (ROUTE-05): one A4 page that opens the print dialog automatically. */
export default async function Page(props: Props) {
  const view = await read(props);
  if (!view) notFound();
  return (
    <>
      <BrochurePage sheet={vehicleSheet(view)} look={sheetLook(view.site)} />
      <PrintDialog />
    </>
  );
}
