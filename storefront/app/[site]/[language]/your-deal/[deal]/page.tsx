import { DEAL_TOKEN } from '@forecourt/lib/leads/deal/link';
import { isHeldForDeal } from '@forecourt/lib/payments/reservation/adopt-deal.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { dealVehicle } from '@/features/deal/deal-vehicle.server.ts';
import { ASKED_PARAMETER } from '@/features/deal/fields.ts';
import { dealOfLink } from '@/features/deal-link/own-deal.server.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { DealPage, UnknownDeal } from '@/page-types/DealPage.tsx';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deal');
  return { title: t('own.title'), robots: { index: false }, referrer: 'same-origin' };
}

interface Props {
  params: Promise<{ site: string; deal: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/your-deal/{id}?token=…`: a shopper's deal. Opening it changes nothing. */
export default async function Page({ params, searchParams }: Props) {
  const [{ site: siteSlug, deal: id }, query] = await Promise.all([params, searchParams]);
  const site = await loadSite(siteSlug);
  const token = String(query[DEAL_TOKEN] ?? '');
  const deal = await dealOfLink(site, id, token);
  const found = deal && (await dealVehicle(site, deal.carId));
  if (!deal || !found?.vehicle) return <UnknownDeal />;
  return (
    <DealPage
      site={site}
      deal={deal}
      token={token}
      isHeld={
        deal.status === 'accepted' &&
        (await isHeldForDeal(databasePool(environment().DATABASE_URL), site.slug, deal.id))
      }
      found={{ ...found, vehicle: found.vehicle }}
      shopper={await readShopper(await headers(), site)}
      returned={returnedForm(await cookies(), query[PROBLEMS_PARAMETER])}
      wasAsked={ASKED_PARAMETER in query}
    />
  );
}
