import { heldUntil } from '@forecourt/lib/payments/reservation/held-until.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { JOINED_PARAMETER } from '@/features/vehicle/waiting-list/address.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { WaitingListPage } from '@/page-types/WaitingListPage.tsx';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function load({ params }: Props) {
  const { site: siteSlug, slug } = await params;
  const site = await loadSite(siteSlug);
  return { site, listing: await findVehicle(site, slug) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { listing } = await load(props);
  if (!listing) return notFoundMetadata();
  const title = (await getTranslations('pageTitles'))('waitingList');
  return { title: `${title}: ${vehicleTitle(listing.vehicle)}`, robots: { index: false } };
}

/** The form to join the waiting list of a reserved vehicle, or its confirmation. */
export default async function Page(props: Props) {
  const [{ site, listing }, query] = await Promise.all([load(props), props.searchParams]);
  if (!listing) return <NotFoundPerRequest site={site} />;
  return (
    <WaitingListPage
      site={site}
      listing={listing}
      heldUntil={await heldUntil(databasePool(environment().DATABASE_URL), listing.vehicle.id)}
      joined={JOINED_PARAMETER in query}
      returned={returnedForm(await cookies(), query[PROBLEMS_PARAMETER])}
    />
  );
}
