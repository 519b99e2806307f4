import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, panel, pillow, slab, tube } from '../solid/kit.ts';
import { alloy, steel } from './finishes.ts';
import type { CaravanSpec } from './spec.ts';

export function fitDrawbar(kit: Kit, spec: CaravanSpec): void {
  const y = spec.floor - 0.06;
  for (const sign of [1, -1]) {
    const from = new THREE.Vector3(0.3, y, 0.04 * sign);
    const to = new THREE.Vector3(spec.start + 0.7, y, 0.62 * sign);
    const beam = kit.add(panel(from.distanceTo(to), 0.13, 0.06), steel(), [
      (from.x + to.x) / 2,
      y,
      (from.z + to.z) / 2,
    ]);
    beam.rotation.y = -Math.atan2(to.z - from.z, to.x - from.x);
  }
  kit.add(slab(0.34, 0.1, 0.1, 0.02), steel(), [0.26, y + 0.01, 0]);
  kit.add(pillow(0.22, 0.12, 0.13, 3), finish({ colour: 0x3d4043, rough: 0.4, metal: 0.6 }), [
    0.1,
    y + 0.05,
    0,
  ]);
  kit.add(
    tube(
      [
        [0.2, y + 0.08, 0.02],
        [0.32, y + 0.2, 0.02],
        [0.36, y + 0.34, 0.02],
      ],
      0.014,
    ),
    steel(),
    [0, 0, 0],
  );
  const post = 0.62;
  kit.add(new THREE.CylinderGeometry(0.027, 0.027, y + 0.24, 20, 6), alloy(), [
    post,
    (y + 0.24) / 2 + 0.14,
    -0.2,
  ]);
  kit.add(new THREE.TorusGeometry(0.075, 0.032, 14, 32), finish({ colour: 0x141415, rough: 0.8 }), [
    post,
    0.107,
    -0.2,
  ]);
  kit.add(new THREE.CylinderGeometry(0.05, 0.05, 0.05, 20), alloy(), [post, 0.107, -0.2]).rotation.x =
    Math.PI / 2;
  kit.add(slab(0.09, 0.1, 0.06, 0.015), steel(), [post, 0.19, -0.2]);
  kit.add(
    tube(
      [
        [0, 0, 0],
        [0.07, 0.02, 0],
        [0.09, 0.1, 0],
      ],
      0.009,
    ),
    steel(),
    [post, y + 0.36, -0.2],
  );
  const x = spec.start - 0.62;
  kit.add(slab(0.42, 0.03, 0.8, 0.01), steel(), [x, y + 0.08, 0]);
  for (const z of [-0.2, 0.2]) {
    kit.add(pillow(0.31, 0.52, 0.31, 5), finish({ colour: 0xc9ccce, rough: 0.35, coat: 0.6 }), [
      x,
      y + 0.34,
      z,
    ]);
    kit.add(
      new THREE.CylinderGeometry(0.09, 0.1, 0.1, 28, 1, true),
      finish({ colour: 0xb9bcbe, rough: 0.4 }),
      [x, y + 0.62, z],
    );
    kit.add(slab(0.05, 0.07, 0.05, 0.01), finish({ colour: 0xa98a3e, rough: 0.35, metal: 0.7 }), [
      x,
      y + 0.62,
      z,
    ]);
  }
  kit.add(slab(0.3, 0.42, 1.5, 0.03, 6), finish({ colour: 0x26282b, rough: 0.5, coat: 0.25 }), [
    spec.start - 0.2,
    y + 0.3,
    0,
  ]);
  kit.add(slab(0.32, 0.03, 1.54, 0.012), finish({ colour: 0x3b3e42, rough: 0.4, metal: 0.4 }), [
    spec.start - 0.2,
    y + 0.52,
    0,
  ]);
}
