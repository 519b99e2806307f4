import type { Site } from '@forecourt/lib/site/site';
import { dayIn } from '@forecourt/lib/vehicle/format';
import type { Location } from '@/content/locations.server.ts';
import { HolidayHours } from './HolidayHours.client.tsx';
import { Closed } from './Hours.tsx';
import { specialRows } from './hours.ts';

const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** The coming special hours of a location behind their button; nothing when there are none. */
export function SpecialHours({ location, site }: { location: Location; site: Site }) {
  const today = dayIn(new Date(), site.settings.timeZone) ?? '';
  const rows = specialRows(location.special_hours, today, dayName);
  if (rows.length === 0) return null;
  return (
    <HolidayHours place={location.name}>
      <dl className="numbers grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
        {rows.map(({ date, days, occasion, hours }) => (
          <div key={date} className="contents">
            <dt>
              {days}
              {occasion && <span className="block text-sm text-ink-muted">{occasion}</span>}
            </dt>
            <dd className="text-right">{hours ?? <Closed display={site.settings.closedHoursDisplay} />}</dd>
          </div>
        ))}
      </dl>
    </HolidayHours>
  );
}
