import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import { pointText, usedCarPoints } from './used-car-points.ts';
import type { VehicleView } from './view.server.ts';

const ICONS = {
  warranty: 'shield-check',
  roadside: 'truck',
  inspection: 'badge-check',
  history: 'file-text',
  returns: 'refresh-cw',
} as const satisfies Record<string, IconName>;

/** Benefits of a used vehicle of this site, written by its editors (VDP-22, OPEN-056). */
export function UsedCar({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const points = usedCarPoints(view);
  if (points.length === 0) return null;
  return (
    <section aria-label={t('sections.included')}>
      <h2 className="mb-4 text-2xl">{t('sections.included')}</h2>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point.title} className="flex gap-4">
            <Icon name={ICONS[point.about]} size={24} className="mt-0.5 text-accent-ink" />
            <div>
              <h3 className="text-base">{point.title}</h3>
              <p className="mt-1 text-ink-muted">{pointText(point, t)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
