import { type OpeningHour, weekRows } from '@forecourt/lib/sites/hours';
import type { Location } from '@/content/locations.server.ts';

type Licensed = Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer'>;

/**
 * The licences of a site's locations in a sentence each, as the law of most states asks for (OPEN-108).
 * @param footerText what the footer says already: a number in it is not said twice
 * @returns empty when there is nothing to add
 */
export function licenceWords(locations: readonly Licensed[], footerText: string): string {
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

/** A week in one line, as `Monday to Friday 8:30am to 5:30pm, Sunday closed`; empty when no hours are listed. */
export const hoursLine = (week: readonly OpeningHour[]): string =>
  weekRows(week)
    .map(({ days, hours }) => `${days} ${hours ?? 'closed'}`)
    .join(', ');
