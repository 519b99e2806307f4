import * as THREE from 'three';
import { skyline } from './cabin-screens.ts';
import type { Subject } from './car.ts';
import { Kit, pane, panel, pillow, slab, tube } from './kit.ts';
import { finish } from './material.ts';

/** Colours of a caravan's living room, as 0xRRGGBB. */
export interface RoomSpec {
  length: number;
  cabinet: number;
  overhead: number;
  bench: number;
  cushion: number;
  floor: number;
  throwRug: number;
}

export const ROOMS = {
  'room-coastal': {
    length: 5.2,
    cabinet: 0x9c8468,
    overhead: 0xdfe0de,
    bench: 0x2c2d2f,
    cushion: 0x8a8f93,
    floor: 0x84735f,
    throwRug: 0x4c6472,
  },
  'room-compact': {
    length: 4.1,
    cabinet: 0xd9d6cf,
    overhead: 0xd9d6cf,
    bench: 0xb6a68f,
    cushion: 0x6f7d72,
    floor: 0xa08d74,
    throwRug: 0xb08a5b,
  },
  'room-dark': {
    length: 4.9,
    cabinet: 0x35373b,
    overhead: 0x46494e,
    bench: 0xc9c5bd,
    cushion: 0x8b6a4e,
    floor: 0x6d5f52,
    throwRug: 0x7a3f2c,
  },
} as const satisfies Record<string, RoomSpec>;
export type RoomName = keyof typeof ROOMS;

const HALF = 1.12;
const HEIGHT = 2.02;
const REACH = 0.55;

/** A caravan's inside, seen from its back: kitchen on the left, dinette on the right, bed at the end. */
export function buildRoom(name: RoomName): Subject {
  const spec: RoomSpec = ROOMS[name];
  const kit = new Kit();
  const end = -spec.length + 1.2;
  fitWalls(kit, spec, end);
  fitBed(kit, spec, end);
  fitKitchen(kit, spec, end);
  fitDinette(kit, spec);
  const object = new THREE.Group().add(kit.group);
  return { object, size: { length: spec.length, width: HALF * 2, height: HEIGHT }, normalLength: 7.4 };
}

const matt = (colour: number, rough = 0.6) => finish({ colour, rough, reach: REACH });
const satin = (colour: number) => finish({ colour, rough: 0.35, coat: 0.35, reach: REACH });
const chrome = () => finish({ colour: 0xc9ccce, rough: 0.18, metal: 0.9, reach: 0.15 });
const led = () => finish({ colour: 0xfff4e0, rough: 0.4, glow: 1.2, reach: 0 });

function fitWalls(kit: Kit, spec: RoomSpec, end: number): void {
  const length = 1.2 - end + 0.6;
  const middle = (end + 1.8) / 2;
  kit.add(
    panel(length, 0.04, HALF * 2, 0.08),
    finish({ colour: spec.floor, rough: 0.45, coat: 0.25, grain: [7, 0.72, 0.03], reach: REACH }),
    [middle, -0.02, 0],
  );
  kit.add(
    panel(length, 0.04, HALF * 2, 0.08),
    finish({ colour: 0xe4e4e1, rough: 0.8, glow: 0.22, reach: REACH }),
    [middle, HEIGHT, 0],
  );
  kit.both(panel(length, HEIGHT, 0.04, 0.08), matt(0xd8d7d3, 0.8), [middle, HEIGHT / 2, HALF]);
  kit.add(panel(0.04, HEIGHT, HALF * 2, 0.08), matt(0xd3d2ce, 0.8), [end - 0.02, HEIGHT / 2, 0]);
  // Hatches in the roof and a row of downlights.
  for (const x of [end + 1.0, -0.2]) {
    kit.add(slab(0.5, 0.03, 0.5, 0.01), matt(0xdadad8), [x, HEIGHT - 0.02, 0]);
    kit.add(slab(0.4, 0.032, 0.4, 0.01), finish({ colour: 0xf4f8fb, rough: 0.4, glow: 0.9, reach: 0 }), [
      x,
      HEIGHT - 0.024,
      0,
    ]);
  }
  for (let x = end + 0.5; x < 0.6; x += 0.62) {
    kit.both(new THREE.CylinderGeometry(0.035, 0.035, 0.012, 28), led(), [x, HEIGHT - 0.024, 0.42]);
  }
}

