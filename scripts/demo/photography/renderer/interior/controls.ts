import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, pane, pillow, slab, solid, tube } from '../solid/kit.ts';
import { ease, joinMax, type Point } from '../solid/math.ts';
import { Profile } from '../solid/profile.ts';
import { alloy, type CabinSpec, DRIVER, soft } from './cabin-spec.ts';

export function fitWheel(kit: Kit, spec: CabinSpec): void {
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

/** The console between the seats: cup holders, gear lever, armrest. `cell` is its mesh cell in metres. */
export function fitConsole(kit: Kit, spec: CabinSpec, cell: number): void {
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
