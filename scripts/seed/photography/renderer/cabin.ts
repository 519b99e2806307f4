import * as THREE from 'three';
import { instruments, mapScreen } from './cabin-screens.ts';
import type { Subject } from './car.ts';
import { Kit, pane, panel, pillow, slab, solid, tube } from './kit.ts';
import { type FinishOptions, finish } from './material.ts';
import { ease, joinMax, joinMin, type Point, roundedBox } from './math.ts';
import { Profile } from './profile.ts';

/** Colours and equipment of an interior. Colours as 0xRRGGBB. */
export interface CabinSpec {
  upper: number;
  lower: number;
  seat: number;
  trim: FinishOptions;
  /** Centre screen: width and height, metres. */
  screen: readonly [number, number];
  /** A folded roof: nothing above the windscreen. */
  open: boolean;
  /** Hard-wearing plastics and a simple wheel, as in work vehicles. */
  plain: boolean;
}

const alloy: FinishOptions = { colour: 0xa8abae, rough: 0.3, metal: 0.8 };
const wood: FinishOptions = { colour: 0x4a2f1c, rough: 0.25, coat: 1 };
const piano: FinishOptions = { colour: 0x070708, rough: 0.08, coat: 1 };

export const CABINS = {
  'cabin-dark': {
    upper: 0x19191b,
    lower: 0x232326,
    seat: 0x1d1d20,
    trim: alloy,
    screen: [0.3, 0.175],
    open: false,
    plain: false,
  },
  'cabin-tan': {
    upper: 0x19181a,
    lower: 0x7a4f31,
    seat: 0x84573a,
    trim: wood,
    screen: [0.33, 0.19],
    open: false,
    plain: false,
  },
  'cabin-light': {
    upper: 0x2a2b2e,
    lower: 0x9a9489,
    seat: 0xa8a194,
    trim: piano,
    screen: [0.3, 0.175],
    open: false,
    plain: false,
  },
  'cabin-work': {
    upper: 0x232427,
    lower: 0x34363a,
    seat: 0x2c2e33,
    trim: { colour: 0x3a3c40, rough: 0.5 },
    screen: [0.2, 0.12],
    open: false,
    plain: true,
  },
  'cabin-open': {
    upper: 0x19181a,
    lower: 0x6b1d1c,
    seat: 0x74201e,
    trim: alloy,
    screen: [0.3, 0.175],
    open: true,
    plain: false,
  },
} as const satisfies Record<string, CabinSpec>;
export type CabinName = keyof typeof CABINS;

const HALF_WIDTH = 0.74;
const SILL = 0.98;
const ROOF = 1.5;
/** The driver sits on the right: negative z. */
const DRIVER = -0.37;
const REACH = 0.9;

export function buildCabin(name: CabinName, cell: number): Subject {
  const spec: CabinSpec = CABINS[name];
  const kit = new Kit();
  fitDash(kit, spec, cell);
  fitDials(kit, spec);
  fitWheel(kit, spec);
  fitConsole(kit, spec, cell);
  fitDoors(kit, spec, cell);
  fitFrontSeats(kit, spec);
  fitShell(kit, spec);
  const object = new THREE.Group().add(kit.group);
  return { object, size: { length: 3, width: 1.6, height: 1.5 }, normalLength: 4.7 };
}

const soft = (colour: number, rough = 0.62): THREE.ShaderMaterial => finish({ colour, rough, reach: REACH });

/** Dash in side view; its face is bowed towards the middle of the car. */
const DASH: readonly Point[] = [
  [0.72, 0.99],
  [1.1, 1.0],
  [1.36, 0.985],
  [1.44, 0.955],
  [1.45, 0.9],
  [1.41, 0.86],
  [1.43, 0.83],
  [1.42, 0.79],
  [1.34, 0.68],
  [1.26, 0.5],
  [0.8, 0.42],
];

