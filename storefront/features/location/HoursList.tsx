import type { EditableAttributes } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';

/** A row of a week as it is shown. */
export interface HoursLine {
  /** `Mon - Fri`, `Sat` */
  days: string;
  /** `8:30 am - 5:30 pm`, or the words for a closed day. */
  hours: string;
  /** Why the day has hours of its own. */
  occasion?: string;
  /** Whether the words lead to an enquiry. */
  isEnquiry?: true;
}

/** A week in rows, on the server and in the browser. */
export function HoursList({
  rows,
  field,
  className,
}: {
  rows: readonly HoursLine[];
  /** What its element carries while the page is edited. */
  field?: EditableAttributes;
  className?: string;
}) {
  if (rows.length === 0) return null;
  return (
    <dl className={classes('hours numbers', className)} {...field}>
      {rows.map(({ days, hours, occasion, isEnquiry }) => (
        <div key={days}>
          <dt>
            {days}
            {occasion && <span className="block text-xs text-accent-ink">{occasion}</span>}
          </dt>
          <dd>
            {isEnquiry ? (
              <Link href="/contact" className="link">
                {hours}
              </Link>
            ) : (
              hours
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
