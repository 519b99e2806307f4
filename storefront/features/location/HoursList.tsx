import type { EditableAttributes } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';

export interface HoursLine {
  /** `Mon - Fri`, `Sat` */
  days: string;
  /** `8:30 am - 5:30 pm`, or the text for a closed day. */
  hours: string;
  occasion?: string;
  isEnquiry?: true;
}

export function HoursList({
  rows,
  field,
  className,
}: {
  rows: readonly HoursLine[];
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
