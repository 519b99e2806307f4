import type { Site } from '@forecourt/lib/site/site';
import { dayIn } from '@forecourt/lib/vehicle/format';
import type { Location } from '@/content/locations.server.ts';
import { HolidayHours } from './HolidayHours.client.tsx';
import { CLOSED_TEXT, specialRows } from './hours.ts';

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayName = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** The coming special hours of a location behind their button; nothing when there are none. */
export function SpecialHours({ location, site }: { location: Location; site: Site }) {
  const today = dayIn(new Date(), site.settings.timeZone) ?? '';
  const rows = specialRows(location.special_hours, today, dayName);
  if (rows.length === 0) return null;
  // On a holiday there is nobody to make an appointment with: closed is closed.
  const holidays = rows.map(({ date, days, occasion, hours }) => ({
    date,
    day: days,
    occasion,
    hours: hours ?? CLOSED_TEXT.closed,
  }));
  return <HolidayHours place={location.name} holidays={holidays} />;
}