/** A framed window with the day outside and a raised blind. */
function fitWindow(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  turn: number,
): void {
  const group = new THREE.Group();
  const add = (geometry: THREE.BufferGeometry, material: THREE.Material, dz: number, dy = 0) => {
    const part = new THREE.Mesh(geometry, material);
    part.position.set(0, dy, dz);
    group.add(part);
  };
  add(pane(width + 0.1, height + 0.1, 0.06, 0.02), matt(0xcfcfcc), 0);
  add(
    new THREE.PlaneGeometry(width, height),
    finish({ colour: 0xffffff, picture: skyline(), rough: 0.3, glow: 1.1, reach: 0 }),
    0.032,
  );
  add(slab(width + 0.04, height * 0.24, 0.03, 0.01), matt(0xe2e1dd, 0.85), 0.04, height * 0.4);
  group.position.set(x, y, z);
  group.rotation.y = turn;
  kit.group.add(group);
}

function fitBed(kit: Kit, spec: RoomSpec, end: number): void {
  const top = 0.62;
  const middle = end + 0.98;
  kit.add(slab(1.9, 0.36, 1.52, 0.02), satin(spec.cabinet), [middle, 0.18, 0]);
  kit.add(pillow(1.96, 0.3, 1.56, 7, 40), matt(0xe7e5e0, 0.9), [middle, top - 0.14, 0]);
  kit.add(pillow(1.3, 0.16, 1.64, 7, 40), matt(0xf0efec, 0.95), [middle + 0.34, top - 0.02, 0]);
  kit.add(pillow(0.6, 0.1, 1.68, 6, 40), matt(spec.throwRug, 0.95), [middle + 0.62, top + 0.035, 0]);
  for (const z of [-0.4, 0.4]) {
    kit.add(pillow(0.2, 0.42, 0.68, 3.2), matt(0xf2f1ee, 0.95), [end + 0.3, top + 0.22, z]).rotation.z = 0.4;
    kit.add(pillow(0.16, 0.34, 0.46, 3), matt(spec.throwRug, 0.95), [
      end + 0.47,
      top + 0.19,
      z,
    ]).rotation.z = 0.5;
  }
  kit.add(pillow(0.14, 0.26, 0.38, 3), matt(spec.cushion, 0.95), [
    end + 0.6,
    top + 0.15,
    0,
  ]).rotation.z = 0.55;
  // Bedhead, wardrobes either side, cupboards above with a light strip.
  kit.add(slab(0.06, 0.56, 1.5, 0.03), matt(spec.cushion, 0.85), [end + 0.05, 0.95, 0]);
  for (const z of [-0.25, 0.25])
    kit.add(slab(0.064, 0.54, 0.006, 0.002), matt(0x2a2a2a), [end + 0.052, 0.95, z]);
  kit.both(slab(0.5, HEIGHT - 0.04, 0.33, 0.012), satin(spec.cabinet), [end + 0.26, HEIGHT / 2, HALF - 0.18]);
  kit.both(slab(0.02, 0.3, 0.012, 0.005), chrome(), [end + 0.52, 1.1, HALF - 0.32]);
  kit.add(slab(0.42, 0.34, HALF * 2 - 0.7, 0.012), satin(spec.overhead), [end + 0.22, HEIGHT - 0.2, 0]);
  kit.add(slab(0.03, 0.016, HALF * 2 - 0.76, 0.006), led(), [end + 0.4, HEIGHT - 0.385, 0]);
  for (const z of [-0.26, 0.26])
    kit.add(slab(0.01, 0.33, 0.008, 0.002), matt(0x2a2a2a), [end + 0.43, HEIGHT - 0.2, z]);
  kit.both(
    tube(
      [
        [0, 0, 0],
        [0.06, 0.03, 0],
        [0.1, -0.02, 0],
      ],
      0.01,
    ),
    chrome(),
    [end + 0.08, 1.38, 0.56],
  );
  kit.both(pillow(0.06, 0.05, 0.06, 2.5), led(), [end + 0.18, 1.35, 0.56]);
  fitWindow(kit, end + 1.25, 1.2, -HALF + 0.03, 0.72, 0.5, 0);
  fitWindow(kit, end + 1.25, 1.2, HALF - 0.03, 0.72, 0.5, Math.PI);
}

