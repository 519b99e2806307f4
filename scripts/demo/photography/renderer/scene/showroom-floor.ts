import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, panel, pillow, slab, tube } from '../solid/kit.ts';

/** A showroom from inside: a timber-slatted wall, a lit niche, a bench with plants. */
export function fitShowroomFloor(kit: Kit): void {
  const timber = finish({ colour: 0x8a6541, rough: 0.55, coat: 0.2, reach: 0.6 });
  const wall = finish({ colour: 0x24272b, rough: 0.7, reach: 1.5 });
  const lamp = finish({ colour: 0xfff0d8, rough: 0.5, glow: 1.5, reach: 0 });
  kit.add(panel(40, 5.4, 0.1, 0.8), wall, [8, 2.7, -3.6]);
  for (let x = -7.6; x < 1.4; x += 0.17) kit.add(slab(0.09, 3.9, 0.08, 0.012), timber, [x, 2.0, -3.48]);
  kit.add(slab(9.2, 0.04, 0.06, 0.01), lamp, [-3.1, 4.02, -3.42]);
  kit.add(
    panel(4.6, 2.5, 0.05, 0.4),
    finish({ colour: 0xe8e3da, rough: 0.7, glow: 0.5, reach: 1 }),
    [4.4, 2.2, -3.5],
  );
  kit.add(slab(4.8, 0.05, 0.12, 0.01), lamp, [4.4, 3.5, -3.46]);
  kit.add(
    slab(2.2, 0.42, 0.55, 0.05),
    finish({ colour: 0xd9d4ca, rough: 0.6, reach: 0.6 }),
    [5.0, 0.22, -2.9],
  );
  for (const [x, size] of [
    [3.4, 0.5],
    [6.6, 0.62],
  ] as const) {
    kit.add(
      new THREE.CylinderGeometry(0.2, 0.15, 0.42, 28),
      finish({ colour: 0x3a3d40, rough: 0.6, reach: 0.4 }),
      [x, 0.21, -2.9],
    );
    for (let leaf = 0; leaf < 16; leaf += 1) {
      const angle = leaf * 2.4;
      const part = kit.add(
        pillow(0.03, size * 1.5, 0.11, 2.2),
        finish({ colour: leaf % 3 ? 0x3c5a35 : 0x4f7044, rough: 0.8, reach: 0.3 }),
        [x + Math.cos(angle) * 0.14, 0.42 + size * 0.62, -2.9 + Math.sin(angle) * 0.14],
      );
      part.rotation.set(Math.sin(angle) * 0.5, -angle, -Math.cos(angle) * 0.5);
    }
  }
}

/** A big satin bow, as on the bonnet of a car at its handover. */
export function tieBow(kit: Kit, [x, y, z]: readonly [number, number, number]): void {
  const satin = finish({ colour: 0xa50f1d, rough: 0.3, coat: 0.6, reach: 0.3 });
  for (let i = 0; i < 10; i += 1) {
    const angle = (i / 10) * Math.PI * 2;
    const loop = new THREE.TorusGeometry(0.11, 0.045, 10, 32).scale(1, 1, 1.2);
    const part = kit.add(loop, satin, [
      x + Math.cos(angle) * 0.14,
      y + 0.1 + (i % 2) * 0.05,
      z + Math.sin(angle) * 0.14,
    ]);
    part.rotation.set(Math.PI / 2.6, 0, angle, 'ZYX');
    part.rotation.set(0, -angle, 0.5);
  }
  kit.add(pillow(0.14, 0.14, 0.14, 2.4), satin, [x, y + 0.16, z]);
  for (const side of [1, -1])
    kit.add(
      tube(
        [
          [x, y + 0.08, z],
          [x - 0.2, y + 0.01, z + side * 0.24],
          [x - 0.42, y - 0.12, z + side * 0.34],
        ],
        0.028,
      ),
      satin,
      [0, 0, 0],
    );
}
