import type { Counted } from '@forecourt/lib/operations/events/activity';

export const COUNT_LABELS: Record<Counted, string> = {
  views: 'Used car views',
  saves: 'Saves',
  calls: 'Calls',
  enquiries: 'Enquiries',
  reservations: 'Reservations',
};

/** Formats a day without time zone: `Sun 22 Nov 2026`. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-AU', {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
    .replace(',', '');
