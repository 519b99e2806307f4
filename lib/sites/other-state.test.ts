import { expect, test } from 'vitest';
import { otherStateText } from './other-state.ts';

const place = (
  name: string,
  city: string,
  state: string,
  point: [number, number] | null,
  primary = false,
) => ({
  name,
  primary,
  address: { city, state, lat: point?.[0] ?? null, long: point?.[1] ?? null },
});
const southport = place('Harbour Southport', 'Southport', 'QLD', [-27.97, 153.4], true);
const sydney = place('Harbour Ryde', 'Ryde', 'NSW', [-33.81, 151.1]);
const car = { noun: 'car' };

test('names the place, the state and the distance from the main location', () => {
  expect(otherStateText(car, sydney, [sydney, southport])).toBe(
    'This car is in Ryde, NSW, about 685 km from Harbour Southport. You collect it there, or we quote for delivery.',
  );
});

test('names both states where a distance is unknown', () => {
  expect(otherStateText(car, place('Perth yard', 'Perth', 'wa', null), [southport])).toBe(
    'This car is in Perth, WA, not in QLD, where Harbour Southport is. You collect it there, or we quote for delivery.',
  );
});

test('follows the vehicle before the location that sells it', () => {
  expect(otherStateText({ ...car, city: 'Ballina', state: 'NSW' }, southport, [southport])).toContain(
    'is in Ballina, NSW',
  );
});

test('says nothing within the state, or without a state', () => {
  expect(otherStateText(car, southport, [southport, sydney])).toBeNull();
  expect(otherStateText(car, place('Yard', 'Ryde', '', null), [southport])).toBeNull();
  expect(otherStateText(car, sydney, [])).toBeNull();
});
