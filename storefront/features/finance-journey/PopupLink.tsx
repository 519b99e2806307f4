import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { offersPopup } from '@/features/finance/popup.server.ts';
import { JOURNEY_TITLE, PERSONALISED_PATH } from './setup.ts';

/** Link from finance pages to the popup; without scripts it leads to the journey's own page. */
export function PopupLink({ site, vehicle }: { site: Site; vehicle: Pick<Vehicle, 'id' | 'slug'> | null }) {
  if (!offersPopup(site)) return null;
  const query = vehicle ? `?car_id=${encodeURIComponent(vehicle.id)}` : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-accent-soft p-card">
      <p className="text-lg font-semibold">{JOURNEY_TITLE}</p>
      <a
        href={`${PERSONALISED_PATH}${query}`}
        className="btn btn-primary"
        {...formAttributes('finance', vehicle?.slug)}
      >
        Quick Estimate
      </a>
    </div>
  );
}
