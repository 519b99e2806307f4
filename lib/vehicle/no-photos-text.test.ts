import { expect, test } from 'vitest';
import { noPhotosText } from './no-photos-text.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const NOW = new Date('2026-11-29T00:00:00Z');
const vehicle = (status: 'in_stock' | 'coming_soon' | 'sold', days: number) =>
  sampleVehicle({ status, created_at: new Date(NOW.getTime() - days * 86_400_000).toISOString() });

test.each([
  [vehicle('in_stock', 14), 'Photos coming soon.'],
  [vehicle('in_stock', 15), 'We have no photos of this car.'],
  [vehicle('coming_soon', 200), 'Photos coming soon.'],
  [vehicle('sold', 1), 'We have no photos of this car.'],
])('promises photos only where they are expected', (one, words) =>
  expect(noPhotosText(one, NOW)).toBe(words),
);
