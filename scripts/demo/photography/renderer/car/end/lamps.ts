import * as THREE from 'three';
import { type FinishOptions, finish } from '../../light/finish.ts';
import type { Kit } from '../../solid/kit.ts';
import { bar, bowl, inlay, type Outline, pointed } from './inlay.ts';
import { boundsOf, contour } from './outline.ts';
import type { Wrap } from './wrap.ts';

/**
 * A lamp's cavity: its outline for s > 0, a point inside from which its whole edge is visible, and its
 * stretch.
 */
export interface Cavity {
  wrap: Wrap;
  outline: Outline;
  middle: readonly [number, number];
  stretch: number;
  depth: number;
}

type Points = readonly (readonly [number, number])[];

const mirrored = (points: Points): Points => points.map(([s, y]) => [-s, y] as const);

export function housing(kit: Kit, cavity: Cavity, inside: FinishOptions, cover: FinishOptions): void {
  const { wrap, outline, middle, stretch, depth } = cavity;
  const bounds = boundsOf(contour(outline, middle, stretch, 0));
  const both: Outline = (s, y) => outline(Math.abs(s), y);
  for (const side of [1, -1]) {
    const area = {
      s: side > 0 ? bounds.s : ([-bounds.s[1], -bounds.s[0]] as const),
      y: bounds.y,
    };
    const back = kit.add(
      inlay(wrap, both, area, bowl(depth, depth * 0.45), 0.004),
      finish(inside),
      [0, 0, 0],
    );
    back.userData.reach = 0.12;
    const lens = kit.add(
      inlay(wrap, both, area, () => 0.0012, 0.001),
      finish({ clear: 0.1, ...cover }),
      [0, 0, 0],
    );
    lens.renderOrder = 6;
    lens.userData = { solid: [], smooth: true };
    const edge = contour(outline, middle, stretch, 0);
    kit.add(
      bar(wrap, side > 0 ? edge : mirrored(edge), 0, 0.002, 0.0028, 6),
      finish({ colour: 0x08080a, rough: 0.4 }),
      [0, 0, 0],
    );
  }
}

export function guide(
  kit: Kit,
  wrap: Wrap,
  points: Points,
  options: { out: number; half: number; colour?: number; glow?: number },
): void {
  if (points.length < 2) return;
  const light = finish({
    colour: options.colour ?? 0xf4f8ff,
    rough: 0.3,
    glow: options.glow ?? 1.15,
    reach: 0,
  });
  for (const line of [points, mirrored(points)])
    kit.add(bar(wrap, line, options.out, options.half, options.half, 8), light, [0, 0, 0]);
}

/** A projector on both sides: bezel, reflector cone and a protruding lens that points ahead. */
export function projector(
  kit: Kit,
  wrap: Wrap,
  [s, y]: readonly [number, number],
  radius: number,
  options: { depth?: number; ring?: boolean; ahead?: readonly [number, number, number] } = {},
): void {
  const { depth = 0.03, ring = false, ahead = [-1, 0, 0] } = options;
  for (const side of [1, -1]) {
    const { place, normal } = wrap.at(s * side, y);
    const look = ahead.map((part, k) => part * 0.75 + (normal[k] ?? 0) * 0.35) as [number, number, number];
    const inward = (d: number) =>
      place.map((part, k) => part - (normal[k] ?? 0) * d) as [number, number, number];
    const put = (geometry: THREE.BufferGeometry, material: THREE.Material, d: number) =>
      pointed(kit.add(geometry, material, [0, 0, 0]), inward(d), look);
    const shell = finish({ colour: 0x8e9297, rough: 0.16, metal: 1, reach: 0.03 });
    const dark = finish({ colour: 0x0d0e10, rough: 0.3, coat: 0.5, reach: 0.05 });
    put(
      turned(
        [
          [0.98, -0.018],
          [1.0, 0.004],
          [1.1, 0.008],
          [1.16, 0.0],
          [1.18, -0.05],
        ],
        radius,
      ),
      dark,
      depth,
    );
    put(
      turned(
        [
          [0.55, -0.022],
          [0.8, -0.012],
          [0.97, 0.0],
        ],
        radius,
      ),
      shell,
      depth,
    );
    put(new THREE.TorusGeometry(radius * 1.06, radius * 0.07, 10, 44), shell, depth - 0.006);
    put(
      new THREE.SphereGeometry(radius * 0.8, 28, 14, 0, Math.PI * 2, 0, Math.PI * 0.42)
        .rotateX(Math.PI / 2)
        .scale(1, 1, 0.62),
      finish({ colour: 0x1b2026, rough: 0.04, coat: 1, metal: 0.35, reach: 0 }),
      depth + radius * 0.34,
    );
    if (ring)
      put(
        new THREE.TorusGeometry(radius * 1.13, radius * 0.085, 10, 48),
        finish({ colour: 0xf4f8ff, rough: 0.3, glow: 1.1, reach: 0 }),
        depth - 0.008,
      );
  }
}

function turned(outline: readonly (readonly [number, number])[], radius: number): THREE.BufferGeometry {
  const points = outline.map(([r, z]) => new THREE.Vector2(r * radius, z));
  return new THREE.LatheGeometry(points, 40).rotateX(Math.PI / 2);
}
