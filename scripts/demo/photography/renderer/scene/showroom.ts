import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, panel, slab } from '../solid/kit.ts';

/** A showroom's colours, 0xRRGGBB, and how brightly its lamps burn. */
export interface Facade {
  cladding: number;
  accent: number;
  glow: number;
}

const WIDTH = 24;

const DEPTH = 7;

const HEIGHT = 5.4;

const GLASS_TOP = 4.0;

/** The glass front is at z = 0; the building lies behind it. */
const FRONT = 0;

/** A glass-fronted showroom: fascia over a row of tall panes, a portal, lit ceiling and back wall. */
export function fitShowroom(kit: Kit, facade: Facade): void {
  const cladding = finish({ colour: facade.cladding, rough: 0.45, coat: 0.25, reach: 2 });
  const accent = finish({ colour: facade.accent, rough: 0.35, coat: 0.5, reach: 2 });
  const dark = finish({ colour: 0x17181a, rough: 0.4, coat: 0.3, reach: 1 });
  const inside = finish({ colour: 0xd8d3ca, rough: 0.8, glow: 0.35 * facade.glow, reach: 2 });
  const lamp = finish({ colour: 0xfff1da, rough: 0.5, glow: 1.2 + facade.glow, reach: 0 });

  for (let i = 0; i < 8; i += 1) {
    const x = -WIDTH / 2 + (i + 0.5) * (WIDTH / 8);
    kit.add(panel(WIDTH / 8 - 0.02, HEIGHT - GLASS_TOP, 0.5, 0.5), cladding, [
      x,
      (HEIGHT + GLASS_TOP) / 2,
      FRONT + 0.35,
    ]);
  }
  kit.add(panel(WIDTH + 0.3, 0.12, DEPTH + 1.2, 0.6), dark, [0, HEIGHT + 0.06, FRONT - DEPTH / 2 + 0.5]);
  kit.add(panel(WIDTH, 0.1, 1.1, 0.5), dark, [0, GLASS_TOP - 0.02, FRONT + 0.1]);
  kit.add(panel(0.4, HEIGHT, DEPTH, 0.6), cladding, [-WIDTH / 2 + 0.2, HEIGHT / 2, FRONT - DEPTH / 2]);
  kit.add(panel(0.4, HEIGHT, DEPTH, 0.6), cladding, [WIDTH / 2 - 0.2, HEIGHT / 2, FRONT - DEPTH / 2]);
  const portal = 5.4;
  for (const dx of [-1.6, 1.6])
    kit.add(panel(0.45, HEIGHT + 0.7, 1.5, 0.4), accent, [portal + dx, (HEIGHT + 0.7) / 2, FRONT + 0.5]);
  kit.add(panel(3.65, 1.35, 1.5, 0.4), accent, [portal, HEIGHT + 0.02, FRONT + 0.5]);

  const panes = 15;
  for (let i = 0; i <= panes; i += 1) {
    const x = -WIDTH / 2 + 0.4 + (i / panes) * (WIDTH - 0.8);
    kit.add(slab(0.06, GLASS_TOP, 0.12, 0.01), dark, [x, GLASS_TOP / 2, FRONT]);
  }
  kit.add(slab(WIDTH - 0.8, 0.06, 0.1, 0.01), dark, [0, 2.9, FRONT]);
  kit.add(slab(WIDTH - 0.8, 0.12, 0.14, 0.01), dark, [0, 0.06, FRONT]);

  kit.add(
    panel(WIDTH - 0.8, 0.02, DEPTH, 0.5),
    finish({ colour: 0xc9c6c0, rough: 0.25, coat: 0.5, glow: 0.16 * facade.glow, reach: 2 }),
    [0, 0.02, FRONT - DEPTH / 2],
  );
  kit.add(panel(WIDTH - 0.8, GLASS_TOP, 0.1, 0.5), inside, [0, GLASS_TOP / 2, FRONT - DEPTH]);
  for (const side of [-1, 1]) {
    const wall = [side * (WIDTH / 2 - 0.45), GLASS_TOP / 2, FRONT - DEPTH / 2] as const;
    kit.add(panel(0.06, GLASS_TOP, DEPTH, 0.5), inside, wall);
  }
  kit.add(
    panel(6.5, 2.4, 0.06, 0.4),
    finish({ colour: facade.accent, rough: 0.6, glow: 0.3 * facade.glow, reach: 1 }),
    [-3, 1.9, FRONT - DEPTH + 0.1],
  );
  kit.add(panel(WIDTH - 0.8, 0.06, DEPTH, 0.5), inside, [0, GLASS_TOP - 0.06, FRONT - DEPTH / 2]);
  for (const z of [-1.2, -2.9, -4.6])
    kit.add(slab(WIDTH - 2, 0.04, 0.14, 0.01), lamp, [0, GLASS_TOP - 0.12, FRONT + z]);
  kit.add(
    slab(3, 1.1, 0.8, 0.06),
    finish({ colour: 0xefece6, rough: 0.4, coat: 0.4, glow: 0.2 * facade.glow, reach: 1 }),
    [6.4, 0.55, FRONT - 4.6],
  );
  kit.add(
    panel(WIDTH + 1, 0.08, 1.6, 0.5),
    finish({ colour: 0x9b9a97, rough: 0.8, grain: [0.8, 0.75, 0.01], reach: 1 }),
    [0, 0.04, FRONT + 0.8],
  );
  for (const x of [-WIDTH / 2 + 1.4, WIDTH / 2 - 1.6]) {
    kit.add(slab(2.2, 0.45, 0.6, 0.03), dark, [x, 0.22, FRONT + 1.2]);
    kit.add(hedge(), finish({ colour: 0x33452f, rough: 0.95, reach: 0.5 }), [x, 0.62, FRONT + 1.2]);
  }
  for (let x = -9; x <= 9; x += 4.5) {
    kit.add(new THREE.CylinderGeometry(0.05, 0.05, 0.7, 16), dark, [x + 0.6, 0.35, FRONT + 6.4]);
    kit.add(new THREE.CylinderGeometry(0.052, 0.052, 0.07, 16), lamp, [x + 0.6, 0.6, FRONT + 6.4]);
  }
}

/** A clipped hedge: a box with a leafy, uneven skin. */
function hedge(): THREE.BufferGeometry {
  const geometry = new THREE.BoxGeometry(2.1, 0.5, 0.52, 60, 14, 14);
  const place = geometry.getAttribute('position');
  for (let i = 0; i < place.count; i += 1) {
    const bump = Math.sin(i * 12.9898) * 43758.5453;
    const out = 1 + 0.09 * (bump - Math.floor(bump) - 0.5);
    place.setXYZ(i, place.getX(i) * (1 + (out - 1) * 0.3), place.getY(i) * out, place.getZ(i) * out);
  }
  geometry.computeVertexNormals();
  return geometry;
}
