import { CLOSED_TEXT, type OpeningHour, type SpecialHour, weekRows } from '@forecourt/lib/site/hours';
import type { Site } from '@forecourt/lib/site/site';
import type { EditableAttributes } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';
import { comingDays } from './coming-days.server.ts';

const DAYS_OF_WEEK = 7;

/** What stands where there are no hours: words, or a link to enquire (HOURS-15 to HOURS-17). */
function Closed({ display }: { display: Site['settings']['closedHoursDisplay'] }) {
  if (display !== 'enquire') return CLOSED_TEXT[display];
  return (
    <Link href="/contact" className="link">
      {CLOSED_TEXT.enquire}
    </Link>
  );
}

/**
 * A location's week (HOURS-11); nothing when no hours are listed. Special hours of the coming seven days stand in
 * place of the weekday's, marked with their occasion (OPEN-093).
 * @param props.enquiryBeside a way to enquire stands beside it: a closed day needs no second one
 */
export async function OpeningHours({
  week,
  special = [],
  site,
  enquiryBeside = false,
  field = {},
  className,
}: {
  week: readonly OpeningHour[];
  special?: readonly SpecialHour[];
  site: Pick<Site, 'slug' | 'settings'>;
  enquiryBeside?: boolean;
  /** What its element carries while the page is edited. */
  field?: EditableAttributes;
  className?: string;
}) {
  const rows = weekRows(week, special.length ? await comingDays(site, special, DAYS_OF_WEEK) : null);
  if (rows.length === 0) return null;
  const { closedHoursDisplay } = site.settings;
  const display = enquiryBeside && closedHoursDisplay === 'enquire' ? 'closed' : closedHoursDisplay;
  return (
    <dl className={classes('hours numbers', className)} {...field}>
      {rows.map(({ days, hours, special: day }) => (
        <div key={days}>
          <dt>
            {days}
            {day && <span className="block text-xs text-accent-ink">{day.occasion ?? 'Special hours'}</span>}
          </dt>
          {/* On a holiday there is nobody to make an appointment with: closed is closed. */}
          <dd>{hours ?? (day ? CLOSED_TEXT.closed : <Closed display={display} />)}</dd>
        </div>
      ))}
    </dl>
  );
}
