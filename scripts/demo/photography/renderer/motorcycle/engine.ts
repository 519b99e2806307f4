import * as THREE from 'three';
import { chrome } from '../car/fittings.ts';
import { type Kit, type Place, pillow, slab, tube } from '../solid/kit.ts';
import type { Point } from '../solid/math.ts';
import { alloy, beam, black, cast, drum, rod, rubber, shell, steel } from './parts.ts';
import type { MotorcycleSpec } from './spec.ts';

/** Engine, radiator, exhaust, chain and foot pegs. */
export function fitEngine(kit: Kit, spec: MotorcycleSpec): void {
  fitCases(kit, spec);
  if (spec.engine === 'vee') fitVee(kit, spec);
  else fitTwin(kit, spec);
  fitExhaust(kit, spec);
  fitChain(kit, spec);
}

function fitCases(kit: Kit, { crank: [cx, cy], engine }: MotorcycleSpec): void {
  const half = engine === 'vee' ? 0.12 : 0.14;
  const outline: Point[] = [
    [-0.2, -0.1],
    [-0.21, 0.04],
    [-0.13, 0.12],
    [0.08, 0.13],
    [0.23, 0.09],
    [0.27, -0.01],
    [0.2, -0.12],
    [0, -0.17],
    [-0.12, -0.16],
  ];
  kit.add(
    shell(
      outline.map(([x, y]) => [cx + x, cy + y] as const),
      () => half,
    ),
    cast(),
    [0, 0, 0],
  );
  for (const side of [1, -1])
    for (const [dx, dy, radius] of [
      [-0.09, -0.02, 0.088],
      [0.12, 0.01, 0.07],
    ] as const) {
      const z = side * half;
      drum(kit, [cx + dx, cy + dy, z], radius, 0.06, engine === 'vee' ? alloy() : cast());
      drum(kit, [cx + dx, cy + dy, z + side * 0.03], radius * 0.72, 0.018, black());
      for (let bolt = 0; bolt < 8; bolt += 1) {
        const turn = (bolt / 8) * Math.PI * 2 + 0.2;
        drum(
          kit,
          [
            cx + dx + Math.cos(turn) * radius * 0.86,
            cy + dy + Math.sin(turn) * radius * 0.86,
            z + side * 0.031,
          ],
          0.0055,
          0.008,
          alloy(),
        );
      }
    }
}

/** Two cylinders side by side, leaning ahead, cooled by water. */
function fitTwin(kit: Kit, spec: MotorcycleSpec): void {
  const {
    crank: [cx, cy],
    rake,
    front,
    wheelbase,
  } = spec;
  const lean = 0.3;
  const along = (up: number): Place => [cx - 0.08 - Math.sin(lean) * up, cy + 0.08 + Math.cos(lean) * up, 0];
  const block = (up: number, size: readonly [number, number, number], material: THREE.Material) => {
    kit.add(slab(...size, 0.018, 5), material, along(up)).rotation.z = lean;
  };
  block(0.08, [0.17, 0.16, 0.26], cast());
  for (let fin = 0; fin < 5; fin += 1) block(0.03 + fin * 0.026, [0.178, 0.006, 0.268], black());
  block(0.2, [0.2, 0.08, 0.28], alloy());
  block(0.26, [0.17, 0.05, 0.25], black());
  for (const z of [-0.07, 0.07]) {
    const [x, y] = along(0.2);
    rod(kit, [x + 0.09, y + 0.02, z], [x + 0.2, y + 0.05, z], 0.028, rubber());
  }
  const ahead = -wheelbase / 2 + rake * (cy + 0.22 - front.radius) + 0.115;
  const radiator = kit.add(slab(0.03, 0.25, 0.3, 0.008), black(), [ahead, cy + 0.22, 0]);
  const face = kit.add(new THREE.BoxGeometry(0.006, 0.21, 0.25, 1, 30, 1), cast(), [
    ahead - 0.016,
    cy + 0.22,
    0,
  ]);
  for (const part of [radiator, face]) part.rotation.z = rake * 0.75;
  for (let row = -9; row <= 9; row += 1)
    kit.add(new THREE.BoxGeometry(0.003, 0.004, 0.245), black(), [
      ahead - 0.02 + row * 0.0105 * rake * -0.75,
      cy + 0.22 + row * 0.0105,
      0,
    ]);
}

/** Two finned cylinders in a V, with pushrods and an air cleaner between them. */
function fitVee(kit: Kit, { crank: [cx, cy] }: MotorcycleSpec): void {
  for (const lean of [0.42, -0.42]) {
    const along = (up: number): Place => [cx - Math.sin(lean) * up, cy + Math.cos(lean) * up, 0];
    const add = (up: number, geometry: THREE.BufferGeometry, material: THREE.Material) => {
      kit.add(geometry, material, along(up)).rotation.z = lean;
    };
    add(0.2, slab(0.12, 0.17, 0.13, 0.03), black());
    for (let fin = 0; fin < 9; fin += 1)
      add(0.14 + fin * 0.0165, slab(0.165, 0.0065, 0.165, 0.003, 2), cast());
    add(0.295, slab(0.16, 0.028, 0.16, 0.012), black());
    add(0.33, pillow(0.15, 0.07, 0.15, 5), chrome());
    for (const dx of [-0.028, 0.028]) {
      const [x, y] = along(0.12);
      const [tx, ty] = along(0.3);
      rod(kit, [x + dx, y, -0.095], [tx + dx * 1.4, ty, -0.07], 0.009, chrome());
    }
  }
  const y = cy + 0.27;
  drum(kit, [cx, y, -0.13], 0.088, 0.07, black());
  drum(kit, [cx, y, -0.165], 0.074, 0.014, chrome());
  drum(kit, [cx, y, 0.09], 0.05, 0.06, chrome());
}

