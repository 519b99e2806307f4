import type { Car } from './car.ts';

/** `2022 Toyota HiLux`: the title of cards and pages (CARD-02). */
export const vehicleTitle = (car: Pick<Car, 'year' | 'make' | 'model'>): string =>
  [car.year, car.make, car.model].filter(Boolean).join(' ');

/** `SR5 GUN126R`: the line below it (CARD-03), null when a car has neither. */
export const vehicleSubtitle = (car: Pick<Car, 'badge' | 'series'>): string | null =>
  [car.badge, car.series].filter(Boolean).join(' ') || null;

/**
 * The address part of a new car: `2022-toyota-hilux-sr5-h10234`.
 * @returns letters, digits and single hyphens, never empty
 */
export function vehicleSlug(car: Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'stocknum'>): string {
  const words = [car.year, car.make, car.model, car.badge].filter(Boolean).join(' ');
  return (
    [slugify(words).slice(0, 80).replace(/-$/, ''), slugify(car.stocknum)].filter(Boolean).join('-') || 'car'
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
