import type { Site } from '@forecourt/lib/sites/site';
import { CutText } from './CutText.client.tsx';

/** As much of a disclaimer is read before it is opened (VDP-37). */
const SHOWN = 197;

/** What the site says about the facts of its vehicles (VDP-36). */
export function Disclaimer({ site: { settings } }: { site: Pick<Site, 'settings'> }) {
  if (!settings.vehicleDisclaimer) return null;
  return (
    <section aria-label="Disclaimer" className="text-sm text-ink-muted">
      <CutText text={settings.vehicleDisclaimer} most={SHOWN} />
    </section>
  );
}
