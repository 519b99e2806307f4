import type { Site } from '@forecourt/lib/site/site';
import { dayIn, endOfDay } from '@forecourt/lib/vehicle/format';
import { keepPageUntil } from '@/cache/cached.server.ts';
import { pageTime } from '@/content/dated.server.ts';
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
export async function SpecialHours({ location, site }: { location: Location; site: Site }) {
  const { timeZone } = site.settings;
  const today = dayIn(pageTime(), timeZone) ?? '';
  const rows = specialRows(location.special_hours, today, dayName);
  const [soonest] = rows;
  if (!soonest) return null;
  // A holiday is listed to the end of its day.
  await keepPageUntil(site.slug, endOfDay(soonest.date, timeZone));
  // On a holiday there is nobody to make an appointment with: closed is closed.
  const holidays = rows.map(({ date, days, occasion, hours }) => ({
    date,
    day: days,
    occasion,
    hours: hours ?? CLOSED_TEXT.closed,
  }));
  return <HolidayHours place={location.name} holidays={holidays} />;
}
