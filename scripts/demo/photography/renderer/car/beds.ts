import * as THREE from 'three';
import type { Look } from '../../looks.ts';
import { finish } from '../light/finish.ts';
import { type Kit, panel, slab, tube } from '../solid/kit.ts';
import { plate } from './plate.ts';
import type { Shape } from './shape.ts';
import { wheel } from './wheel.ts';

export const alloy = () => finish({ colour: 0xb9bcbf, rough: 0.4, metal: 0.7 });

export const frame = () => finish({ colour: 0x151617, rough: 0.6 });

export const red = () => finish({ colour: 0x9c0a10, rough: 0.2, coat: 1, glow: 0.3 });

export const amber = () => finish({ colour: 0xd97a12, rough: 0.2, coat: 1, glow: 0.2 });

export function fitTub(kit: Kit, shape: Shape): void {
  const { spec } = shape;
  if (!spec.tub) return;
  const [start, stop] = spec.tub;
  const top = spec.backY - 0.04;
  kit.both(slab(stop - start + 0.02, 0.035, 0.09, 0.015), frame(), [
    (start + stop) / 2,
    top,
    shape.halfWidth - 0.13,
  ]);
  const hoop = [
    [0, 0, -0.72],
    [0.1, 0.3, -0.64],
    [0.12, 0.38, -0.5],
    [0.12, 0.38, 0.5],
    [0.1, 0.3, 0.64],
    [0, 0, 0.72],
  ] as const;
  kit.add(tube(hoop, 0.034), finish({ colour: 0x17181a, rough: 0.3, coat: 0.6 }), [
    start + 0.14,
    spec.backY - 0.05,
    0,
  ]);
}

export function fitTray(kit: Kit, shape: Shape): void {
  const { spec } = shape;
  if (!spec.tray) return;
  const [start, stop] = spec.tray;
  const [length, centre, deck] = [stop - start, (start + stop) / 2, 0.98];
  const half = shape.halfWidth - 0.02;
  kit.add(panel(length, 0.05, half * 2), alloy(), [centre, deck, 0]);
  kit.both(panel(length, 0.25, 0.03), alloy(), [centre, deck + 0.15, half]);
  for (const y of [0.06, 0.15, 0.24])
    kit.both(slab(length, 0.02, 0.012), alloy(), [centre, deck + y, half + 0.018]);
  for (const x of [start + 0.04, centre, stop - 0.04])
    kit.both(slab(0.045, 0.29, 0.03, 0.006), alloy(), [x, deck + 0.15, half + 0.02]);
  kit.add(panel(0.03, 0.25, half * 2), alloy(), [stop, deck + 0.15, 0]);
  kit.add(
    tube(
      [
        [0, 0, -0.84],
        [0, 0.86, -0.84],
        [0, 0.88, 0],
        [0, 0.86, 0.84],
        [0, 0, 0.84],
      ],
      0.024,
      0.05,
    ),
    alloy(),
    [start + 0.04, deck, 0],
  );
  for (const z of [-0.56, -0.28, 0, 0.28, 0.56])
    kit.add(slab(0.025, 0.84, 0.025), alloy(), [start + 0.04, deck + 0.43, z]);
  kit.add(slab(0.03, 0.03, 1.62), alloy(), [start + 0.04, deck + 0.5, 0]);
  kit.both(panel(stop - shape.end + 0.5, 0.17, 0.07), frame(), [(shape.end - 0.5 + stop) / 2, 0.78, 0.42]);
  guards(kit, shape, half - 0.14, 0.3);
  kit.add(slab(0.05, 0.12, 1.7, 0.02), frame(), [stop - 0.02, 0.72, 0]);
  kit.both(slab(0.05, 0.09, 0.28, 0.02), red(), [stop + 0.01, 0.73, 0.7]);
  kit.both(slab(0.05, 0.09, 0.1, 0.02), amber(), [stop + 0.01, 0.73, 0.5]);
  plate(kit, stop + 0.03, 0.73, 1);
}

export function fitBox(kit: Kit, shape: Shape): void {
  const { spec } = shape;
  if (!spec.box) return;
  const [start, stop] = spec.box;
  const [length, centre] = [stop - start, (start + stop) / 2];
  kit.add(panel(length, 2.12, 2.14), finish({ colour: 0xdadcdd, rough: 0.35, coat: 0.5, reach: 0.9 }), [
    centre,
    1.86,
    0,
  ]);
  for (const y of [0.82, 2.9]) kit.both(slab(length + 0.01, 0.07, 0.03), alloy(), [centre, y, 1.07]);
  for (const x of [start + 0.02, stop - 0.02]) kit.both(slab(0.05, 2.12, 0.03), alloy(), [x, 1.86, 1.07]);
  kit.both(panel(stop - 1.4, 0.16, 0.07), frame(), [(1.4 + stop) / 2, 0.6, 0.4]);
  for (const y of [0.5, 0.68]) kit.both(slab(1.1, 0.06, 0.02), alloy(), [3.4, y, 0.98]);
  guards(kit, shape, 0.95, 0.26);
  kit.add(slab(0.05, 0.14, 1.9, 0.02), frame(), [stop - 0.05, 0.52, 0]);
  kit.both(slab(0.05, 0.1, 0.2, 0.02), red(), [stop - 0.02, 0.53, 0.78]);
  kit.both(slab(0.05, 0.1, 0.1, 0.02), amber(), [stop - 0.02, 0.53, 0.62]);
  kit.both(slab(0.02, 1.9, 0.02), alloy(), [stop + 0.005, 1.84, 0.03]);
  kit.both(slab(0.03, 1.9, 0.03), alloy(), [stop + 0.012, 1.84, 0.3]);
  kit.add(slab(0.9, 0.45, 1.4, 0.1), frame(), [1.9, 0.75, 0]);
  plate(kit, stop - 0.018, 0.53, 1);
}

/**
 * Half-round mudguards over both rear wheels, `width` metres wide; `z` is the distance of their middle from
 * the car's.
 */
export function guards(kit: Kit, shape: Shape, z: number, width: number): void {
  const { spec, axles } = shape;
  for (const side of [1, -1]) {
    const guard = new THREE.CylinderGeometry(
      spec.wheel + 0.06,
      spec.wheel + 0.06,
      width,
      48,
      1,
      true,
      -Math.PI / 2,
      Math.PI,
    );
    const part = kit.add(guard, frame(), [axles[1], spec.wheel, z * side]);
    part.rotation.set(-Math.PI / 2, 0, 0);
  }
}

export function fitSpare(kit: Kit, shape: Shape, look: Look, rear: number): void {
  const { spec } = shape;
  if (!spec.spare) return;
  const spare = wheel({ radius: spec.wheel * 0.94, look, steel: false });
  spare.rotation.z = -Math.PI / 2;
  spare.position.set(rear + 0.13, spec.beltRear - 0.1, 0.12);
  kit.group.add(spare);
}
