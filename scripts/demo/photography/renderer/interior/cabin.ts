import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { Kit, panel, pillow, slab, solid, tube } from '../solid/kit.ts';
import { ease, joinMax, joinMin, roundedBox } from '../solid/math.ts';
import type { Subject } from '../stage/subject.ts';
import { fitBoot } from './boot.ts';
import { alloy, CABINS, type CabinName, type CabinSpec, HALF_WIDTH, REACH, soft } from './cabin-spec.ts';
import { fitConsole, fitWheel } from './controls.ts';
import { fitDash, fitDials } from './dash.ts';
import { fitSeats } from './seats.ts';

const SILL = 0.98;

const ROOF = 1.5;

/**
 * Builds a right-hand-drive car interior. `cell` is the size of a mesh cell in metres: smaller is finer and
 * slower.
 */
export function buildCabin(name: CabinName, cell: number): Subject {
  const spec: CabinSpec = CABINS[name];
  const kit = new Kit();
  fitDash(kit, spec, cell);
  fitDials(kit, spec);
  fitWheel(kit, spec);
  fitConsole(kit, spec, cell);
  fitDoors(kit, spec, cell);
  fitSeats(kit, spec);
  if (spec.rear) fitBoot(kit);
  fitShell(kit, spec);
  const object = new THREE.Group().add(kit.group);
  return { object, size: { length: 5, width: 1.6, height: 1.5 }, normalLength: 4.7 };
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
  // Meshed symmetrically about its own middle plane; the outer half stays hidden in the shell.
  const upper = solid(shape(0.8, 1.1), extent, cell * 1.3);
  const lower = solid(shape(0.2, 0.792), extent, cell * 1.3);
  const rows = spec.rear ? [0, 1.0] : [0];
  for (const [back, side] of rows.flatMap((row) => [[row, 1] as const, [row, -1] as const])) {
    const parts = kit.group.children.length;
    kit.add(upper, soft(spec.upper, 0.7), [back, 0, side * (HALF_WIDTH - 0.02)]);
    kit.add(lower, soft(spec.lower), [back, 0, side * (HALF_WIDTH - 0.02)]);
    const z = side * (HALF_WIDTH - 0.075);
    kit.add(pillow(0.13, 0.024, 0.014, 4), finish({ ...alloy, reach: 0.2 }), [1.6 + back, 0.86, z]);
    kit.add(pillow(0.05, 0.05, 0.01, 5), soft(0x0c0c0d), [1.6 + back, 0.86, z + side * 0.006]);
    kit.add(slab(0.9, 0.016, 0.008, 0.003), finish({ ...spec.trim, reach: 0.3 }), [
      1.85 + back,
      0.796,
      z + side * 0.008,
    ]);
    // The doors on the kerb side are open for a camera on that side.
    if (side > 0)
      for (const part of kit.group.children.slice(parts)) part.userData.hides = ['seats', 'rear-seats'];
  }
}

function fitShell(kit: Kit, spec: CabinSpec): void {
  kit.add(panel(0.04, 0.66, HALF_WIDTH * 2), soft(0x101011, 0.95), [1.02, 0.6, 0]);
  kit.add(panel(2.8, 0.04, HALF_WIDTH * 2), soft(0x141416, 0.95), [2.36, 0.3, 0]);
  if (spec.rear) fitRearPillars(kit);
  else fitBulkhead(kit, spec);
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
          [spec.rear ? 4.6 : 3.3, 1.47, side * 0.58],
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
    kit.add(panel(spec.rear ? 3 : 1.7, 0.03, 1.2, 0.08), lining, [spec.rear ? 3.17 : 2.52, ROOF + 0.02, 0]);
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
  // The bonnet and the wipers' edge, as far as they are visible over the dash.
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

function fitRearPillars(kit: Kit): void {
  const lining = finish({ colour: 0x8d8a85, rough: 0.95, reach: REACH });
  for (const side of [1, -1])
    kit.add(
      tube(
        [
          [3.62, 0.98, side * 0.73],
          [3.86, 1.24, side * 0.68],
          [4.06, 1.47, side * 0.58],
        ],
        0.085,
      ),
      lining,
      [0, 0, 0],
    );
}

/** Closes a cabin behind the seats: a wall to the load area, or the deck over a folded roof. */
function fitBulkhead(kit: Kit, spec: CabinSpec): void {
  const top = spec.open ? 0.98 : 1.06;
  kit.add(panel(0.05, top - 0.3, HALF_WIDTH * 2), soft(spec.upper, 0.9), [2.82, (top + 0.3) / 2, 0]);
  if (spec.open) kit.add(panel(0.9, 0.05, HALF_WIDTH * 2), soft(0x17171a, 0.9), [3.26, 0.97, 0]);
}
