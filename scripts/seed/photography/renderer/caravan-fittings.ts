import * as THREE from 'three';
import type { CaravanSpec } from './caravan.ts';
import { type Kit, pane, panel, pillow, slab, tube } from './kit.ts';
import { finish } from './material.ts';
import type { Field } from './surface.ts';
import { wheel } from './wheel.ts';

const steel = () => finish({ colour: 0x17181a, rough: 0.5 });
const plastic = () => finish({ colour: 0x1b1c1e, rough: 0.55 });
const alloy = () => finish({ colour: 0xb6b9bc, rough: 0.38, metal: 0.7 });
const white = () => finish({ colour: 0xd9dbdc, rough: 0.4, coat: 0.5 });
const red = () => finish({ colour: 0x9c0a10, rough: 0.2, coat: 1, glow: 0.35 });
const amber = () => finish({ colour: 0xd97a12, rough: 0.2, coat: 1, glow: 0.25 });
const tinted = () => finish({ colour: 0x14171b, rough: 0.08, coat: 1, reach: 0 });

export function fitCaravan(kit: Kit, spec: CaravanSpec, field: Field): void {
  const side = (x: number, y: number) => {
    for (let z = 1.4; z > 0; z -= 0.003) if (field(x, y, z) < 0) return z;
    return spec.halfWidth;
  };
  fitOpenings(kit, spec, side);
  fitAwning(kit, spec, side);
  fitRoof(kit, spec);
  fitDrawbar(kit, spec);
  fitRear(kit, spec, field);
  fitUnderneath(kit, spec);
}

function fitOpenings(kit: Kit, spec: CaravanSpec, side: (x: number, y: number) => number): void {
  const mount = (
    x: number,
    y: number,
    sign: number,
    geometry: THREE.BufferGeometry,
    material: THREE.Material,
    out: number,
  ) => {
    const part = kit.add(geometry, material, [x, y, sign * (side(x, y) + out)]);
    if (sign < 0) part.rotation.y = Math.PI;
    return part;
  };
  for (const [list, sign] of [
    [spec.kerbWindows, 1],
    [spec.roadWindows, -1],
  ] as const) {
    for (const [x, y, w, h] of list) {
      mount(x, y, sign, pane(w + 0.05, h + 0.05, 0.09, 0.012), plastic(), 0);
      mount(x, y, sign, pane(w, h, 0.075, 0.022), tinted(), 0.006);
      for (const dx of [-w / 2 + 0.1, w / 2 - 0.1]) {
        mount(x + dx, y - h / 2 + 0.035, sign, slab(0.05, 0.02, 0.02, 0.006), plastic(), 0.03);
      }
    }
  }
  // Door: frame, leaf in the body's colour, screen above and a pane in it, handle, step and grab rail.
  const { door, floor } = spec;
  const foot = floor + 0.06;
  const height = 1.86;
  const middle = foot + height / 2;
  const leaf = finish({ rough: 0.38, coat: 1, paint: 1, reach: 0.2 });
  mount(door, middle, 1, pane(0.68, height, 0.06, 0.008), plastic(), 0);
  mount(door, middle, 1, pane(0.62, height - 0.06, 0.045, 0.016), leaf, 0.004);
  mount(door, middle + 0.42, 1, pane(0.42, 0.72, 0.06, 0.02), plastic(), 0.01);
  mount(door, middle + 0.42, 1, pane(0.37, 0.67, 0.045, 0.024), tinted(), 0.012);
  mount(door + 0.24, middle - 0.12, 1, slab(0.05, 0.17, 0.03, 0.01), plastic(), 0.03);
  for (const y of [foot + 0.2, middle, foot + height - 0.2])
    mount(door - 0.335, y, 1, slab(0.03, 0.07, 0.02, 0.006), plastic(), 0.018);
  mount(
    door + 0.5,
    middle - 0.1,
    1,
    tube(
      [
        [0, -0.3, 0],
        [0, -0.28, 0.05],
        [0, 0.28, 0.05],
        [0, 0.3, 0],
      ],
      0.012,
      0.2,
    ),
    alloy(),
    0,
  );
  kit.add(slab(0.56, 0.03, 0.26, 0.01), alloy(), [door, floor - 0.16, spec.halfWidth + 0.06]);
  for (const dx of [-0.24, 0.24])
    kit.add(slab(0.03, 0.2, 0.03), steel(), [door + dx, floor - 0.06, spec.halfWidth - 0.05]);
  // Hatches and vents.
  const low = spec.plate - 0.2;
  for (const sign of [1, -1]) {
    mount(spec.start + 0.62, low + 0.14, sign, pane(0.62, 0.4, 0.05, 0.008), plastic(), 0);
    mount(
      spec.start + 0.62,
      low + 0.14,
      sign,
      pane(0.57, 0.35, 0.04, 0.014),
      finish({ colour: 0x2a2c2f, rough: 0.5 }),
      0.004,
    );
    mount(spec.start + 0.62, low + 0.02, sign, slab(0.07, 0.035, 0.02, 0.008), alloy(), 0.024);
  }
  const fridge = (spec.axles.at(-1) ?? 5) + 1.1;
  for (const y of [spec.plate + 0.24, spec.plate + 0.62]) {
    mount(fridge, y, -1, pane(0.46, 0.24, 0.02, 0.012), white(), 0);
    for (let i = -4; i <= 4; i += 1)
      mount(fridge, y + i * 0.023, -1, slab(0.4, 0.008, 0.014, 0.002), plastic(), 0.016);
  }
  mount((spec.kerbWindows[0]?.[0] ?? 4) + 0.2, spec.plate + 0.2, 1, pane(0.2, 0.14, 0.02, 0.012), white(), 0);
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
  // A light strip under the rail and lamps beside the door.
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

function fitDrawbar(kit: Kit, spec: CaravanSpec): void {
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
  // Jockey wheel.
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
  // Gas bottles on a tray, tool box across the bar behind them.
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
  // Rear window, bumper bar with the spare wheel, number plate.
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
  window(1.25, 0.58, 0.09, 0.012, plastic(), -0.02);
  window(1.2, 0.53, 0.075, 0.03, tinted(), -0.015);
  const barY = spec.floor + 0.02;
  kit.add(panel(0.09, 0.09, spec.halfWidth * 2 - 0.1), steel(), [spec.end + 0.1, barY, 0]);
  kit.both(panel(0.6, 0.1, 0.06), steel(), [spec.end - 0.15, barY, 0.62]);
  kit.add(slab(0.08, 0.5, 0.08), steel(), [spec.end + 0.1, barY + 0.25, 0]);
  const spare = wheel({ radius: spec.wheel, spokes: 6, steel: false, lug: 0.003 });
  spare.rotation.z = -Math.PI / 2;
  spare.position.set(spec.end + 0.24, barY + 0.42, 0);
  kit.group.add(spare);
  kit.add(slab(0.012, 0.11, 0.37, 0.004), finish({ colour: 0xd9dad6, rough: 0.4 }), [
    spec.end + 0.15,
    barY,
    0.68,
  ]);
}

function fitUnderneath(kit: Kit, spec: CaravanSpec): void {
  const model = wheel({ radius: spec.wheel, spokes: 6, steel: false, lug: 0.003, rim: 0.62 });
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
  // Stabiliser legs, wound up.
  for (const x of [spec.start + 0.45, spec.end - 0.6]) {
    kit.both(slab(0.5, 0.045, 0.06, 0.01), steel(), [x, spec.floor - 0.06, spec.halfWidth - 0.22]);
  }
  // Arch spats.
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
