import type * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, panel, pillow, slab, tube } from '../solid/kit.ts';
import { type CabinSpec, DRIVER, HALF_WIDTH, soft } from './cabin-spec.ts';

/** Views from behind, past the backs of the front seats. */
const FROM_BEHIND = ['interior', 'console'];

export function fitSeats(kit: Kit, spec: CabinSpec): void {
  const leather = finish({ colour: spec.seat, rough: spec.plain ? 0.92 : 0.55, reach: 0.5 });
  const insert = finish({ colour: darker(spec.seat), rough: spec.plain ? 0.95 : 0.62, reach: 0.5 });
  const steel = finish({ colour: 0x9da0a3, rough: 0.2, metal: 1, reach: 0.2 });
  for (const z of [DRIVER, -DRIVER]) {
    flutes(kit, insert, 5, (share) => ({
      at: [1.92 + share * 0.44, 0.548 + share * -0.012, z],
      size: [0.115, 0.13, 0.31],
    }));
    for (const side of [1, -1]) kit.add(pillow(0.58, 0.19, 0.13, 3), leather, [2.16, 0.555, z + side * 0.2]);
    kit.add(pillow(0.16, 0.15, 0.44, 3), leather, [1.89, 0.535, z]);
    kit.add(slab(0.5, 0.12, 0.44, 0.03), soft(0x0f0f11), [2.18, 0.43, z]);
    const backs: THREE.Mesh[] = [];
    flutes(
      kit,
      insert,
      6,
      (share) => ({ at: [2.43 + share * 0.13, 0.68 + share * 0.44, z], size: [0.13, 0.095, 0.3] }),
      backs,
    );
    for (const side of [1, -1]) {
      const bolster = kit.add(pillow(0.17, 0.62, 0.14, 3), leather, [2.475, 0.88, z + side * 0.19]);
      bolster.rotation.set(side * -0.08, 0, -0.27);
      backs.push(bolster);
      backs.push(
        kit.add(
          tube(
            [
              [2.59, 1.12, z + side * 0.06],
              [2.615, 1.24, z + side * 0.06],
            ],
            0.0075,
          ),
          steel,
          [0, 0, 0],
        ),
      );
    }
    const shell = kit.add(pillow(0.1, 0.66, 0.46, 4), soft(spec.upper, 0.7), [2.545, 0.9, z]);
    shell.rotation.z = -0.27;
    const head = kit.add(pillow(0.12, 0.19, 0.27, 3), leather, [2.62, 1.29, z]);
    head.rotation.z = -0.16;
    for (const part of [...backs, shell, head]) part.userData.hides = FROM_BEHIND;
  }
  if (spec.rear) fitBench(kit, leather, insert, steel);
}

function flutes(
  kit: Kit,
  material: THREE.Material,
  count: number,
  rib: (share: number) => { at: readonly [number, number, number]; size: readonly [number, number, number] },
  into: THREE.Mesh[] = [],
): void {
  for (let i = 0; i < count; i += 1) {
    const { at, size } = rib((i + 0.5) / count);
    into.push(kit.add(pillow(...size, 3.6), material, at));
  }
}

function fitBench(kit: Kit, leather: THREE.Material, insert: THREE.Material, steel: THREE.Material): void {
  for (const z of [-0.43, 0, 0.43]) {
    const width = z === 0 ? 0.36 : 0.46;
    flutes(kit, insert, 4, (share) => ({
      at: [3.02 + share * 0.42, 0.53 - share * 0.03, z],
      size: [0.135, 0.14, width * 0.72],
    }));
    flutes(kit, insert, 5, (share) => ({
      at: [3.5 + share * 0.13, 0.62 + share * 0.4, z],
      size: [0.13, 0.1, width * 0.72],
    }));
    for (const side of [1, -1]) {
      kit.add(pillow(0.5, 0.15, width * 0.2, 3), leather, [3.22, 0.535, z + side * width * 0.42]);
      kit.add(pillow(0.15, 0.54, width * 0.2, 3), leather, [
        3.555,
        0.83,
        z + side * width * 0.42,
      ]).rotation.z = -0.3;
      kit.add(
        tube(
          [
            [3.66, 1.05, z + side * 0.05],
            [3.68, 1.12, z + side * 0.05],
          ],
          0.007,
        ),
        steel,
        [0, 0, 0],
      );
    }
    kit.add(pillow(0.11, 0.15, 0.25, 3), leather, [3.69, 1.16, z]).rotation.z = -0.15;
  }
  kit.add(slab(0.5, 0.2, HALF_WIDTH * 2 - 0.12, 0.05), soft(0x101012), [3.24, 0.4, 0]);
  const back = kit.add(panel(0.06, 0.66, HALF_WIDTH * 2 - 0.14, 0.1), soft(0x1b1c1e, 0.95), [3.68, 0.82, 0]);
  back.rotation.z = -0.28;
}

const darker = (colour: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum | (Math.round(((colour >> shift) & 255) * 0.82) << shift), 0);
