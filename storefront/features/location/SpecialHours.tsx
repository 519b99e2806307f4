import { CLOSED_TEXT, HOLIDAY_DAYS, specialRows } from '@forecourt/lib/site/hours';
import type { Site } from '@forecourt/lib/site/site';
import type { Location } from '@/content/locations.server.ts';
import { editableField } from '@/preview/Editable.tsx';
import { Icon } from '@/ui/Icon.tsx';
import { comingDays } from './coming-days.server.ts';

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayName = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

/**
 * The special hours of the next 30 days in a dialog behind 'View Holiday Hours' (HOURS-14, OPEN-093), on the
 * browser's own popover; nothing when there are none.
 * @param props.within a word that tells apart the places of a page that show one location twice
 */
export async function SpecialHours({
  location,
  site,
  within = 'card',
}: {
  location: Location;
  site: Site;
  within?: string;
}) {
  if (location.special_hours.length === 0) return null;
  const { special, today } = await comingDays(site, location.special_hours, HOLIDAY_DAYS);
  const rows = specialRows(special, today, dayName);
  if (rows.length === 0) return null;
  const id = `holidays-${within}-${location.id}`;
  return (
    <>
      <button type="button" popoverTarget={id} className="link relative z-(--z-controls) py-1 text-sm">
        View Holiday Hours
      </button>
      <dialog id={id} popover="auto" aria-labelledby={`${id}-title`} className="sheet text-left">
        <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
          <h2 id={`${id}-title`} className="text-lg">
            Holiday hours: {location.name}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="btn btn-ghost btn-icon"
            aria-label="Close"
          >
            <Icon name="x" />
          </button>
        </header>
        <dl className="numbers grid gap-3 p-5" {...editableField(location.id, 'location', 'special_hours')}>
          {rows.map(({ date, days, occasion, hours }) => (
            <div key={date} className="flex justify-between gap-6">
              <dt>
                {days}
                {occasion && <span className="block text-sm text-ink-muted">{occasion}</span>}
              </dt>
              <dd>{hours ?? CLOSED_TEXT.closed}</dd>
            </div>
          ))}
        </dl>
      </dialog>
    </>
  );
}
