import { dayIn, endOfDay } from '@forecourt/lib/platform/text/format';
import { dayAfter, type SpecialHour } from '@forecourt/lib/sites/hours';
import { pageTime, showingNow } from '@/content/dated.server.ts';

const moment = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/**
 * Returns the special hours of a place in the next days, and today's date there. The rendered page expires when
 * one of them passes or another comes within range.
 * @param place.slug the site's
 * @param place.timeZone the place's own
 * @param days number of days, including today
 */
export async function comingDays<Row extends SpecialHour>(
  { slug, timeZone }: { slug: string; timeZone: string },
  special: readonly Row[],
  days: number,
): Promise<{ special: Row[]; today: string }> {
  const datedHours = special.filter(({ date }) => date && endOfDay(date, timeZone) !== null);
  return {
    today: dayIn(pageTime(), timeZone) ?? '',
    special: await showingNow(slug, datedHours, ({ date }) => ({
      start: moment(endOfDay(dayAfter(date ?? '', -days), timeZone)),
      end: moment(endOfDay(date ?? '', timeZone)),
    })),
  };
}
