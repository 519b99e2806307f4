import { type HoldTerms, holdEnd } from '@forecourt/lib/payments/reservation/hold-end';
import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { confirmedTimes } from '@forecourt/lib/sites/confirmed-times';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { timestampText } from '@/features/payments/time.ts';

export type HoldPlace = Pick<Location, 'address' | 'contact_detail' | 'special_hours'>;

/**
 * Returns how long a location holds a vehicle once it is paid for, by the site's settings and the location's
 * hours (OPEN-025). Public holidays without special hours count as closed.
 */
export function holdTermsOf(
  { settings }: Pick<Site, 'settings'>,
  place: HoldPlace | null,
  now: Date,
): HoldTerms {
  const { reserveHoldHours: holdHours, reserveHoldOpeningDays: days } = settings;
  if (!place || days === 0) return { holdHours, holdOpening: null };
  const timeZone = placeTimeZone(place.address, settings.timeZone);
  const { address, contact_detail, special_hours } = place;
  const times = confirmedTimes(
    { address, week: contact_detail.opening_hours, special: special_hours },
    timeZone,
    now,
  );
  return { holdHours, holdOpening: times && { times, days } };
}

/** A hold as the checkout promises it. */
export interface HoldPromise {
  hours: number;
  /** When the hold ends if it is paid for now, such as `Mon 30 Nov 2026, 5:30 pm`; null if after its hours. */
  until: string | null;
}

/** Returns what the checkout promises to a shopper who pays now. */
export function holdPromise(terms: HoldTerms, now: Date, language: Language = ENGLISH): HoldPromise {
  const { holdHours: hours, holdOpening } = terms;
  const end = holdEnd(now, terms);
  const isLonger = end > holdEnd(now, { ...terms, holdOpening: null });
  return {
    hours,
    until: holdOpening && isLonger ? timestampText(end, holdOpening.times.timeZone, language) : null,
  };
}
