import { normalisePhone } from '../../platform/text/phone.ts';
import type { SourceKind } from '../../sites/visit-source/source-kinds.ts';
import type { ContactNumbers } from '../conversation/conversation-site-query.ts';

/** The owner of a tracking number, and where its calls go. */
export interface TrackedNumber {
  site: string;
  dealershipId: string | null;
  number: string;
  source: SourceKind | null;
  locationId: string | null;
  /** The phone that rings; null if the location has none. */
  forwardTo: string | null;
  /** Text of the SMS after a missed call. None is sent if it is empty. */
  missedCallText: string;
}

/** Returns the tracking number that was called; null if it is unknown or listed by two sites. */
export function trackedNumber(numbers: readonly ContactNumbers[], called: string): TrackedNumber | null {
  const wanted = normalisePhone(called);
  const found = numbers.flatMap(({ site, dealershipId, missedCallText, callNumbers }) =>
    callNumbers
      .filter(({ number }) => number && normalisePhone(number) === wanted)
      .map((own) => ({
        site,
        dealershipId,
        number: wanted,
        source: own.source,
        locationId: own.locationId,
        forwardTo: own.forwardTo || own.phone,
        missedCallText: missedCallText ?? '',
      })),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A number in the form that carriers dial, `+61290001234`. */
export const dialled = (phone: string): string => {
  const digits = normalisePhone(phone);
  return digits.startsWith('0') ? `+61${digits.slice(1)}` : digits.startsWith('1') ? digits : `+${digits}`;
};
