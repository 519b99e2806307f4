import * as THREE from 'three';
import { plate } from '../car/plate.ts';
import { wheel } from '../car/wheel.ts';
import { finish } from '../light/finish.ts';
import { type Kit, pane, panel, pillow, slab, tube } from '../solid/kit.ts';
import type { Field } from '../solid/surface.ts';
import { fitDrawbar } from './drawbar.ts';
import { alloy, amber, plastic, red, steel, tinted, white } from './finishes.ts';
import { fitLid, fitLiftingRoof } from './lifting-roof.ts';
import { fitOpenings } from './openings.ts';
import type { CaravanSpec } from './spec.ts';

/**
 * Fits everything on a caravan's body by its kind: a folding one has no door or awning. `field` is the body's
 * signed distance in metres, which locates its walls.
 */
export function fitCaravan(kit: Kit, spec: CaravanSpec, field: Field): void {
  const side = (x: number, y: number) => {
    for (let z = 1.4; z > 0; z -= 0.003) if (field(x, y, z) < 0) return z;
    return spec.halfWidth;
  };
  if (!spec.folding) {
    fitOpenings(kit, spec, side);
    fitAwning(kit, spec, side);
  }
  if (spec.folding) fitLid(kit, spec);
  else if (spec.liftingRoof) fitLiftingRoof(kit, spec);
  else fitRoof(kit, spec);
  fitDrawbar(kit, spec);
  fitRear(kit, spec, field);
  fitUnderneath(kit, spec);
}

function fitAwning(kit: Kit, spec: CaravanSpec, side: (x: number, y: number) => number): void {
  const from = spec.start + spec.rake + 0.5;
  const to = spec.end - 0.55;
  const y = spec.roof - 0.17;
  const z = side((from + to) / 2, y) + 0.055;
  const roll = kit.add(
    new THREE.CylinderGeometry(0.062, 0.062, to - from, 28, 24),
    finish({ colour: 0x2b2d30, rough: 0.5, coat: 0.3 }),
    [(from + to) / 2, y, z],
  );
  roll.rotation.z = Math.PI / 2;
  kit.add(slab(to - from, 0.03, 0.05, 0.01), alloy(), [(from + to) / 2, y + 0.062, z - 0.03]);
  for (const x of [from, to]) {
    kit.add(slab(0.075, 0.15, 0.14, 0.02), plastic(), [x, y, z - 0.005]);
    kit.add(slab(0.045, 1.05, 0.03, 0.008), alloy(), [x, y - 0.55, side(x, y - 0.55) + 0.025]);
  }
  kit.add(slab(1.1, 0.03, 0.025, 0.008), finish({ colour: 0xf4f2ea, rough: 0.3, glow: 0.9 }), [
    (from + to) / 2,
    y - 0.14,
    side((from + to) / 2, y - 0.14) + 0.012,
  ]);
  kit.add(pillow(0.14, 0.07, 0.05, 3), finish({ colour: 0xefece2, rough: 0.3, glow: 0.7 }), [
    spec.door + 0.5,
    y - 0.28,
    side(spec.door, y - 0.28) + 0.02,
  ]);
}

function fitRoof(kit: Kit, spec: CaravanSpec): void {
  const middle = (spec.start + spec.end) / 2;
  kit.add(pillow(0.95, 0.24, 0.7, 4), white(), [middle + 0.2, spec.roof + 0.08, 0]);
  for (const x of [middle - 1.5, middle + 1.75])
    kit.add(pillow(0.46, 0.12, 0.46, 5), finish({ colour: 0x3a3c40, rough: 0.3, coat: 0.6 }), [
      x,
      spec.roof + 0.03,
      0,
    ]);
  kit.add(slab(0.95, 0.035, 1.5, 0.012), finish({ colour: 0x0c1119, rough: 0.12, coat: 1 }), [
    middle - 0.75,
    spec.roof + 0.05,
    0,
  ]);
  for (const z of [-0.9, 0.9]) {
    kit.add(slab(0.05, 0.02, 0.09, 0.008), amber(), [spec.start + spec.rake + 0.08, spec.roof - 0.07, z]);
    kit.add(slab(0.03, 0.025, 0.09, 0.008), red(), [spec.end - 0.03, spec.roof - 0.26, z]);
  }
}

