import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, panel, slab, tube } from '../solid/kit.ts';
import { alloy, amber, frame, guards, red } from './beds.ts';
import { plate } from './plate.ts';
import type { Shape } from './shape.ts';

const DECK = 1.0;
const HALF = 1.04;

/** Flat deck with folding alloy sides, a headboard as high as the cab's window and racks at both ends. */
export function fitTruckTray(kit: Kit, shape: Shape): void {
  const { spec } = shape;
  if (!spec.truckTray) return;
  const [start, stop] = spec.truckTray;
  const [length, centre] = [stop - start, (start + stop) / 2];
  kit.add(panel(length, 0.05, HALF * 2), finish({ colour: 0x8f9295, rough: 0.5, metal: 0.5 }), [
    centre,
    DECK,
    0,
  ]);
  const seam = () => finish({ colour: 0x6f7275, rough: 0.5, metal: 0.5 });
  kit.both(panel(length, 0.36, 0.028), alloy(), [centre, DECK + 0.2, HALF]);
  for (const y of [0.14, 0.26]) kit.both(panel(length, 0.012, 0.034), seam(), [centre, DECK + y, HALF]);
  for (const x of [start + 0.03, centre, stop - 0.03])
    kit.both(slab(0.06, 0.42, 0.05, 0.008), frame(), [x, DECK + 0.18, HALF + 0.012]);
  for (const x of [start + 0.7, centre - 0.6, centre + 0.6, stop - 0.7])
    kit.both(slab(0.03, 0.1, 0.03, 0.006), frame(), [x, DECK + 0.34, HALF + 0.018]);
  kit.both(panel(length + 0.02, 0.09, 0.05), frame(), [centre, DECK - 0.05, HALF - 0.005]);
  kit.add(panel(0.028, 0.36, HALF * 2), alloy(), [stop, DECK + 0.2, 0]);
  for (const y of [0.14, 0.26]) kit.add(panel(0.034, 0.012, HALF * 2), seam(), [stop, DECK + y, 0]);
  headboard(kit, start + 0.03, 1.16);
  underbody(kit, shape, stop);
}

/** Steel tipping body: ribbed sides, a hood towards the cab, a tailgate hung from its top edge, its ram below. */
export function fitTipper(kit: Kit, shape: Shape): void {
  const { spec } = shape;
  if (!spec.tipper) return;
  const [start, stop] = spec.tipper;
  const [length, centre, wall] = [stop - start, (start + stop) / 2, 0.62];
  const steel = () => finish({ colour: 0x3d4145, rough: 0.45, coat: 0.5, reach: 0.9 });
  const dark = () => finish({ colour: 0x2a2c2f, rough: 0.6, reach: 0.9 });
  const top = DECK + wall;
  kit.add(panel(length, 0.06, HALF * 2), dark(), [centre, DECK + 0.05, 0]);
  kit.both(panel(length, wall, 0.05), steel(), [centre, DECK + wall / 2 + 0.04, HALF - 0.03]);
  kit.add(panel(0.05, wall + 0.64, HALF * 2 - 0.02), steel(), [start + 0.03, DECK + wall / 2 + 0.36, 0]);
  kit.add(panel(0.05, wall, HALF * 2 - 0.02), steel(), [stop - 0.02, DECK + wall / 2 + 0.04, 0]);
  const ribs = 6;
  for (let i = 0; i <= ribs; i += 1)
    kit.both(slab(0.07, wall - 0.02, 0.05, 0.012), steel(), [
      start + 0.05 + (i / ribs) * (length - 0.1),
      DECK + wall / 2 + 0.03,
      HALF + 0.01,
    ]);
  kit.both(panel(length + 0.02, 0.08, 0.09), steel(), [centre, top + 0.04, HALF - 0.015]);
  kit.both(panel(length, 0.09, 0.06), steel(), [centre, DECK + 0.04, HALF + 0.005]);
  kit.add(panel(0.09, 0.08, HALF * 2), steel(), [stop - 0.02, top + 0.04, 0]);
  for (const z of [-0.62, 0, 0.62])
    kit.add(slab(0.05, wall - 0.04, 0.07, 0.012), steel(), [stop + 0.015, DECK + wall / 2 + 0.03, z]);
  // The hood leans over the cab's rear edge and keeps a load off its roof.
  const hood = kit.add(panel(0.34, 0.04, HALF * 2 - 0.1), steel(), [start - 0.12, top + 0.7, 0]);
  hood.rotation.z = -0.16;
  kit.both(slab(0.05, 0.06, 0.05, 0.02), steel(), [stop + 0.01, top + 0.02, HALF - 0.08]);
  kit.both(panel(length - 0.1, 0.12, 0.08), dark(), [centre, DECK - 0.06, 0.42]);
  const ram = new THREE.CylinderGeometry(0.075, 0.075, 0.62, 24);
  kit.add(ram, finish({ colour: 0x9a9da0, rough: 0.3, metal: 0.8 }), [
    centre - 0.3,
    0.78,
    0,
  ]).rotation.z = 1.2;
  underbody(kit, shape, stop);
}

