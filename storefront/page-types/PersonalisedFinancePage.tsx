import type { Site } from '@forecourt/lib/sites/site';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { JourneySection } from '@/features/finance-journey/JourneySection.tsx';
import { JOURNEY_TITLE, PERSONALISED_PATH } from '@/features/finance-journey/setup.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';

export const PERSONALISED_TITLE = 'Personalised finance';

/** The finance journey as a full page, with or without a car (ROUTE-47). */
export function PersonalisedFinancePage({ site, vehicle }: { site: Site; vehicle: Vehicle | null }) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: 'Finance', href: site.settings.financePath },
    { name: PERSONALISED_TITLE, href: PERSONALISED_PATH },
  ];
  return (
    <main id="content">
      <PageHeader
        crumbs={crumbs}
        title={vehicle ? `Finance for the ${vehicleTitle(vehicle)}` : PERSONALISED_TITLE}
        intro={JOURNEY_TITLE}
      />
      <JourneySection site={site} car={vehicle?.id ?? null} title={null} />
    </main>
  );
}