function fitDash(kit: Kit, spec: CabinSpec, cell: number): void {
  const profile = new Profile(DASH, 0.018);
  const bowed = (x: number, z: number) => x + 0.16 * z * z;
  const whole = (x: number, y: number, z: number) =>
    joinMax(profile.at(bowed(x, z), y), z - HALF_WIDTH, 0.03);
  const extent = (low: number, high: number) => ({
    x: [0.7, 1.55] as const,
    y: [low, high] as const,
    z: HALF_WIDTH + 0.04,
  });
  // A gap along the face separates upper pad, trim and lower pad, and holds the vents.
  kit.add(
    solid((x, y, z) => joinMax(whole(x, y, z), 0.872 - y, 0.012), extent(0.82, 1.05), cell),
    soft(spec.upper, 0.7),
    [0, 0, 0],
  );
  kit.add(
    solid(
      (x, y, z) => joinMax(whole(x, y, z) - 0.003, Math.abs(y - 0.812) - 0.018, 0.008),
      extent(0.76, 0.86),
      cell * 0.7,
    ),
    finish({ ...spec.trim, reach: 0.3 }),
    [0, 0, 0],
  );
  kit.add(
    solid((x, y, z) => joinMax(whole(x, y, z), y - 0.788, 0.014), extent(0.38, 0.83), cell),
    soft(spec.lower),
    [0, 0, 0],
  );
  kit.add(panel(0.4, 0.1, HALF_WIDTH * 2 - 0.06), soft(0x08080a), [1.14, 0.85, 0]);
  const slat = finish({ colour: 0x101012, rough: 0.45, reach: 0.2 });
  for (const z of [-0.63, -0.13, 0.13, 0.63]) {
    const x = 1.425 - 0.16 * z * z;
    for (let i = 0; i < 3; i += 1)
      kit.add(slab(0.03, 0.005, 0.19, 0.002), slat, [x - 0.03, 0.839 + i * 0.013, z]);
    kit.add(slab(0.012, 0.024, 0.012, 0.004), finish({ ...alloy, reach: 0.2 }), [x - 0.012, 0.852, z + 0.03]);
    kit.add(slab(0.05, 0.052, 0.006, 0.002), finish({ ...alloy, reach: 0.2 }), [x - 0.025, 0.852, z - 0.102]);
    kit.add(slab(0.05, 0.052, 0.006, 0.002), finish({ ...alloy, reach: 0.2 }), [x - 0.025, 0.852, z + 0.102]);
  }
}

function fitDials(kit: Kit, spec: CabinSpec): void {
  const glass = (picture: HTMLCanvasElement) =>
    finish({ colour: 0xffffff, picture, rough: 0.06, coat: 1, glow: 0.75, reach: 0 });
  const black = finish({ ...piano, reach: 0.3 });
  // Instruments under a hood.
  const cluster = kit.add(pane(0.33, 0.125, 0.02, 0.014), black, [1.38, 0.975, DRIVER]);
  cluster.rotation.set(0, Math.PI / 2, 0.16, 'ZYX');
  const dials = kit.add(new THREE.PlaneGeometry(0.315, 0.11), glass(instruments()), [1.401, 0.978, DRIVER]);
  dials.rotation.set(0, Math.PI / 2, 0.16, 'ZYX');
  kit.add(pillow(0.2, 0.03, 0.42, 4), soft(spec.upper, 0.7), [1.33, 1.052, DRIVER]).rotation.z = 0.1;
  kit.both(pillow(0.16, 0.12, 0.03, 4), soft(spec.upper, 0.7), [1.33, 0.995, 0.2], (part, side) => {
    part.position.z = DRIVER + 0.195 * side;
  });
  const [w, h] = spec.screen;
  const y = 0.955 + h * 0.35;
  const screen = kit.add(pane(w, h, 0.014, 0.012), black, [1.43, y, 0.0]);
  screen.rotation.set(0, Math.PI / 2, 0.13, 'ZYX');
  const map = kit.add(new THREE.PlaneGeometry(w - 0.014, h - 0.014), glass(mapScreen()), [
    1.4515,
    y + 0.002,
    0,
  ]);
  map.rotation.set(0, Math.PI / 2, 0.13, 'ZYX');
  // Climate controls under the trim.
  const knob = finish({ ...alloy, reach: 0.15 });
  for (const z of [-0.1, 0.1]) {
    const turn = kit.add(
      new THREE.CylinderGeometry(0.024, 0.026, 0.03, 40),
      finish({ colour: 0x141416, rough: 0.4, reach: 0.15 }),
      [1.405, 0.74, z],
    );
    turn.rotation.z = -Math.PI / 2 + 0.5;
    kit
      .add(new THREE.TorusGeometry(0.025, 0.0025, 10, 40), knob, [1.416, 0.746, z])
      .rotation.set(0, Math.PI / 2, 0.5, 'ZYX');
  }
  for (const z of [-0.048, -0.016, 0.016, 0.048])
    kit.add(pillow(0.012, 0.016, 0.024, 4), finish({ colour: 0x1d1e20, rough: 0.4, reach: 0.15 }), [
      1.408,
      0.742,
      z,
    ]);
}

