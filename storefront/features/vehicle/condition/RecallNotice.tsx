import { CONDITION_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import type { VehicleView } from '../page/view.server.ts';

/** Says that an open safety recall blocks reserving. */
export function RecallNotice({ view: { vehicle, checks } }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  if (!vehicle.open_recall) return null;
  const isShown = checks.some(({ result }) => result.register === 'recalls');
  return (
    <section aria-label={t('recall.label')} className="flex gap-3 rounded-control bg-warning-soft p-4">
      <Icon name="triangle-exclamation-point" className="mt-0.5 flex-none text-warning" />
      <div className="grid gap-1">
        <p>{t('recall.text', { noun: itemWord(vehicle) })}</p>
        {isShown && (
          <a href={`#${CONDITION_ANCHOR}`} className="link justify-self-start">
            {t('recall.see')}
          </a>
        )}
      </div>
    </section>
  );
}
