import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { EditablePart, editableField } from '@/preview/Editable.tsx';
import { phoneOf, phonePathOf } from './merge-locations.ts';
import { OpeningHours } from './OpeningHours.tsx';
import { OpenNowLine } from './OpenNowLine.tsx';
import { SpecialHours } from './SpecialHours.tsx';

/**
 * A department of a location: phone, current status, weekly and holiday hours (HOURS-11 to HOURS-17).
 * @param props.within see `SpecialHours`
 */
export function HoursCard({
  place,
  site,
  title,
  within,
  level = 2,
}: {
  place: Location;
  site: Site;
  title: string;
  within: string;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(place), {
    dealershipId: place.dealership_id,
  });
  return (
    <article aria-label={title} className="card h-full p-card">
      <Heading className="text-xl">{title}</Heading>
      <OpenNowLine place={place} site={site} />
      {phone && (
        <EditablePart id={place.id} type="location" path={phonePathOf(place)}>
          <Phone
            phone={phone}
            icon={18}
            className="mt-1 inline-flex items-center gap-2 py-1 text-lg font-semibold underline-offset-4 hover:underline"
          />
        </EditablePart>
      )}
      <OpeningHours
        place={place}
        site={site}
        field={editableField(place.id, 'location', 'contact_detail.opening_hours')}
        className="mt-4 border-t border-line pt-4"
      />
      <div className="mt-2">
        <SpecialHours location={place} site={site} within={within} />
      </div>
    </article>
  );
}