/** Along positive z, the left when looking forward: bench, sink, cooktop, fridge, overhead cupboards. */
function fitKitchen(kit: Kit, spec: RoomSpec, end: number): void {
  const from = end + 2.25;
  const to = 0.55;
  const length = to - from;
  const middle = (from + to) / 2;
  const depth = 0.56;
  const z = HALF - depth / 2;
  const front = HALF - depth;
  kit.add(panel(length, 0.84, depth, 0.1), satin(spec.cabinet), [middle, 0.46, z]);
  kit.add(
    slab(length + 0.03, 0.035, depth + 0.03, 0.012),
    finish({ colour: spec.bench, rough: 0.22, coat: 0.7, reach: REACH }),
    [middle, 0.9, z - 0.01],
  );
  kit.add(
    panel(length, 0.42, 0.012, 0.08),
    finish({ colour: 0xd5d8d6, rough: 0.2, coat: 0.6, grain: [9, 0.82, 0.03], reach: REACH }),
    [middle, 1.13, HALF - 0.03],
  );
  // Doors and drawers with finger gaps and bar handles.
  const units = Math.max(3, Math.round(length / 0.5));
  for (let i = 0; i < units; i += 1) {
    const x = from + ((i + 0.5) * length) / units;
    const w = length / units - 0.012;
    for (const [y, h] of [
      [0.75, 0.2],
      [0.36, 0.54],
    ] as const) {
      kit.add(slab(w, h, 0.02, 0.004), satin(spec.cabinet), [x, y, front - 0.008]);
      kit.add(slab(w * 0.55, 0.012, 0.014, 0.004), chrome(), [x, y + h / 2 - 0.04, front - 0.028]);
    }
  }
  // Sink with a tall tap, cooktop.
  kit.add(pane(0.44, 0.36, 0.05, 0.004), chrome(), [middle + 0.36, 0.921, z]).rotation.x = -Math.PI / 2;
  kit.add(pane(0.38, 0.3, 0.05, 0.004), finish({ colour: 0x55585b, rough: 0.3, metal: 0.7, reach: 0 }), [
    middle + 0.36,
    0.924,
    z,
  ]).rotation.x = -Math.PI / 2;
  kit.add(
    tube(
      [
        [0, 0, 0],
        [0, 0.26, 0],
        [0, 0.34, -0.06],
        [0, 0.33, -0.16],
        [0, 0.27, -0.18],
      ],
      0.013,
    ),
    chrome(),
    [middle + 0.36, 0.92, HALF - 0.1],
  );
  kit.add(pane(0.5, 0.4, 0.03, 0.008), finish({ colour: 0x0a0a0b, rough: 0.08, coat: 1, reach: 0 }), [
    middle - 0.42,
    0.92,
    z,
  ]).rotation.x = -Math.PI / 2;
  for (const [dx, dz] of [
    [-0.13, -0.09],
    [0.13, -0.09],
    [-0.13, 0.1],
    [0.13, 0.1],
  ] as const) {
    kit.add(
      new THREE.TorusGeometry(0.06, 0.004, 8, 40),
      finish({ colour: 0x3a3c3f, rough: 0.3, metal: 0.6, reach: 0 }),
      [middle - 0.42 + dx, 0.934, z + dz],
    ).rotation.x = Math.PI / 2;
  }
  kit.add(slab(length, 0.36, 0.34, 0.01), satin(spec.overhead), [middle, HEIGHT - 0.21, HALF - 0.19]);
  for (let i = 1; i < units; i += 1)
    kit.add(slab(0.006, 0.35, 0.01, 0.002), matt(0x2a2a2a), [
      from + (i * length) / units,
      HEIGHT - 0.21,
      HALF - 0.362,
    ]);
  kit.add(slab(length - 0.06, 0.014, 0.02, 0.005), led(), [middle, HEIGHT - 0.397, HALF - 0.3]);
  fitWindow(kit, middle, 1.25, HALF - 0.04, 0.9, 0.34, Math.PI);
  // Fridge at the near end.
  kit.add(slab(0.58, 1.5, 0.58, 0.02), finish({ colour: 0x202225, rough: 0.25, coat: 0.8, reach: REACH }), [
    to + 0.32,
    0.77,
    HALF - 0.3,
  ]);
  kit.add(slab(0.59, 0.008, 0.59, 0.002), matt(0x050505), [to + 0.32, 1.1, HALF - 0.3]);
  kit.add(slab(0.6, 0.46, 0.58, 0.01), satin(spec.overhead), [to + 0.32, HEIGHT - 0.24, HALF - 0.3]);
}

