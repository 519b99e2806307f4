import { finish } from '../light/finish.ts';
import { type Kit, panel, pillow, slab, tube } from '../solid/kit.ts';
import { soft } from './cabin-spec.ts';

const [FRONT, BACK, FLOOR, HALF] = [3.78, 4.74, 0.56, 0.62];

export function fitBoot(kit: Kit): void {
  const carpet = finish({ colour: 0x1e1f21, rough: 0.98, reach: 0.7 });
  const trim = finish({ colour: 0x2b2c2f, rough: 0.7, reach: 0.7 });
  const steel = finish({ colour: 0xa9acaf, rough: 0.25, metal: 1, reach: 0.1 });
  kit.add(panel(BACK - FRONT, 0.04, HALF * 2, 0.06), carpet, [(FRONT + BACK) / 2, FLOOR, 0]);
  kit.add(slab(0.012, 0.006, HALF * 1.84, 0.003), soft(0x08080a), [BACK - 0.16, FLOOR + 0.022, 0]);
  kit.add(pillow(0.05, 0.012, 0.16, 4), soft(0x0d0d0f), [BACK - 0.22, FLOOR + 0.024, 0]);
  for (const x of [FRONT + 0.16, BACK - 0.1])
    kit.both(
      tube(
        [
          [x, FLOOR + 0.02, 0.5],
          [x + 0.015, FLOOR + 0.05, 0.5],
          [x + 0.04, FLOOR + 0.05, 0.5],
          [x + 0.055, FLOOR + 0.02, 0.5],
        ],
        0.005,
      ),
      steel,
      [0, 0, 0],
    );
  kit.both(panel(BACK - FRONT, 0.62, 0.06, 0.06), trim, [(FRONT + BACK) / 2, FLOOR + 0.3, HALF - 0.01]);
  kit.both(pillow(0.66, 0.34, 0.24, 4), carpet, [FRONT + 0.34, FLOOR + 0.1, HALF - 0.07]);
  kit.both(slab(0.3, 0.16, 0.02, 0.02), soft(0x1a1b1d), [BACK - 0.24, FLOOR + 0.36, HALF - 0.045]);
  kit.both(pillow(0.06, 0.03, 0.012, 3), finish({ colour: 0xf2efe2, rough: 0.3, glow: 0.7, reach: 0 }), [
    BACK - 0.24,
    FLOOR + 0.5,
    HALF - 0.046,
  ]);
  kit.add(slab(0.07, 0.06, HALF * 2 - 0.06, 0.028), trim, [FRONT + 0.06, FLOOR + 0.56, 0]);
  kit.add(slab(0.14, 0.05, HALF * 2 + 0.1, 0.02), soft(0x141517, 0.5), [BACK + 0.02, FLOOR + 0.005, 0]);
  kit.add(slab(0.1, 0.004, HALF * 1.2, 0.002), steel, [BACK + 0.02, FLOOR + 0.032, 0]);
  kit.add(slab(0.04, 0.04, 0.1, 0.01), steel, [BACK + 0.05, FLOOR + 0.04, 0]);
  kit.add(
    tube(
      [
        [BACK + 0.03, FLOOR, 0],
        [BACK + 0.03, FLOOR, 0.56],
        [BACK + 0.02, FLOOR + 0.08, 0.64],
        [BACK - 0.06, FLOOR + 0.6, 0.62],
        [BACK - 0.16, FLOOR + 0.88, 0.52],
        [BACK - 0.18, FLOOR + 0.93, 0],
        [BACK - 0.16, FLOOR + 0.88, -0.52],
        [BACK - 0.06, FLOOR + 0.6, -0.62],
        [BACK + 0.02, FLOOR + 0.08, -0.64],
        [BACK + 0.03, FLOOR, -0.56],
        [BACK + 0.03, FLOOR, 0],
      ],
      0.024,
    ),
    soft(0x09090a, 0.5),
    [0, 0, 0],
  );
}
