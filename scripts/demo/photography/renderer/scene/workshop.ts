import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, panel, slab, tube } from '../solid/kit.ts';

/** Height of the hoist's arms in metres. */
const LIFT = 1.45;

/** A service bay: a bright wall, a roller door, a two-post hoist, tool cabinets and an oil drum. */
export function fitWorkshop(kit: Kit): void {
  const wall = finish({ colour: 0xd9dbdd, rough: 0.7, glow: 0.12, reach: 2 });
  const grey = finish({ colour: 0x55595e, rough: 0.6, reach: 1.5 });
  const dark = finish({ colour: 0x1c1e21, rough: 0.5, coat: 0.2, reach: 1 });
  const lamp = finish({ colour: 0xffffff, rough: 0.5, glow: 1.4, reach: 0 });
  const steel = finish({ colour: 0xb4b7ba, rough: 0.3, metal: 1, reach: 0.3 });
  kit.add(panel(40, 5.2, 0.1, 0.8), wall, [6, 2.6, -5]);
  kit.add(panel(40, 1.1, 0.04, 0.8), grey, [6, 0.55, -4.93]);
  kit.add(panel(20, 0.03, 0.045, 0.5), finish({ colour: 0xd8a21a, rough: 0.5 }), [0, 1.12, -4.93]);
  const door = finish({ colour: 0xc2c6ca, rough: 0.5, glow: 0.16, reach: 1 });
  for (let y = 0.06; y < 3.6; y += 0.12) kit.add(slab(4.4, 0.108, 0.05, 0.02), door, [-6.2, y, -4.9]);
  for (const x of [-8.46, -3.94]) kit.add(slab(0.14, 3.7, 0.12, 0.02), dark, [x, 1.85, -4.88]);
  kit.add(slab(4.8, 0.44, 0.36, 0.04), dark, [-6.2, 3.86, -4.8]);
  hoist(kit);
  cabinets(kit, steel);
  for (const z of [-3.2, 0.4, 3.4]) kit.add(slab(22, 0.06, 0.22, 0.02), lamp, [0, 4.7, z]);
  for (const x of [-2.3, 2.3])
    kit.add(slab(0.08, 0.004, 6.4, 0.002), finish({ colour: 0xd8a21a, rough: 0.6 }), [x * 1.5, 0.004, 0]);
}

/** Two posts next to the car, each with a pair of arms under its sill. */
function hoist(kit: Kit): void {
  const blue = finish({ colour: 0x17427e, rough: 0.4, coat: 0.6, reach: 0.8 });
  const dark = finish({ colour: 0x1c1e21, rough: 0.5, reach: 0.5 });
  const rubber = finish({ colour: 0x0c0c0d, rough: 0.8 });
  for (const side of [1, -1]) {
    const z = side * 1.5;
    kit.add(panel(0.36, 3.9, 0.2, 0.3), blue, [0.05, 1.95, z]);
    kit.add(panel(0.2, 3.7, 0.06, 0.3), dark, [0.05, 1.95, z - side * 0.09]);
    kit.add(panel(0.7, 0.03, 0.62, 0.2), dark, [0.05, 0.015, z]);
    kit.add(slab(0.3, 0.62, 0.26, 0.02), blue, [0.05, LIFT - 0.05, z - side * 0.06]);
    kit.add(slab(0.2, 0.34, 0.16, 0.03), dark, [0.28, 1.5, z + side * 0.02]);
    for (const [dx, reach] of [
      [-1.15, 0.62],
      [1.0, 0.62],
    ] as const) {
      kit.add(
        tube(
          [
            [0.05, LIFT - 0.02, z - side * 0.16],
            [dx * 0.6, LIFT - 0.02, z - side * 0.45],
            [dx, LIFT - 0.02, z - side * reach],
          ],
          0.05,
          0.1,
        ),
        blue,
        [0, 0, 0],
      );
      kit.add(new THREE.CylinderGeometry(0.075, 0.06, 0.14, 24), rubber, [dx, LIFT + 0.08, z - side * reach]);
    }
  }
  kit.add(slab(0.24, 0.14, 3.2, 0.03), blue, [0.05, 3.88, 0]);
}

function cabinets(kit: Kit, steel: THREE.Material): void {
  const red = finish({ colour: 0x9b1216, rough: 0.3, coat: 0.8, reach: 0.6 });
  const black = finish({ colour: 0x121315, rough: 0.5, reach: 0.5 });
  for (const x of [3.6, 4.75, 5.9]) {
    kit.add(slab(1.1, 0.9, 0.6, 0.02), red, [x, 0.52, -4.5]);
    for (let row = 0; row < 5; row += 1) {
      kit.add(slab(1.04, 0.008, 0.01, 0.002), black, [x, 0.24 + row * 0.165, -4.195]);
      kit.add(slab(0.8, 0.018, 0.02, 0.008), steel, [x, 0.2 + row * 0.165, -4.185]);
    }
  }
  kit.add(
    slab(3.5, 0.06, 0.66, 0.015),
    finish({ colour: 0x9a7a52, rough: 0.6, reach: 0.6 }),
    [4.75, 1.0, -4.5],
  );
  kit.add(
    slab(3.4, 1.0, 0.04, 0.01),
    finish({ colour: 0x2a2d31, rough: 0.8, reach: 0.6 }),
    [4.75, 1.75, -4.9],
  );
  for (let i = 0; i < 13; i += 1) {
    const length = 0.22 + 0.5 * Math.abs(Math.sin(i * 2.3));
    kit.add(slab(0.035, length, 0.02, 0.008), steel, [3.3 + i * 0.24, 2.12 - length / 2, -4.86]);
  }
  kit.add(
    new THREE.CylinderGeometry(0.29, 0.29, 0.86, 40),
    finish({ colour: 0x1c4f7c, rough: 0.4, coat: 0.5, reach: 0.5 }),
    [-2.6, 0.43, -4.3],
  );
  for (const y of [0.3, 0.58])
    kit.add(new THREE.TorusGeometry(0.292, 0.012, 8, 40).rotateX(Math.PI / 2), black, [-2.6, y, -4.3]);
  kit.add(new THREE.CylinderGeometry(0.2, 0.2, 0.4, 32), black, [-0.7, 0.24, 0]);
  kit.add(new THREE.CylinderGeometry(0.025, 0.025, 0.7, 16), steel, [-0.7, 0.7, 0]);
  kit.add(new THREE.CylinderGeometry(0.24, 0.06, 0.14, 36, 1, true), black, [-0.7, 1.1, 0]);
}
