import { SERVICE_TOKEN } from '@forecourt/lib/leads/service-booking/link';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { TIME_TAKEN } from '@/features/service-booking/address.ts';
import { serviceOfLink } from '@/features/service-booking/own-booking.server.ts';
import { ServiceBookingPage } from '@/page-types/ServiceBookingPage.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('ownService'), robots: { index: false }, referrer: 'same-origin' };
}

interface Props {
  params: Promise<{ site: string; booking: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/book-service/{id}?token=…`, an emailed link: shows the booking and changes nothing. */
export default async function Page({ params, searchParams }: Props) {
  const [{ site: siteSlug, booking: id }, query] = await Promise.all([params, searchParams]);
  const token = String(query[SERVICE_TOKEN] ?? '');
  const booking = await serviceOfLink(await loadSite(siteSlug), id, token, await pageLanguage());
  return <ServiceBookingPage {...{ booking, id, token }} isTaken={query[TIME_TAKEN] !== undefined} />;
}
