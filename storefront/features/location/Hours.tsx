import type { Site } from '@forecourt/lib/site/site';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.client.tsx';
import { CLOSED_TEXT, type HoursRow, type OpeningHour, weekRows } from './hours.ts';

/** What stands where there are no hours: words, or a link to enquire (HOURS-15 to HOURS-17). */
function Closed({ display }: { display: Site['settings']['closedHoursDisplay'] }) {
  if (display !== 'enquire') return CLOSED_TEXT[display];
  return (
    <Link href="/contact" className="link">
      {CLOSED_TEXT.enquire}
    </Link>
  );
}

/** Rows of days and hours. */
function HoursTable({
  rows,
  display,
  className,
}: {
  rows: readonly HoursRow[];
  display: Site['settings']['closedHoursDisplay'];
  className?: string;
}) {
  return (
    <dl className={classes('hours numbers', className)}>
      {rows.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours ?? <Closed display={display} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A location's week (HOURS-11); nothing when no hours are listed.
 * @param props.enquiryBeside a way to enquire stands beside it: a closed day needs no second one
 */
export function OpeningHours({
  week,
  site,
  enquiryBeside = false,
  className,
}: {
  week: readonly OpeningHour[];
  site: Pick<Site, 'settings'>;
  enquiryBeside?: boolean;
  className?: string;
}) {
  const rows = weekRows(week);
  if (rows.length === 0) return null;
  const { closedHoursDisplay } = site.settings;
  const display = enquiryBeside && closedHoursDisplay === 'enquire' ? 'closed' : closedHoursDisplay;
  return <HoursTable rows={rows} display={display} className={className} />;
}
