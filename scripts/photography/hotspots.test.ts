import { expect, test } from 'vitest';
import { BODIES } from './catalogue.ts';
import { exteriorHotspots, interiorHotspots } from './hotspots.ts';
import { type Body, SPIN_FRAMES, SPINS } from './names.ts';

const turning = (Object.keys(SPINS) as Body[]).filter((body) => body !== 'caravan');

test('hotspots of a spin lie well inside the frames that face them (CAR-048)', () => {
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

test('a caravan has none outside', () => {
  expect(exteriorHotspots('caravan')).toEqual([]);
});

test('from the kerb side a car’s nose is on the left and its tail on the right', () => {
  for (const body of turning) {
    const [lamp, wheel] = exteriorHotspots(body);
    expect(lamp?.x).toBeLessThan(50);
    expect(wheel?.x).toBeLessThan(40);
  }
});

test('hotspots of a cabin lie ahead, the wheel right of the screen and the seat on the left (CAR-049)', () => {
  const [screen, wheel, seat] = interiorHotspots('suv');
  expect(screen?.x).toBeCloseTo(50, 0);
  expect(wheel?.x).toBeGreaterThan(50);
  expect(seat?.x).toBeLessThan(50);
  for (const spot of [screen, wheel, seat]) expect(spot?.y).toBeGreaterThan(50);
});

test('rooms and caravans have none', () => {
  for (const body of BODIES.filter((name) => name.startsWith('caravan'))) {
    expect(exteriorHotspots(body)).toEqual([]);
    expect(interiorHotspots(body)).toEqual([]);
  }
});
