import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { CutText } from './CutText.client.tsx';
import { Dealer } from './Dealer.tsx';
import { SectionNav } from './SectionNav.tsx';
import { VehicleSections } from './Sections.tsx';
import { VehicleLocation } from './VehicleLocation.tsx';
import type { VehicleView } from './view.server.ts';

/** Characters of a disclaimer shown before it is expanded (VDP-37). */
const SHOWN = 197;

/** The site's disclaimer on vehicle details (VDP-36). */
function Disclaimer({ site: { settings } }: { site: Pick<Site, 'settings'> }) {
  const t = useTranslations('vehicle');
  if (!settings.vehicleDisclaimer) return null;
  return (
    <section aria-label={t('sections.disclaimer')} className="text-sm text-ink-muted">
      <CutText text={settings.vehicleDisclaimer} most={SHOWN} />
    </section>
  );
}

export function Story({ view }: { view: VehicleView }) {
  return (
    <>
      <SectionNav view={view} />
      <VehicleSections view={view} />
      <Dealer view={view} />
      <VehicleLocation view={view} />
      <Disclaimer site={view.site} />
    </>
  );
}