/** Along negative z, the right: two benches facing each other over a table, a window, cupboards above. */
function fitDinette(kit: Kit, spec: RoomSpec): void {
  const middle = -0.75;
  const z = -HALF + 0.34;
  const leather = finish({ colour: spec.cushion, rough: 0.55, reach: REACH });
  for (const side of [-1, 1]) {
    const x = middle + side * 0.62;
    kit.add(slab(0.5, 0.34, 0.66, 0.01), satin(spec.cabinet), [x, 0.19, z]);
    kit.add(pillow(0.54, 0.15, 0.68, 6), leather, [x, 0.43, z]);
    kit.add(pillow(0.14, 0.52, 0.68, 5), leather, [x + side * 0.24, 0.72, z]);
    for (const dz of [-0.115, 0.115])
      kit.add(slab(0.008, 0.44, 0.006, 0.002), matt(0x2a2a2a), [
        x + side * 0.24 - side * 0.071,
        0.72,
        z + dz,
      ]);
  }
  kit.add(pillow(0.12, 0.32, 0.34, 3), matt(spec.throwRug, 0.95), [middle - 0.74, 0.68, z + 0.1]).rotation.z =
    -0.2;
  const table = kit.add(
    pane(0.66, 0.62, 0.06, 0.02),
    finish({ colour: spec.bench, rough: 0.25, coat: 0.6, reach: REACH }),
    [middle, 0.71, z + 0.02],
  );
  table.rotation.x = -Math.PI / 2;
  kit.add(new THREE.CylinderGeometry(0.035, 0.045, 0.7, 28, 6), chrome(), [middle, 0.36, z + 0.05]);
  kit.add(pillow(0.09, 0.14, 0.09, 3), matt(0xe6e2d8, 0.6), [middle - 0.1, 0.8, z - 0.12]);
  for (let i = 0; i < 7; i += 1) {
    const angle = i * 2.4;
    kit.add(
      tube(
        [
          [0, 0, 0],
          [Math.cos(angle) * 0.03, 0.1, Math.sin(angle) * 0.03],
          [Math.cos(angle) * 0.08, 0.17, Math.sin(angle) * 0.08],
        ],
        0.006,
      ),
      matt(0x5a7355, 0.8),
      [middle - 0.1, 0.85, z - 0.12],
    );
  }
  fitWindow(kit, middle, 1.2, -HALF + 0.03, 1.15, 0.56, 0);
  kit.add(slab(2.0, 0.36, 0.34, 0.01), satin(spec.overhead), [middle, HEIGHT - 0.21, -HALF + 0.19]);
  for (const dx of [-0.5, 0, 0.5])
    kit.add(slab(0.006, 0.35, 0.01, 0.002), matt(0x2a2a2a), [middle + dx, HEIGHT - 0.21, -HALF + 0.362]);
  kit.add(slab(1.94, 0.014, 0.02, 0.005), led(), [middle, HEIGHT - 0.397, -HALF + 0.3]);
  kit.add(slab(0.7, HEIGHT - 0.02, 0.5, 0.012), satin(spec.cabinet), [0.9, HEIGHT / 2, -HALF + 0.26]);
  kit.add(slab(0.012, 0.32, 0.02, 0.005), chrome(), [0.62, 1.05, -HALF + 0.52]);
}
