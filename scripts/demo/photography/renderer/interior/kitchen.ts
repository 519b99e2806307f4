import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, pane, panel, slab, tube } from '../solid/kit.ts';
import { chrome, HALF, HEIGHT, led, matt, REACH, type RoomSpec, satin } from './room-spec.ts';
import { fitWindow } from './window.ts';

/** Along positive z, the left when looking forward: bench, sink, cooktop, fridge, overhead cupboards. */
export function fitKitchen(kit: Kit, spec: RoomSpec, end: number): void {
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
  kit.add(slab(0.58, 1.5, 0.58, 0.02), finish({ colour: 0x202225, rough: 0.25, coat: 0.8, reach: REACH }), [
    to + 0.32,
    0.77,
    HALF - 0.3,
  ]);
  kit.add(slab(0.59, 0.008, 0.59, 0.002), matt(0x050505), [to + 0.32, 1.1, HALF - 0.3]);
  kit.add(slab(0.6, 0.46, 0.58, 0.01), satin(spec.overhead), [to + 0.32, HEIGHT - 0.24, HALF - 0.3]);
}
