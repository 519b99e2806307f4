import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KNOWN_BODIES } from './body.ts';
import { bodyByModel } from './body-by-model.ts';

test.each([
  ['Toyota', 'Estima', 'van', 'Estima Aeras', 'peopleMover'],
  ['Kia', 'Carnival', 'wagon', 'Carnival S', 'peopleMover'],
  ['Mitsubishi', 'ASX', 'wagon', 'ASX ES', 'suv'],
  ['Toyota', 'HiAce', null, 'HiAce LWB', 'van'],
  ['Toyota', 'HiAce', 'wagon', 'HiAce 10 Seater', 'wagon'],
  ['RAM', '1500', 'van', '1500 Limited', 'ute'],
  ['Ford', 'Ranger', 'ute', 'Ranger XL Cab Chassis', 'cabChassis'],
  ['Ford', 'Ranger', 'cabChassis', 'Ranger XL', 'cabChassis'],
  ['Isuzu', 'NPR', 'ute', 'NPR 65-190 Traypack', 'lightTruck'],
  ['Isuzu', 'D-MAX', 'ute', 'D-MAX SX', 'ute'],
  ['Hino', '500 Series', 'van', '500 FD1124', 'lightTruck'],
  ['Iveco', 'Daily', 'van', 'Daily 35S14V H1', 'van'],
  ['Iveco', 'Daily', 'van', 'Daily 70C18 DRW', 'lightTruck'],
  ['Toyota', 'Coaster', 'van', 'Coaster', 'bus'],
  ['Holden', 'Calais', null, 'Calais VF Sedan 4dr', 'sedan'],
  ['Kia', 'Stinger', null, 'Stinger GT Fastback', null],
  ['Toyota', 'RAV4', 'suv', 'RAV4 wagon', 'suv'],
])('a %s %s with body %j and title %j is %j', (make, model, body, title, expected) =>
  expect(bodyByModel({ make, model, body, title })).toBe(expected),
);

test('gives the same body when it is applied twice', () => {
  const makes = fc.constantFrom('Toyota', 'Isuzu', 'Hino', 'Iveco', 'Ford', 'Kia');
  const models = fc.constantFrom('HiAce', 'Estima', 'NPR', 'Daily', 'Ranger', 'Carnival', 'Rio');
  const titles = fc.constantFrom('', 'Cab Chassis', 'Sedan 4dr', '35S14V', 'GT');
  const bodies = fc.constantFrom(null, ...KNOWN_BODIES);
  fc.assert(
    fc.property(makes, models, bodies, titles, (make, model, body, title) => {
      const once = bodyByModel({ make, model, body, title });
      expect(bodyByModel({ make, model, body: once, title })).toBe(once);
    }),
  );
});
