import type { Vehicle } from './vehicle.ts';

/** Returns the title of cards and pages, `2022 Toyota HiLux` (CARD-02). */
export const vehicleTitle = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ');

/** Returns the line below it, `SR5 GUN126R` (CARD-03); null if a vehicle has neither. */
export const vehicleSubtitle = (vehicle: Pick<Vehicle, 'badge' | 'series'>): string | null =>
  [vehicle.badge, vehicle.series].filter(Boolean).join(' ') || null;

/** Returns both lines, `2022 Toyota HiLux SR5 GUN126R`, for a vehicle without a name. */
export const vehicleName = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>): string =>
  [vehicleTitle(vehicle), vehicleSubtitle(vehicle)].filter(Boolean).join(' ');

/** Returns the slug of a new vehicle, never empty: `2022-toyota-hilux-sr5-h10234`. */
export function vehicleSlug(
  vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'stocknum'>,
): string {
  const words = [vehicle.year, vehicle.make, vehicle.model, vehicle.badge].filter(Boolean).join(' ');
  return (
    [slugify(words).slice(0, 80).replace(/-$/, ''), slugify(vehicle.stocknum)].filter(Boolean).join('-') ||
    'car'
  );
}

/** Converts any text to lower-case ASCII letters, digits and single hyphens. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
