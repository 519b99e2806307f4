import { dayIn, endOfDay } from '@forecourt/lib/platform/text/format';
import { dayAfter, type SpecialHour } from '@forecourt/lib/sites/hours';
import type { Site } from '@forecourt/lib/sites/site';
import { pageTime, showingNow } from '@/content/dated.server.ts';

const moment = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/**
 * Returns the special hours of the next days, and today's date at the dealer. The rendered page expires
 * when one of them passes or another comes within range.
 * @param days including today
 */
export async function comingDays<Row extends SpecialHour>(
  site: Pick<Site, 'slug' | 'settings'>,
  special: readonly Row[],
  days: number,
): Promise<{ special: Row[]; today: string }> {
  const { timeZone } = site.settings;
  const datedHours = special.filter(({ date }) => date && endOfDay(date, timeZone) !== null);
  return {
    today: dayIn(pageTime(), timeZone) ?? '',
    special: await showingNow(site.slug, datedHours, ({ date }) => ({
      start: moment(endOfDay(dayAfter(date ?? '', -days), timeZone)),
      end: moment(endOfDay(date ?? '', timeZone)),
    })),
  };
}