function fitExhaust(kit: Kit, { pipes, silencers, engine }: MotorcycleSpec): void {
  const metal = engine === 'vee' ? chrome : steel;
  for (const pipe of pipes) kit.add(tube(pipe, 0.021), metal(), [0, 0, 0]);
  for (const { from, to, radius } of silencers) {
    const long = engine === 'vee';
    const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
    const length = a.distanceTo(b);
    const outline = [
      [0.4, 0],
      [0.92, 0.1],
      [1, 0.18],
      [1, long ? 0.97 : 0.88],
      [long ? 0.92 : 0.72, 1],
      [0.5, 1],
      [0.46, 0.94],
    ].map(([share = 0, at = 0]) => new THREE.Vector2(share * radius, at * length));
    const turn = new THREE.Quaternion().setFromUnitVectors(
      new THREE.Vector3(0, 1, 0),
      b.clone().sub(a).normalize(),
    );
    kit.add(new THREE.LatheGeometry(outline, 48), long ? chrome() : alloy(), from).quaternion.copy(turn);
    kit
      .add(new THREE.CylinderGeometry(radius * 0.47, radius * 0.47, 0.02, 24), black(), [
        ...a.clone().lerp(b, 0.96).toArray(),
      ] as unknown as Place)
      .quaternion.copy(turn);
    if (!long)
      beam(
        kit,
        a.clone().lerp(b, 0.3).toArray() as Place,
        a
          .clone()
          .lerp(b, 0.72)
          .setZ(b.z - 0.035)
          .toArray() as Place,
        [radius * 1.5, 0.05],
        black(),
      );
  }
}

function fitChain(kit: Kit, spec: MotorcycleSpec): void {
  const {
    pivot: [px, py],
    rear,
    wheelbase,
    foot: [fx, fy],
  } = spec;
  const axle: Place = [wheelbase / 2, rear.radius, 0];
  const z = rear.width / 2 + 0.04;
  for (const side of [1, -1]) {
    beam(kit, [px - 0.03, py, side * 0.1], [axle[0] + 0.06, axle[1], side * z], [0.062, 0.032], cast());
    drum(kit, [axle[0], axle[1], side * (z + 0.02)], 0.02, 0.03, steel());
    if (spec.twinShocks)
      fitShock(
        kit,
        [axle[0] - 0.05, axle[1] + 0.05, side * (z + 0.03)],
        [axle[0] - 0.22, 0.7, side * (z + 0.01)],
      );
    rod(kit, [fx, fy, side * 0.13], [fx, fy, side * 0.25], 0.015, rubber());
    if (fx > 0)
      beam(
        kit,
        [fx - 0.02, fy + 0.09, side * 0.135],
        [fx + 0.02, fy - 0.03, side * 0.14],
        [0.09, 0.012],
        cast(),
      );
    else rod(kit, [fx + 0.16, fy - 0.08, side * 0.1], [fx, fy, side * 0.15], 0.014, alloy());
    rod(kit, [fx, fy - 0.03, side * 0.15], [fx - 0.15, fy - 0.02, side * 0.18], 0.007, steel());
    rod(kit, [fx - 0.15, fy - 0.02, side * 0.17], [fx - 0.15, fy - 0.02, side * 0.22], 0.01, rubber());
  }
  drum(kit, [px - 0.03, py, 0], 0.035, 0.24, black());
  const links = z - 0.025;
  const sprocket = 0.098;
  drum(kit, [axle[0], axle[1], links], sprocket, 0.006, steel());
  drum(kit, [axle[0], axle[1], links], 0.05, 0.03, black());
  for (const up of [1, -1])
    beam(
      kit,
      [px - 0.1, py + up * 0.042, links],
      [axle[0], axle[1] + up * sprocket, links],
      [0.014, 0.014],
      cast(),
    );
  beam(kit, [px + 0.02, py + 0.075, links], [axle[0] - 0.02, axle[1] + 0.125, links], [0.018, 0.03], black());
  drum(kit, [px - 0.1, py, links], 0.075, 0.05, black());
  const stand: Place[] = [
    [px - 0.12, py - 0.12, 0.12],
    [px - 0.05, 0.16, 0.2],
    [px - 0.01, 0.035, 0.26],
  ];
  kit.add(tube(stand, 0.013), black(), [0, 0, 0]);
  kit.add(slab(0.08, 0.012, 0.05, 0.005), black(), [px - 0.01, 0.034, 0.265]);
}

function fitShock(kit: Kit, low: Place, high: Place): void {
  rod(kit, low, high, 0.014, chrome());
  const [a, b] = [new THREE.Vector3(...low), new THREE.Vector3(...high)];
  const along = b.clone().sub(a);
  const round = new THREE.Vector3(along.y, -along.x, 0).normalize();
  const coil = Array.from({ length: 73 }, (_, step): Place => {
    const turn = (step / 8) * Math.PI * 2;
    const p = a
      .clone()
      .addScaledVector(along, 0.14 + 0.6 * (step / 72))
      .addScaledVector(round, Math.cos(turn) * 0.028);
    return [p.x, p.y, p.z + Math.sin(turn) * 0.028];
  });
  kit.add(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(coil.map((p) => new THREE.Vector3(...p))),
      420,
      0.0055,
      8,
    ),
    black(),
    [0, 0, 0],
  );
  rod(
    kit,
    a.clone().lerp(b, 0.74).toArray() as Place,
    a.clone().lerp(b, 0.92).toArray() as Place,
    0.032,
    chrome(),
  );
}
