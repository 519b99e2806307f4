import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { editableField } from '@/preview/Editable.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { HolidayHours } from './HolidayHours.tsx';
import { holidayLines } from './hours.server.ts';

/**
 * Special hours of the next 30 days in a dialog (HOURS-14, OPEN-093).
 * @param props.within makes the dialog's id unique on pages that show a location twice
 */
export async function SpecialHours({
  location,
  site,
  within,
}: {
  location: Location;
  site: Site;
  within: string;
}) {
  return (
    <HolidayHours
      id={`holidays-${within}-${location.id}`}
      name={location.name}
      rows={await holidayLines(site, location, undefined, await pageLanguage())}
      field={editableField(location.id, 'location', 'special_hours')}
    />
  );
}
