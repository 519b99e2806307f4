import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type Location, loadLocations } from '@/content/locations.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { SUCCESS_PATH } from '@/features/enquiry/setup.ts';
import { addressLine } from '@/features/location/address.ts';
import { phoneOf } from '@/features/location/merge-locations.ts';
import { OpeningHours } from '@/features/location/OpeningHours.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { cardBuildOf } from '@/features/vehicle-card/card-build.ts';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { Success } from '@/page-types/Success.client.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';

// The same for everyone: the browser that sent the form knows which one it was.
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return {
    title: t('success'),
    robots: { index: false },
    alternates: { canonical: SUCCESS_PATH },
  };
}

/** The page after a form (ROUTE-06, ROUTE-07, OPEN-021). The browser shows the right one of its locations. */
export default async function Page({ params }: { params: Promise<{ site: string }> }) {
  const site = await loadSite((await params).site);
  const locations = await loadLocations(site.slug);
  const main = locations.find(({ primary }) => primary) ?? locations[0];
  const { full, sizes } = CARD_GRID[cardBuildOf(site)];
  return (
    <main id="content">
      <TextsProvider namespaces={['success']}>
        <Success
          siteSlug={site.slug}
          places={locations.map((location) => ({
            id: location.id,
            dealershipId: location.dealership_id,
            block: <Place location={location} site={site} />,
          }))}
          main={main && <Place location={main} site={site} />}
          rules={cardRules(site, new Date())}
          grid={full}
          sizes={sizes}
        />
      </TextsProvider>
    </main>
  );
}

function Place({ location, site }: { location: Location; site: Site }) {
  const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(location), {
    dealershipId: location.dealership_id,
  });
  return (
    <section className="card p-card">
      <h2 className="text-lg">{location.name}</h2>
      {location.address && (
        <p className="mt-1 text-sm text-ink-muted">
          <bdi>{addressLine(location.address)}</bdi>
        </p>
      )}
      {phone && (
        <Phone
          phone={phone}
          icon={18}
          className="mt-3 inline-flex items-center gap-2 py-1 font-semibold underline-offset-4 hover:underline"
        />
      )}
      <OpeningHours place={location} site={site} className="mt-4 border-t border-line pt-4" />
    </section>
  );
}
