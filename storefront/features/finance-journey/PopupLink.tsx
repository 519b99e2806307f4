import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { useTranslations } from 'next-intl';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { offersPopup } from '@/features/finance/popup.server.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { PERSONALISED_PATH } from './setup.ts';

/** Link from finance pages to the popup; without scripts it leads to the journey's own page. */
export function PopupLink({ site, vehicle }: { site: Site; vehicle: Pick<Vehicle, 'id' | 'slug'> | null }) {
  const t = useTranslations('financeJourney');
  const page = useTranslations('financePage');
  if (!offersPopup(site)) return null;
  const query = vehicle ? `?car_id=${encodeURIComponent(vehicle.id)}` : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-accent-soft p-card">
      <p className="text-lg font-semibold">{t('title')}</p>
      <HardLink
        href={`${PERSONALISED_PATH}${query}`}
        className="btn btn-primary"
        {...formAttributes('finance', vehicle?.slug)}
      >
        {page('quickEstimate')}
      </HardLink>
    </div>
  );
}
