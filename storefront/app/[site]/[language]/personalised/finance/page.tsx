import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { FINANCE_VEHICLE } from '@/features/finance/fields.ts';
import { hasJourney } from '@/features/finance/popup.server.ts';
import { journeyVehicle } from '@/features/finance-journey/setup.server.ts';
import { NotFoundPerRequest } from '@/page-types/NotFoundPage.tsx';
import { PersonalisedFinancePage } from '@/page-types/PersonalisedFinancePage.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('pageTitles'))('personalised'), robots: { index: false } };
}

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/personalised/finance?car_id={id}` (ROUTE-47); without a car if it is no longer for sale. */
export default async function Page({ params, searchParams }: Props) {
  const [{ site: slug }, query] = await Promise.all([params, searchParams]);
  const site = await loadSite(slug);
  if (!hasJourney()) return <NotFoundPerRequest site={site} />;
  const key = query[FINANCE_VEHICLE];
  const vehicle = await journeyVehicle(site, (Array.isArray(key) ? key[0] : key) ?? null);
  return <PersonalisedFinancePage site={site} vehicle={vehicle} />;
}
