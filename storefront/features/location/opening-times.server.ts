import { dayIn } from '@forecourt/lib/platform/text/format';
import { dayAfter } from '@forecourt/lib/sites/hours';
import { type OpeningTimes, openingTimes } from '@forecourt/lib/sites/open-now';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import { HOLIDAYS_AHEAD, holidaysToConfirm } from '@forecourt/lib/sites/public-holidays';
import type { Site } from '@forecourt/lib/sites/site';
import { pageTime } from '@/content/dated.server.ts';
import type { HoursPlace } from './hours.server.ts';

/**
 * Returns a location's opening times for the browser, with the public holidays of the coming weeks for which
 * nobody has confirmed the hours.
 * @returns null if no hours are listed
 */
export function placeOpeningTimes(
  { settings }: Pick<Site, 'settings'>,
  { address, contact_detail: { opening_hours }, special_hours }: HoursPlace,
): OpeningTimes | null {
  const timeZone = placeTimeZone(address, settings.timeZone);
  const today = dayIn(pageTime(), timeZone) ?? '';
  const holidays = holidaysToConfirm(
    { address, week: opening_hours, special: special_hours },
    today,
    dayAfter(today, HOLIDAYS_AHEAD),
  );
  return openingTimes(
    opening_hours,
    special_hours,
    timeZone,
    holidays.map(({ date }) => date),
  );
}
