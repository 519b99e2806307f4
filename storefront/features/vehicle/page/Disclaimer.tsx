import type { Site } from '@forecourt/lib/sites/site';
import { CutText } from './CutText.client.tsx';

/** Characters of a disclaimer shown before it is expanded (VDP-37). */
const SHOWN = 197;

/** The site's disclaimer on vehicle details (VDP-36). */
export function Disclaimer({ site: { settings } }: { site: Pick<Site, 'settings'> }) {
  if (!settings.vehicleDisclaimer) return null;
  return (
    <section aria-label="Disclaimer" className="text-sm text-ink-muted">
      <CutText text={settings.vehicleDisclaimer} most={SHOWN} />
    </section>
  );
}
