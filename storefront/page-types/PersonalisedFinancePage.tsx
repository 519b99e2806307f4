import type { Site } from '@forecourt/lib/sites/site';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { useTranslations } from 'next-intl';
import { JourneySection } from '@/features/finance-journey/JourneySection.tsx';
import { PERSONALISED_PATH } from '@/features/finance-journey/setup.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';

/** The finance journey on its own page, with or without a vehicle (ROUTE-47). */
export function PersonalisedFinancePage({ site, vehicle }: { site: Site; vehicle: Vehicle | null }) {
  const t = useTranslations('financePage');
  const titles = useTranslations('pageTitles');
  const journey = useTranslations('financeJourney');
  const ui = useTranslations('ui');
  const crumbs = [
    { name: ui('home'), href: '/' },
    { name: titles('finance'), href: site.settings.financePath },
    { name: titles('personalised'), href: PERSONALISED_PATH },
  ];
  return (
    <main id="content">
      <PageHeader
        crumbs={crumbs}
        title={vehicle ? t('forVehicle', { vehicle: vehicleTitle(vehicle) }) : titles('personalised')}
        intro={journey('title')}
      />
      <JourneySection site={site} car={vehicle?.id ?? null} hasTitle={false} />
    </main>
  );
}
