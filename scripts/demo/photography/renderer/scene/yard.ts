import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, panel, slab, tube } from '../solid/kit.ts';

/** An open yard's colours, 0xRRGGBB: its office and the flags over the rows. */
export interface Yard {
  wall: number;
  roof: number;
  accent: number;
  flags: readonly number[];
  /** Position of the office's middle. */
  office: readonly [x: number, z: number];
  /** Lines of flags from post to post: from x, to x, z, height. */
  lines: readonly (readonly [from: number, to: number, z: number, height: number])[];
}

const WIDTH = 9;
const DEPTH = 5;
const WALL = 3.1;

/** A car yard: a low office under an iron roof with a verandah, light poles, flags on lines, a fence behind. */
export function fitYard(kit: Kit, yard: Yard): void {
  fitOffice(kit, yard);
  fitFence(kit);
  for (const line of yard.lines) fitFlags(kit, yard, line);
  for (const [x, z] of [
    [-7.4, -8.5],
    [13.4, -7.5],
  ] as const)
    fitLamp(kit, x, z);
}

const dark = () => finish({ colour: 0x232528, rough: 0.5, coat: 0.2, reach: 1 });

function fitOffice(kit: Kit, { wall, roof, accent, office: [x, z] }: Yard): void {
  const boards = finish({ colour: wall, rough: 0.6, coat: 0.1, grain: [3.2, 0.86, 0.02], reach: 2 });
  const iron = finish({ colour: roof, rough: 0.5, metal: 0.25, reach: 2 });
  const front = z + DEPTH / 2;
  kit.add(panel(WIDTH, WALL, DEPTH, 0.5), boards, [x, WALL / 2 + 0.12, z]);
  kit.add(panel(WIDTH + 0.2, 0.14, DEPTH + 2.6, 0.5), finish({ colour: 0x9d9b97, rough: 0.8 }), [
    x,
    0.07,
    z + 1.1,
  ]);
  // Two slopes of ribbed iron with a fascia in the dealer's colour, and a verandah in front.
  for (const side of [1, -1]) {
    const slope = kit.add(panel(WIDTH + 0.9, 0.08, DEPTH / 2 + 0.75, 0.4), iron, [
      x,
      WALL + 0.72,
      z + side * (DEPTH / 4 + 0.22),
    ]);
    slope.rotation.x = side * 0.34;
    for (let rib = -WIDTH / 2 - 0.3; rib <= WIDTH / 2 + 0.3; rib += 0.42) {
      const line = kit.add(slab(0.05, 0.06, DEPTH / 2 + 0.75, 0.02), iron, [
        x + rib,
        WALL + 0.78,
        z + side * (DEPTH / 4 + 0.22),
      ]);
      line.rotation.x = side * 0.34;
    }
  }
  const verandah = kit.add(panel(WIDTH + 0.6, 0.07, 2.1, 0.4), iron, [x, WALL - 0.12, front + 0.98]);
  verandah.rotation.x = 0.14;
  kit.add(panel(WIDTH + 0.7, 0.34, 0.1, 0.3), finish({ colour: accent, rough: 0.4, coat: 0.4, reach: 0.3 }), [
    x,
    WALL - 0.2,
    front + 2.02,
  ]);
  for (const dx of [-WIDTH / 2, -WIDTH / 6, WIDTH / 6, WIDTH / 2])
    kit.add(panel(0.13, WALL - 0.4, 0.13, 0.2), finish({ colour: 0xeceae4, rough: 0.5, reach: 0.3 }), [
      x + dx,
      (WALL - 0.4) / 2 + 0.12,
      front + 1.92,
    ]);
  const glass = () => finish({ colour: 0x2b3a45, rough: 0.06, coat: 1, glow: 0.18, reach: 0.5 });
  const window = (dx: number, width: number, height: number, y: number) => {
    kit.add(slab(width + 0.16, height + 0.16, 0.08, 0.02), finish({ colour: 0xf1efe9, rough: 0.5 }), [
      x + dx,
      y,
      front + 0.02,
    ]);
    kit.add(slab(width, height, 0.06, 0.01), glass(), [x + dx, y, front + 0.06]);
  };
  window(-2.9, 2.3, 1.5, 1.75);
  window(2.9, 2.3, 1.5, 1.75);
  window(-0.52, 0.92, 2.25, 1.3);
  window(0.52, 0.92, 2.25, 1.3);
  for (const dx of [-2.9, 2.9]) kit.add(slab(0.07, 1.5, 0.09, 0.01), dark(), [x + dx, 1.75, front + 0.08]);
  for (const dx of [-3.6, 3.6])
    kit.add(slab(1.5, 0.5, 0.55, 0.06), finish({ colour: 0x6b6259, rough: 0.8 }), [
      x + dx,
      0.38,
      front + 1.3,
    ]);
}

function fitFence(kit: Kit): void {
  const slats = finish({ colour: 0x53565a, rough: 0.7, reach: 1 });
  for (const y of [0.35, 0.75, 1.15, 1.55]) kit.add(panel(84, 0.26, 0.06, 0.5), slats, [8, y, -13.2]);
  for (let x = -34; x <= 50; x += 2.75) kit.add(slab(0.12, 1.85, 0.12, 0.02), dark(), [x, 0.92, -13.1]);
  kit.add(panel(84, 0.5, 0.8, 0.5), finish({ colour: 0x3d5138, rough: 0.95, reach: 0.5 }), [8, 0.25, -12.6]);
}

function fitLamp(kit: Kit, x: number, z: number): void {
  kit.add(new THREE.CylinderGeometry(0.05, 0.085, 6.2, 16, 20), dark(), [x, 3.1, z]);
  kit.add(new THREE.CylinderGeometry(0.2, 0.24, 0.5, 24), finish({ colour: 0xa5a29d, rough: 0.8 }), [
    x,
    0.25,
    z,
  ]);
  for (const side of [-0.55, 0.55]) kit.add(slab(0.9, 0.09, 0.28, 0.04), dark(), [x + side, 6.18, z + 0.1]);
}

/** A slack line of pennants between two posts. */
function fitFlags(kit: Kit, { flags }: Yard, [from, to, z, height]: Yard['lines'][number]): void {
  for (const x of [from, to])
    kit.add(new THREE.CylinderGeometry(0.035, 0.04, height, 12, 12), dark(), [x, height / 2, z]);
  const slack = (share: number) => height - 0.55 * (1 - (2 * share - 1) ** 2);
  const rope = Array.from(
    { length: 13 },
    (_, i) => [from + ((to - from) * i) / 12, slack(i / 12), z] as const,
  );
  kit.add(tube(rope, 0.01), dark(), [0, 0, 0]);
  const count = Math.round((to - from) / 0.42);
  for (let i = 1; i < count; i += 1) {
    const share = i / count;
    const outline = new THREE.Shape();
    outline.moveTo(-0.13, 0);
    outline.lineTo(0.13, 0);
    outline.lineTo(0.02, -0.34);
    outline.closePath();
    const pennant = new THREE.ExtrudeGeometry(outline, { depth: 0.006, bevelEnabled: false });
    const colour = flags[i % flags.length] ?? 0xffffff;
    const part = kit.add(pennant, finish({ colour, rough: 0.7, reach: 0 }), [
      from + (to - from) * share,
      slack(share),
      z,
    ]);
    part.rotation.y = Math.sin(i * 2.4) * 0.35;
  }
}
