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

/** Returns a week in one line, such as `Monday to Friday 8:30am to 5:30pm, Sunday closed`. */
export const hoursLine = (week: readonly OpeningHour[]): string =>
  weekRows(week)
    .map(({ days, hours }) => `${days} ${hours ?? 'closed'}`)
    .join(', ');
