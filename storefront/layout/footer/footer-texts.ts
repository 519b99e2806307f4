import { type OpeningHour, weekRows } from '@forecourt/lib/sites/hours';
import type { Location } from '@/content/locations.server.ts';

type Licensed = Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer'>;

/**
 * Returns the dealer licences of a site's locations, a sentence each, as most states require (OPEN-108).
 * @param footerText the footer's text; numbers in it are not repeated
 */
export function licenceText(locations: readonly Licensed[], footerText: string): string {
  const numbersOf = (field: keyof Licensed) => [
    ...new Set(
      locations.flatMap((location) => {
        const number = location[field]?.trim();
        return number && !footerText.includes(number) ? [number] : [];
      }),
    ),
  ];
  return [
    ['Licensed motor dealer', numbersOf('dealer_license_number')] as const,
    ['Motor vehicle repairer', numbersOf('motor_vehicle_repairer')] as const,
  ]
    .flatMap(([words, numbers]) => (numbers.length ? [`${words}: ${numbers.join(', ')}.`] : []))
    .join(' ');
}

/** Returns a week in one line, such as `Mon - Fri 8:30 am - 5:30 pm, Sun closed`, with equal days in a row as one. */
export function hoursLine(week: readonly OpeningHour[]): string {
  const spans: { first: string; last: string; hours: string | null }[] = [];
  for (const { days, hours } of weekRows(week)) {
    const [first = days, last = first] = days.split(' - ');
    const before = spans.at(-1);
    if (before && before.hours === hours) before.last = last;
    else spans.push({ first, last, hours });
  }
  return spans
    .map(({ first, last, hours }) => `${first === last ? first : `${first} - ${last}`} ${hours ?? 'closed'}`)
    .join(', ');
}
