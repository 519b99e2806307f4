import type * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, pane, slab, tube } from '../solid/kit.ts';
import { alloy, plastic, steel, tinted, white } from './finishes.ts';
import type { CaravanSpec } from './spec.ts';

/**
 * Windows, door, hatches and vents. `side` gives how far the wall is from the middle, in metres, at a point
 * of its side view; the door is on the kerb side (z > 0).
 */
export function fitOpenings(kit: Kit, spec: CaravanSpec, side: (x: number, y: number) => number): void {
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
  const { door, floor } = spec;
  const foot = floor + 0.06;
  const height = Math.min(1.86, spec.roof - floor - 0.16);
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
