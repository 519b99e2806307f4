import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { Kit, pane, panel, pillow, slab, tube } from '../solid/kit.ts';
import type { Subject } from '../stage/subject.ts';
import { fitBed } from './bedroom.ts';
import { fitKitchen } from './kitchen.ts';
import {
  chrome,
  HALF,
  HEIGHT,
  led,
  matt,
  REACH,
  ROOMS,
  type RoomName,
  type RoomSpec,
  satin,
} from './room-spec.ts';
import { fitWindow } from './window.ts';

/** A caravan's inside, seen from its back: kitchen on the left, dinette on the right, bed at the end. */
export function buildRoom(name: RoomName): Subject {
  const spec: RoomSpec = ROOMS[name];
  const kit = new Kit();
  const end = -spec.length + 1.2;
  fitWalls(kit, spec, end);
  fitBed(kit, spec, end);
  fitKitchen(kit, spec, end);
  fitDinette(kit, spec);
  const object = new THREE.Group().add(kit.group);
  return { object, size: { length: spec.length, width: HALF * 2, height: HEIGHT }, normalLength: 7.4 };
}

function fitWalls(kit: Kit, spec: RoomSpec, end: number): void {
  const length = 1.2 - end + 0.6;
  const middle = (end + 1.8) / 2;
  kit.add(
    panel(length, 0.04, HALF * 2, 0.08),
    finish({ colour: spec.floor, rough: 0.45, coat: 0.25, grain: [7, 0.72, 0.03], reach: REACH }),
    [middle, -0.02, 0],
  );
  kit.add(
    panel(length, 0.04, HALF * 2, 0.08),
    finish({ colour: 0xe4e4e1, rough: 0.8, glow: 0.22, reach: REACH }),
    [middle, HEIGHT, 0],
  );
  kit.both(panel(length, HEIGHT, 0.04, 0.08), matt(0xd8d7d3, 0.8), [middle, HEIGHT / 2, HALF]);
  kit.add(panel(0.04, HEIGHT, HALF * 2, 0.08), matt(0xd3d2ce, 0.8), [end - 0.02, HEIGHT / 2, 0]);
  for (const x of [end + 1.0, -0.2]) {
    kit.add(slab(0.5, 0.03, 0.5, 0.01), matt(0xdadad8), [x, HEIGHT - 0.02, 0]);
    kit.add(slab(0.4, 0.032, 0.4, 0.01), finish({ colour: 0xf4f8fb, rough: 0.4, glow: 0.9, reach: 0 }), [
      x,
      HEIGHT - 0.024,
      0,
    ]);
  }
  for (let x = end + 0.5; x < 0.6; x += 0.62) {
    kit.both(new THREE.CylinderGeometry(0.035, 0.035, 0.012, 28), led(), [x, HEIGHT - 0.024, 0.42]);
  }
}

/** Along negative z, the right: two benches facing each other over a table, a window, cupboards above. */
function fitDinette(kit: Kit, spec: RoomSpec): void {
  const middle = -0.75;
  const z = -HALF + 0.34;
  const leather = finish({ colour: spec.cushion, rough: 0.55, reach: REACH });
  for (const side of [-1, 1]) {
    const x = middle + side * 0.62;
    kit.add(slab(0.5, 0.34, 0.66, 0.01), satin(spec.cabinet), [x, 0.19, z]);
    kit.add(pillow(0.54, 0.15, 0.68, 6), leather, [x, 0.43, z]);
    kit.add(pillow(0.14, 0.52, 0.68, 5), leather, [x + side * 0.24, 0.72, z]);
    for (const dz of [-0.115, 0.115])
      kit.add(slab(0.008, 0.44, 0.006, 0.002), matt(0x2a2a2a), [
        x + side * 0.24 - side * 0.071,
        0.72,
        z + dz,
      ]);
  }
  kit.add(pillow(0.12, 0.32, 0.34, 3), matt(spec.throwRug, 0.95), [middle - 0.74, 0.68, z + 0.1]).rotation.z =
    -0.2;
  const table = kit.add(
    pane(0.66, 0.62, 0.06, 0.02),
    finish({ colour: spec.bench, rough: 0.25, coat: 0.6, reach: REACH }),
    [middle, 0.71, z + 0.02],
  );
  table.rotation.x = -Math.PI / 2;
  kit.add(new THREE.CylinderGeometry(0.035, 0.045, 0.7, 28, 6), chrome(), [middle, 0.36, z + 0.05]);
  kit.add(pillow(0.09, 0.14, 0.09, 3), matt(0xe6e2d8, 0.6), [middle - 0.1, 0.8, z - 0.12]);
  for (let i = 0; i < 7; i += 1) {
    const angle = i * 2.4;
    kit.add(
      tube(
        [
          [0, 0, 0],
          [Math.cos(angle) * 0.03, 0.1, Math.sin(angle) * 0.03],
          [Math.cos(angle) * 0.08, 0.17, Math.sin(angle) * 0.08],
        ],
        0.006,
      ),
      matt(0x5a7355, 0.8),
      [middle - 0.1, 0.85, z - 0.12],
    );
  }
  fitWindow(kit, middle, 1.2, -HALF + 0.03, 1.15, 0.56, 0);
  kit.add(slab(2.0, 0.36, 0.34, 0.01), satin(spec.overhead), [middle, HEIGHT - 0.21, -HALF + 0.19]);
  for (const dx of [-0.5, 0, 0.5])
    kit.add(slab(0.006, 0.35, 0.01, 0.002), matt(0x2a2a2a), [middle + dx, HEIGHT - 0.21, -HALF + 0.362]);
  kit.add(slab(1.94, 0.014, 0.02, 0.005), led(), [middle, HEIGHT - 0.397, -HALF + 0.3]);
  kit.add(slab(0.7, HEIGHT - 0.02, 0.5, 0.012), satin(spec.cabinet), [0.9, HEIGHT / 2, -HALF + 0.26]);
  kit.add(slab(0.012, 0.32, 0.02, 0.005), chrome(), [0.62, 1.05, -HALF + 0.52]);
}