function fitWheel(kit: Kit, spec: CabinSpec): void {
  const group = new THREE.Group();
  const leather = finish({ colour: 0x131315, rough: 0.55, reach: 0.4 });
  const gloss = finish({ ...(spec.plain ? { colour: 0x2c2d30, rough: 0.5 } : alloy), reach: 0.3 });
  const add = (geometry: THREE.BufferGeometry, material: THREE.Material, x: number, y: number, z: number) => {
    const part = new THREE.Mesh(geometry, material);
    part.position.set(x, y, z);
    group.add(part);
    return part;
  };
  // In its own plane: x towards the driver, y up, z across.
  const rim = new THREE.TorusGeometry(0.178, 0.0165, 20, 96);
  const place = rim.getAttribute('position');
  for (let i = 0; i < place.count; i += 1) {
    // Flattened at the bottom, as most are now.
    const y = place.getY(i);
    if (y < -0.14) place.setY(i, -0.14 + (y + 0.14) * 0.35);
  }
  rim.computeVertexNormals();
  rim.rotateY(Math.PI / 2);
  add(rim, leather, 0, 0, 0);
  add(pillow(0.07, 0.125, 0.15, 3.2), leather, -0.02, -0.005, 0);
  add(pillow(0.006, 0.02, 0.034, 2), finish({ ...alloy, reach: 0 }), 0.016, 0.005, 0);
  for (const side of [1, -1]) {
    add(pillow(0.03, 0.038, 0.14, 4), leather, -0.015, 0.004, side * 0.11);
    add(pillow(0.008, 0.03, 0.06, 4), gloss, 0.004, 0.006, side * 0.1);
    for (const dz of [-0.014, 0.014])
      add(
        pillow(0.006, 0.012, 0.018, 4),
        finish({ colour: 0x0c0c0d, rough: 0.4, reach: 0 }),
        0.009,
        0.006,
        side * 0.1 + dz,
      );
  }
  add(pillow(0.03, 0.1, 0.04, 4), gloss, -0.018, -0.09, 0);
  group.rotation.z = 0.38;
  group.position.set(1.72, 0.935, DRIVER);
  kit.group.add(group);
  kit.add(
    tube(
      [
        [1.72, 0.935, DRIVER],
        [1.5, 0.86, DRIVER],
        [1.3, 0.78, DRIVER],
      ],
      0.05,
    ),
    soft(spec.upper),
    [0, 0, 0],
  );
  for (const side of [1, -1]) {
    kit.add(
      tube(
        [
          [1.62, 0.9, DRIVER],
          [1.63, 0.92, DRIVER + side * 0.1],
          [1.64, 0.94, DRIVER + side * 0.17],
        ],
        0.009,
      ),
      soft(0x131315, 0.5),
      [0, 0, 0],
    );
  }
  for (const [z, w] of [
    [-0.3, 0.06],
    [-0.42, 0.09],
  ] as const)
    kit.add(slab(0.02, 0.09, w, 0.008), finish({ ...alloy, reach: 0.5 }), [1.3, 0.42, z]).rotation.z = -0.5;
}

