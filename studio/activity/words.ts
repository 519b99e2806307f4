import type { Counted } from '@forecourt/lib/operations/events/activity';

/** What is counted, as the tables call it. */
export const COUNT_WORDS: Record<Counted, string> = {
  views: 'Views',
  saves: 'Saves',
  calls: 'Calls',
  enquiries: 'Enquiries',
  reservations: 'Reservations',
};

/** `Sun 22 Nov 2026`, of a day that has no time zone. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-AU', {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
    .replace(',', '');
