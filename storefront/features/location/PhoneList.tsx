import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { Location } from '@/content/locations.server.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { EditablePart, editableField } from '@/preview/Editable.tsx';
import { mergeLocations, phoneOf, phonePathOf } from './merge-locations.ts';

/** Phone numbers of a site's locations: a row per location, or per number (LOC-38, OPEN-089). */
export function PhoneList({ locations, site }: { locations: readonly Location[]; site: Site }) {
  const t = useTranslations('location');
  const rows = mergeLocations(locations, site.settings.mergeLocationsBy.phoneList).flatMap((places) => {
    const [place] = places;
    const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(place), {
      dealershipId: place.dealership_id,
    });
    return phone ? [{ place, names: places.map(({ name }) => name).join(', '), phone }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t('phones')} className="border-t border-line">
      {rows.map(({ place, names, phone }) => (
        <li
          key={place.id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2.5"
        >
          <span className="text-ink-muted" {...editableField(place.id, 'location', 'name')}>
            {names}
          </span>
          <EditablePart id={place.id} type="location" path={phonePathOf(place)}>
            <Phone phone={phone} className="numbers py-1 font-semibold underline-offset-4 hover:underline" />
          </EditablePart>
        </li>
      ))}
    </ul>
  );
}
