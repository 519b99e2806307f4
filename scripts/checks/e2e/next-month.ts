import { dayIn } from '@forecourt/lib/platform/text/format';

/** Returns the month after the one that the studio's calendar opens, as `2026-12`: nothing in it has expired yet. */
export function nextMonth(): string {
  const [year = 0, month = 0] = (dayIn(new Date(), 'Australia/Brisbane') ?? '').split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}