function fitConsole(kit: Kit, spec: CabinSpec, cell: number): void {
  const outline: Point[] = [
    [1.2, 0.3],
    [1.2, 0.74],
    [1.38, 0.72],
    [1.55, 0.6],
    [1.75, 0.55],
    [2.2, 0.55],
    [2.24, 0.6],
    [2.7, 0.6],
    [2.7, 0.3],
  ];
  const side = new Profile(outline, 0.03);
  const well = (x: number, z: number) =>
    Math.min(Math.hypot(x - 2.02, z - 0.05), Math.hypot(x - 2.12, z - 0.05)) - 0.037;
  const field = (x: number, y: number, z: number) => {
    const body = joinMax(side.at(x, y), z - 0.125 - ease(1.5, 1.25, x) * 0.05, 0.03);
    return joinMax(body, -joinMax(well(x, z), 0.48 - y, 0.01), 0.01);
  };
  kit.add(solid(field, { x: [1.15, 2.75], y: [0.26, 0.8], z: 0.22 }, cell), soft(spec.upper), [0, 0, 0]);
  kit.add(pillow(0.42, 0.09, 0.25, 6), soft(spec.seat, 0.6), [2.46, 0.625, 0]);
  kit.add(pane(0.13, 0.14, 0.02, 0.006), finish({ ...spec.trim, reach: 0.3 }), [1.84, 0.549, 0]).rotation.x =
    -Math.PI / 2;
  kit.add(pillow(0.085, 0.055, 0.085, 3), soft(0x0d0d0e, 0.7), [1.84, 0.575, 0]);
  kit.add(
    tube(
      [
        [1.84, 0.57, 0],
        [1.85, 0.63, 0],
        [1.86, 0.66, 0],
      ],
      0.012,
    ),
    finish({ ...alloy, reach: 0.2 }),
    [0, 0, 0],
  );
  kit.add(pillow(0.06, 0.085, 0.052, 3), soft(0x121214, 0.5), [1.862, 0.69, 0]);
  for (const z of [-0.07, 0.07])
    kit.add(slab(0.36, 0.006, 0.01, 0.002), finish({ ...alloy, reach: 0.2 }), [1.98, 0.568, z * 1.55]);
}

function fitDoors(kit: Kit, spec: CabinSpec, cell: number): void {
  const shape = (low: number, high: number) => (x: number, y: number, z: number) => {
    const card = joinMax(
      Math.abs(z - 0.01) - 0.035 - ease(0.6, 0.45, y) * 0.03,
      roundedBox(x - 1.95, y - 0.66, 0.85, 0.33, 0.05),
      0.02,
    );
    const rest = joinMax(
      roundedBox(x - 2.05, y - 0.68 + (2.05 - x) * 0.06, 0.42, 0.035, 0.03),
      z - 0.1,
      0.03,
    );
    return joinMax(joinMin(card, rest, 0.04), Math.max(low - y, y - high), 0.01);
  };
  const extent = { x: [1.05, 2.85] as const, y: [0.3, 1.03] as const, z: 0.14 };
  // Meshed symmetric about its own middle plane; the outer half stays hidden in the shell.
  const upper = solid(shape(0.8, 1.1), extent, cell * 1.3);
  const lower = solid(shape(0.2, 0.792), extent, cell * 1.3);
  for (const side of [1, -1]) {
    kit.add(upper, soft(spec.upper, 0.7), [0, 0, side * (HALF_WIDTH - 0.02)]);
    kit.add(lower, soft(spec.lower), [0, 0, side * (HALF_WIDTH - 0.02)]);
    const z = side * (HALF_WIDTH - 0.075);
    kit.add(pillow(0.13, 0.024, 0.014, 4), finish({ ...alloy, reach: 0.2 }), [1.6, 0.86, z]);
    kit.add(pillow(0.05, 0.05, 0.01, 5), soft(0x0c0c0d), [1.6, 0.86, z + side * 0.006]);
    kit.add(slab(0.9, 0.016, 0.008, 0.003), finish({ ...spec.trim, reach: 0.3 }), [
      1.85,
      0.796,
      z + side * 0.008,
    ]);
  }
}

