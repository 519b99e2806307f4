import { finish } from '../light/finish.ts';
import { type Kit, pane, pillow, slab, solid } from '../solid/kit.ts';
import { joinMax, joinMin } from '../solid/math.ts';
import { Profile } from '../solid/profile.ts';
import { plate } from './plate.ts';
import type { Shape } from './shape.ts';

const FLOOR = 0.46;

const ROOF = 2.98;

const HALF = 1.1;

/** A motorhome's living quarters: a coach body with a bed over the cab, windows, door and awning. */
export function fitCoach(kit: Kit, shape: Shape, cell: number): void {
  const { spec, axles } = shape;
  if (!spec.coach) return;
  const [start, stop] = spec.coach;
  const side = new Profile(
    [
      [start, FLOOR],
      [start, 2.02],
      [start - 0.62, 2.08],
      [start - 1.02, 2.24],
      [start - 1.06, 2.42],
      [start - 0.86, 2.76],
      [start - 0.5, ROOF - 0.06],
      [start + 0.4, ROOF],
      [stop - 0.3, ROOF - 0.02],
      [stop - 0.03, ROOF - 0.2],
      [stop, FLOOR + 0.3],
      [stop - 0.12, FLOOR],
    ],
    0.05,
  );
  const body = (x: number, y: number, z: number) => {
    const over = joinMin(HALF - z, HALF - 0.04 - z + Math.max(0, start - 0.2 - x) * 0.25, 0.02);
    const hull = joinMax(side.at(x, y), -over, 0.12);
    const arch = joinMax(Math.hypot(x - axles[1], y - spec.wheel) - spec.arch - 0.02, HALF - 0.4 - z, 0.03);
    return joinMax(hull, -arch, 0.02);
  };
  const skin = solid(
    body,
    { x: [start - 1.2, stop + 0.1], y: [FLOOR - 0.1, ROOF + 0.1], z: HALF + 0.1 },
    cell * 1.6,
  );
  kit.add(skin, finish({ rough: 0.4, coat: 0.9, paint: 1, reach: 1.5 }), [0, 0, 0]);
  const glass = () => finish({ colour: 0x0b0e11, rough: 0.05, coat: 1, reach: 0.4 });
  const frame = () => finish({ colour: 0x1a1c1e, rough: 0.5, reach: 0.4 });
  const window = (x: number, y: number, width: number, height: number, z: number) => {
    kit.add(pane(width + 0.05, height + 0.05, 0.1, 0.012), frame(), [
      x,
      y,
      z > 0 ? HALF - 0.004 : -HALF - 0.008,
    ]);
    kit.add(pane(width, height, 0.08, 0.012), glass(), [x, y, z > 0 ? HALF + 0.008 : -HALF - 0.02]);
  };
  for (const [x, width] of [
    [start + 0.62, 0.7],
    [start + 2.85, 0.95],
    [stop - 0.75, 0.7],
  ] as const)
    window(x, 1.95, width, 0.52, 1);
  for (const [x, width] of [
    [start + 0.7, 0.8],
    [start + 2.1, 0.95],
    [stop - 0.75, 0.7],
  ] as const)
    window(x, 1.95, width, 0.52, -1);
  window(start - 0.35, 2.5, 0.5, 0.26, 1);
  window(start - 0.35, 2.5, 0.5, 0.26, -1);
  const door = start + 1.55;
  kit.add(pane(0.68, 1.86, 0.06, 0.006), frame(), [door, 1.52, HALF - 0.004]);
  kit.add(pane(0.655, 1.835, 0.05, 0.012), finish({ rough: 0.4, coat: 0.9, paint: 1, reach: 0.5 }), [
    door,
    1.52,
    HALF,
  ]);
  kit.add(pane(0.36, 0.5, 0.06, 0.012), glass(), [door, 1.98, HALF + 0.014]);
  kit.add(pillow(0.05, 0.12, 0.03, 4), frame(), [door + 0.26, 1.4, HALF + 0.03]);
  kit.add(slab(0.6, 0.05, 0.3, 0.02), frame(), [door, FLOOR - 0.12, HALF - 0.1]);
  kit.add(slab(3.4, 0.1, 0.12, 0.04), finish({ colour: 0xc9cccf, rough: 0.4, metal: 0.3, reach: 0.4 }), [
    start + 2.1,
    2.74,
    HALF + 0.04,
  ]);
  for (const z of [1, -1]) {
    kit.add(slab(stop - axles[1] - 0.52, 0.012, 0.01, 0.004), frame(), [
      (stop + axles[1] + 0.5) / 2,
      0.9,
      z * (HALF + 0.004),
    ]);
    kit.add(slab(axles[1] - start - 0.52, 0.012, 0.01, 0.004), frame(), [
      (start + axles[1] - 0.5) / 2,
      0.9,
      z * (HALF + 0.004),
    ]);
    for (const [y, height, grey] of [
      [1.26, 0.09, 0x6a7076],
      [1.15, 0.035, 0xb0703a],
    ] as const)
      for (const [from, to] of [
        [start + 0.1, z > 0 ? door - 0.36 : stop - 0.1],
        [door + 0.36, stop - 0.1],
      ] as const)
        if (z > 0 || from < door)
          kit.add(
            slab(to - from, height, 0.006, 0.002),
            finish({ colour: grey, rough: 0.4, coat: 0.5, reach: 0.3 }),
            [(from + to) / 2, y, z * (HALF + 0.003)],
          );
  }
  rear(kit, stop);
}

function rear(kit: Kit, stop: number): void {
  const glass = finish({ colour: 0x0b0e11, rough: 0.05, coat: 1, reach: 0.4 });
  kit.add(pane(1.3, 0.6, 0.1, 0.014), glass, [stop - 0.006, 2.0, 0]).rotation.y = Math.PI / 2;
  kit.add(slab(0.09, 0.26, HALF * 2 - 0.1, 0.04), finish({ rough: 0.4, coat: 0.9, paint: 1, reach: 0.4 }), [
    stop,
    FLOOR + 0.02,
    0,
  ]);
  const lamp = (y: number, height: number, colour: number) =>
    kit.both(
      pillow(0.05, height, 0.12, 5),
      finish({ colour, rough: 0.12, coat: 1, glow: 0.25, reach: 0.1 }),
      [stop + 0.012, y, HALF - 0.16],
    );
  lamp(1.18, 0.2, 0x9c0a10);
  lamp(0.99, 0.14, 0xc9cbce);
  lamp(0.85, 0.12, 0xd97a12);
  kit.both(pillow(0.03, 0.035, 0.14, 4), finish({ colour: 0x9c0a10, rough: 0.2, glow: 0.3 }), [
    stop - 0.06,
    ROOF - 0.2,
    HALF - 0.2,
  ]);
  plate(kit, stop + 0.055, FLOOR + 0.05, 1, 0.55);
  const alloy = finish({ colour: 0xb5b8bb, rough: 0.3, metal: 0.9 });
  for (const z of [-0.86, -0.6]) kit.add(slab(0.028, 1.9, 0.028, 0.012), alloy, [stop + 0.08, 1.95, z]);
  for (let y = 1.1; y < 2.9; y += 0.28)
    kit.add(slab(0.024, 0.024, 0.26, 0.01), alloy, [stop + 0.08, y, -0.73]);
}
