import { expect, test } from 'vitest';
import { BODIES } from './catalogue.ts';
import { exteriorHotspots, interiorHotspots } from './hotspots.ts';
import { type Body, SPIN_FRAMES, SPINS } from './names.ts';

const turning = (Object.keys(SPINS) as Body[]).filter((body) => body !== 'caravan');

test('places the hotspots of a spin well inside the frames that face them (CAR-048)', () => {
  for (const body of turning) {
    const spots = exteriorHotspots(body);
    expect(spots.map(({ title }) => title)).toEqual(['LED headlamps', 'Alloy wheels', 'LED tail lamps']);
    for (const { frame, x, y } of spots) {
      expect(frame).toBeLessThan(SPIN_FRAMES);
      expect(x).toBeGreaterThan(5);
      expect(x).toBeLessThan(95);
      expect(y).toBeGreaterThan(25);
      expect(y).toBeLessThan(80);
    }
  }
});

test('places none on the outside of a caravan', () => {
  expect(exteriorHotspots('caravan')).toEqual([]);
});

test('shows a car’s nose on the left and its tail on the right from the kerb side', () => {
  for (const body of turning) {
    const [lamp, wheel] = exteriorHotspots(body);
    expect(lamp?.x).toBeLessThan(50);
    expect(wheel?.x).toBeLessThan(40);
  }
});

test('places cabin hotspots ahead, the wheel on the right and the seat on the left (CAR-049)', () => {
  const [screen, wheel, seat] = interiorHotspots('suv');
  expect(screen?.x).toBeCloseTo(50, 0);
  expect(wheel?.x).toBeGreaterThan(50);
  expect(seat?.x).toBeLessThan(50);
  for (const spot of [screen, wheel, seat]) expect(spot?.y).toBeGreaterThan(50);
});

test('places none in rooms and caravans', () => {
  for (const body of BODIES.filter((name) => name.startsWith('caravan'))) {
    expect(exteriorHotspots(body)).toEqual([]);
    expect(interiorHotspots(body)).toEqual([]);
  }
});