function fitFrontSeats(kit: Kit, spec: CabinSpec): void {
  const leather = finish({ colour: spec.seat, rough: spec.plain ? 0.9 : 0.55, reach: 0.6 });
  for (const z of [DRIVER, -DRIVER]) {
    kit.add(pillow(0.56, 0.16, 0.34, 5), leather, [2.16, 0.54, z]);
    for (const side of [1, -1])
      kit.add(pillow(0.56, 0.19, 0.13, 3.2), leather, [2.16, 0.555, z + side * 0.2]);
    for (const x of [2.0, 2.14, 2.28])
      kit.add(slab(0.006, 0.004, 0.3, 0.002), soft(0x08080a), [x, 0.62 - Math.abs(x - 2.14) * 0.02, z]);
  }
  kit.add(panel(0.04, 0.66, HALF_WIDTH * 2), soft(0x101011, 0.95), [1.02, 0.6, 0]);
  kit.add(panel(2.2, 0.04, HALF_WIDTH * 2), soft(0x141416, 0.95), [2, 0.3, 0]);
}

function fitShell(kit: Kit, spec: CabinSpec): void {
  const lining = finish({ colour: spec.open ? 0x17171a : 0x8d8a85, rough: 0.95, reach: REACH });
  for (const side of [1, -1]) {
    kit.add(
      tube(
        [
          [0.78, 0.97, side * 0.76],
          [1.2, 1.22, side * 0.7],
          [1.72, 1.48, side * 0.6],
        ],
        0.042,
      ),
      lining,
      [0, 0, 0],
    );
    if (spec.open) continue;
    kit.add(
      tube(
        [
          [1.68, 1.46, side * 0.6],
          [2.2, 1.5, side * 0.58],
          [3.3, 1.47, side * 0.58],
        ],
        0.05,
      ),
      lining,
      [0, 0, 0],
    );
    kit.add(
      tube(
        [
          [2.62, 0.95, side * 0.74],
          [2.68, 1.2, side * 0.68],
          [2.74, 1.48, side * 0.58],
        ],
        0.06,
      ),
      lining,
      [0, 0, 0],
    );
  }
  kit.add(
    tube(
      [
        [1.74, 1.46, -0.6],
        [1.66, 1.495, 0],
        [1.74, 1.46, 0.6],
      ],
      0.035,
    ),
    lining,
    [0, 0, 0],
  );
  if (!spec.open) {
    kit.add(panel(1.7, 0.03, 1.2, 0.08), lining, [2.52, ROOF + 0.02, 0]);
    kit.both(slab(0.18, 0.016, 0.4, 0.008), lining, [1.84, ROOF - 0.015, 0.34]);
    kit.add(pillow(0.16, 0.03, 0.18, 4), lining, [1.86, ROOF - 0.01, 0]);
  }
  kit.add(pillow(0.035, 0.065, 0.24, 4.5), soft(0x0c0c0d, 0.4), [1.66, 1.385, 0]);
  kit.add(
    pillow(0.01, 0.05, 0.22, 5),
    finish({ colour: 0x8f989e, rough: 0.04, metal: 1, reach: 0 }),
    [1.68, 1.385, 0],
  );
  kit.add(
    tube(
      [
        [1.63, 1.4, 0],
        [1.58, 1.45, 0],
      ],
      0.012,
    ),
    soft(0x0c0c0d),
    [0, 0, 0],
  );
  // Bonnet and the wipers' edge, as far as they are seen over the dash.
  kit.add(pillow(1.3, 0.3, 1.56, 5), finish({ colour: 0x4a4e53, rough: 0.3, coat: 1, reach: 0 }), [
    0.02,
    SILL - 0.2,
    0,
  ]);
  kit.both(
    pillow(0.1, 0.105, 0.17, 4),
    finish({ colour: 0x2a2d30, rough: 0.3, coat: 1, reach: 0 }),
    [1.16, 1.03, 0.9],
  );
}
