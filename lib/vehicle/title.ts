import type { Vehicle } from './vehicle.ts';

/** `2022 Toyota HiLux`: the title of cards and pages (CARD-02). */
export const vehicleTitle = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ');

/** `SR5 GUN126R`: the line below it (CARD-03), null when a vehicle has neither. */
export const vehicleSubtitle = (vehicle: Pick<Vehicle, 'badge' | 'series'>): string | null =>
  [vehicle.badge, vehicle.series].filter(Boolean).join(' ') || null;

/** `2022 Toyota HiLux SR5 GUN126R`: both lines in one, the name of a vehicle that its feed gave none. */
export const vehicleName = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>): string =>
  [vehicleTitle(vehicle), vehicleSubtitle(vehicle)].filter(Boolean).join(' ');

/**
 * The address part of a new vehicle: `2022-toyota-hilux-sr5-h10234`.
 * @returns letters, digits and single hyphens, never empty
 */
export function vehicleSlug(
  vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'stocknum'>,
): string {
  const words = [vehicle.year, vehicle.make, vehicle.model, vehicle.badge].filter(Boolean).join(' ');
  return (
    [slugify(words).slice(0, 80).replace(/-$/, ''), slugify(vehicle.stocknum)].filter(Boolean).join('-') ||
    'car'
  );
}

/** Any text as lower-case ASCII letters, digits and single hyphens. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
