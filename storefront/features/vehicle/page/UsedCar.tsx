import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import type { VehicleView } from './view.server.ts';

const ICONS = {
  warranty: 'shield-check',
  roadside: 'truck',
  inspection: 'badge-check',
  history: 'file-text',
} as const satisfies Record<string, IconName>;

/** Benefits of a used vehicle of this site, written by its editors (VDP-22, OPEN-056). */
export function UsedCar({ view: { site, vehicle } }: { view: VehicleView }) {
  const points = site.settings.usedCarPoints.filter(
    ({ cars }) => vehicle.car_type === 'used' && (vehicle.certified || cars !== 'certified'),
  );
  if (points.length === 0) return null;
  return (
    <section aria-label="What's included">
      <h2 className="mb-4 text-2xl">What's included</h2>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {points.map(({ title, text, about }) => (
          <li key={title} className="flex gap-4">
            <Icon name={ICONS[about]} size={24} className="mt-0.5 text-accent-ink" />
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