function fitRear(kit: Kit, spec: CaravanSpec, field: Field): void {
  const back = (y: number) => {
    for (let x = spec.end + 0.1; x > spec.start; x -= 0.003) if (field(x, y, 0.4) < 0) return x;
    return spec.end;
  };
  const lampY = spec.plate + 0.02;
  for (const sign of [1, -1]) {
    kit.add(slab(0.04, 0.4, 0.2, 0.02), plastic(), [
      back(lampY) + 0.01,
      lampY,
      sign * (spec.halfWidth - 0.16),
    ]);
    kit.add(slab(0.04, 0.24, 0.15, 0.02), red(), [
      back(lampY) + 0.022,
      lampY + 0.06,
      sign * (spec.halfWidth - 0.16),
    ]);
    kit.add(slab(0.04, 0.09, 0.15, 0.02), amber(), [
      back(lampY) + 0.022,
      lampY - 0.13,
      sign * (spec.halfWidth - 0.16),
    ]);
  }
  const hasWindow = !spec.folding && spec.liftingRoof !== 'down';
  const y = spec.kerbWindows.at(-1)?.[1] ?? 1.9;
  const window = (
    w: number,
    h: number,
    radius: number,
    depth: number,
    material: THREE.Material,
    out: number,
  ) => {
    const part = kit.add(pane(w, h, radius, depth), material, [back(y) + out, y, 0]);
    part.rotation.y = Math.PI / 2;
  };
  if (hasWindow) {
    window(1.25, 0.58, 0.09, 0.012, plastic(), -0.02);
    window(1.2, 0.53, 0.075, 0.03, tinted(), -0.015);
  }
  const barY = spec.floor + 0.02;
  kit.add(panel(0.09, 0.09, spec.halfWidth * 2 - 0.1), steel(), [spec.end + 0.1, barY, 0]);
  kit.both(panel(0.6, 0.1, 0.06), steel(), [spec.end - 0.15, barY, 0.62]);
  kit.add(slab(0.08, 0.5, 0.08), steel(), [spec.end + 0.1, barY + 0.25, 0]);
  const spare = wheel({ radius: spec.wheel, look: 'forge', steel: false, lug: 0.003 });
  spare.rotation.z = -Math.PI / 2;
  spare.position.set(spec.end + 0.24, barY + 0.42, 0);
  kit.group.add(spare);
  plate(kit, spec.end + 0.15, barY, 1, 0.68);
}

function fitUnderneath(kit: Kit, spec: CaravanSpec): void {
  const model = wheel({ radius: spec.wheel, look: 'forge', steel: false, lug: 0.003, rim: 0.62 });
  for (const x of spec.axles) {
    for (const sign of [1, -1]) {
      const one = model.clone();
      one.rotation.x = (sign * Math.PI) / 2;
      one.position.set(x, spec.wheel, sign * (spec.halfWidth - 0.15));
      kit.group.add(one);
    }
    kit.add(new THREE.CylinderGeometry(0.045, 0.045, spec.halfWidth * 2 - 0.4, 14), steel(), [
      x,
      spec.wheel,
      0,
    ]).rotation.x = Math.PI / 2;
  }
  kit.both(panel(spec.end - spec.start, 0.14, 0.06), steel(), [
    (spec.start + spec.end) / 2,
    spec.floor - 0.08,
    0.62,
  ]);
  kit.add(slab(1.1, 0.22, 1.1, 0.06), finish({ colour: 0x232527, rough: 0.7 }), [
    (spec.axles[0] as number) - 1.2,
    spec.floor - 0.14,
    0,
  ]);
  for (const x of [spec.start + 0.45, spec.end - 0.6]) {
    kit.both(slab(0.5, 0.045, 0.06, 0.01), steel(), [x, spec.floor - 0.06, spec.halfWidth - 0.22]);
  }
  const first = spec.axles[0] ?? 0;
  const last = spec.axles.at(-1) ?? first;
  const reach = (last - first) / 2 + spec.wheel + 0.09;
  const middle = (first + last) / 2;
  const top = spec.wheel * 2 + 0.11;
  const spat = tube(
    [
      [-reach, spec.floor - 0.02, 0],
      [-reach + 0.03, top - 0.26, 0],
      [-reach + 0.25, top - 0.01, 0],
      [0, top, 0],
      [reach - 0.25, top - 0.01, 0],
      [reach - 0.03, top - 0.26, 0],
      [reach, spec.floor - 0.02, 0],
    ],
    0.03,
    0.3,
  );
  kit.both(spat, plastic(), [middle, 0, spec.halfWidth - 0.005]);
}