function headboard(kit: Kit, x: number, height: number): void {
  const rim = tube(
    [
      [0, 0, -HALF + 0.04],
      [0, height - 0.02, -HALF + 0.04],
      [0, height, -HALF + 0.12],
      [0, height, HALF - 0.12],
      [0, height - 0.02, HALF - 0.04],
      [0, 0, HALF - 0.04],
    ],
    0.028,
    0.05,
  );
  kit.add(rim, alloy(), [x, DECK, 0]);
  kit.add(panel(0.02, 0.5, HALF * 2 - 0.1), alloy(), [x, DECK + 0.28, 0]);
  for (const z of [-0.7, -0.35, 0, 0.35, 0.7])
    kit.add(slab(0.026, height - 0.5, 0.026), alloy(), [x, DECK + 0.5 + (height - 0.5) / 2, z]);
  kit.add(slab(0.03, 0.03, HALF * 2 - 0.1), alloy(), [x, DECK + 0.84, 0]);
}

/**
 * Parts under every truck's body: rails, guards, tank, tool box, side markers, lamps and a bar at the rear.
 */
function underbody(kit: Kit, shape: Shape, stop: number): void {
  const [, axle] = shape.axles;
  kit.both(panel(stop - 1.4, 0.17, 0.07), frame(), [(1.4 + stop) / 2, 0.66, 0.4]);
  for (const x of [2.35, 3.1, axle + 0.5, stop - 0.25])
    kit.add(slab(0.08, 0.2, 0.9, 0.02), frame(), [x, 0.84, 0]);
  guards(kit, shape, 0.9, 0.3);
  for (const dx of [-0.52, 0.52])
    kit.both(slab(0.012, 0.3, 0.34, 0.004), finish({ colour: 0x101112, rough: 0.8 }), [
      axle + dx,
      0.42,
      0.88,
    ]);
  kit.add(
    slab(0.9, 0.42, 0.42, 0.05, 6),
    finish({ colour: 0x34373a, rough: 0.4, coat: 0.3 }),
    [2.7, 0.62, 0.74],
  );
  kit.add(
    slab(0.74, 0.36, 0.42, 0.12, 8),
    finish({ colour: 0x9fa2a5, rough: 0.3, metal: 0.8 }),
    [2.65, 0.62, -0.74],
  );
  for (const x of [2.1, (2.1 + stop) / 2, stop - 0.3])
    kit.both(slab(0.1, 0.035, 0.02, 0.008), amber(), [x, DECK - 0.05, HALF + 0.03]);
  kit.add(slab(0.06, 0.13, 1.9, 0.02), frame(), [stop - 0.06, 0.56, 0]);
  kit.both(slab(0.05, 0.12, 0.22, 0.02), red(), [stop - 0.02, 0.74, 0.76]);
  kit.both(slab(0.05, 0.12, 0.1, 0.02), amber(), [stop - 0.02, 0.74, 0.58]);
  plate(kit, stop - 0.01, 0.56, 1);
}
