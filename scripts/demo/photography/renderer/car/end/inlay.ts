import * as THREE from 'three';
import type { Place } from '../../solid/kit.ts';
import { at } from '../../solid/math.ts';
import type { Wrap } from './wrap.ts';

/** Signed distance to an outline in the unrolled end, metres, negative inside; s counts to both sides. */
export type Outline = (s: number, y: number) => number;

export interface Bounds {
  s: readonly [number, number];
  y: readonly [number, number];
}

/**
 * A piece of the skin within an outline, pushed out of it by `rise(d)` metres (negative: inwards), `d` being
 * the distance to the outline. Its attribute `edge` lets the material cut it at the outline exactly.
 * @param margin how far past the outline it reaches
 */
export function inlay(
  wrap: Wrap,
  outline: Outline,
  bounds: Bounds,
  rise: (d: number, s: number, y: number) => number,
  margin = 0,
  step = 0.006,
): THREE.BufferGeometry {
  const columns = Math.max(2, Math.ceil((bounds.s[1] - bounds.s[0]) / step));
  const rows = Math.max(2, Math.ceil((bounds.y[1] - bounds.y[0]) / step));
  const positions: number[] = [];
  const normals: number[] = [];
  const edges: number[] = [];
  const uvs: number[] = [];
  const vertexOf = new Int32Array((columns + 1) * (rows + 1)).fill(-1);
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= columns; i += 1) {
      const s = bounds.s[0] + ((bounds.s[1] - bounds.s[0]) * i) / columns;
      const y = bounds.y[0] + ((bounds.y[1] - bounds.y[0]) * j) / rows;
      const d = outline(s, y);
      if (d > margin + step * 2) continue;
      const { place, normal } = wrap.at(s, y);
      const out = rise(d, s, y);
      vertexOf[j * (columns + 1) + i] = positions.length / 3;
      for (let k = 0; k < 3; k += 1) positions.push(at(place, k) + at(normal, k) * out);
      normals.push(...normal);
      edges.push(d - margin);
      uvs.push(i / columns, j / rows);
    }
  }
  const index: number[] = [];
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const corner = j * (columns + 1) + i;
      const quad = [corner, corner + 1, corner + columns + 2, corner + columns + 1].map((n) =>
        at(vertexOf, n),
      ) as [number, number, number, number];
      if (Math.min(...quad) < 0 || Math.min(...quad.map((n) => at(edges, n))) > 0.002) continue;
      index.push(quad[0], quad[1], quad[2], quad[0], quad[2], quad[3]);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('edge', new THREE.Float32BufferAttribute(edges, 1));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  if (index.length > 0) geometry.computeVertexNormals();
  else geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3));
  geometry.userData.smooth = true;
  return geometry;
}

/** A depression with a sloping rim `slope` metres wide. */
export const bowl =
  (depth: number, slope: number) =>
  (d: number): number =>
    -0.0015 - depth * smooth(-d / slope);

const smooth = (value: number) => {
  const share = Math.min(1, Math.max(0, value));
  return share * share * (3 - 2 * share);
};

/**
 * A bar of elliptic section along points of the unrolled end, `out` metres from the skin.
 * @param halfOut half its thickness along the skin's normal; `halfUp` across it
 */
export function bar(
  wrap: Wrap,
  points: readonly (readonly [s: number, y: number])[],
  out: number,
  halfOut: number,
  halfUp: number,
  sides = 10,
): THREE.BufferGeometry {
  const rings = points.map(([s, y]) => wrap.at(s, y));
  const positions: number[] = [];
  const index: number[] = [];
  const [u, v, t, n] = [0, 0, 0, 0].map(() => new THREE.Vector3()) as [
    THREE.Vector3,
    THREE.Vector3,
    THREE.Vector3,
    THREE.Vector3,
  ];
  rings.forEach((ring, r) => {
    const before = rings[Math.max(0, r - 1)] ?? ring;
    const after = rings[Math.min(rings.length - 1, r + 1)] ?? ring;
    t.set(...after.place)
      .sub(u.set(...before.place))
      .normalize();
    n.set(...ring.normal);
    v.crossVectors(t, n).normalize();
    n.crossVectors(v, t).normalize();
    const end = r === 0 || r === rings.length - 1 ? 0.55 : 1;
    for (let k = 0; k < sides; k += 1) {
      const angle = (k / sides) * Math.PI * 2;
      // A shape between an ellipse and a box, because bars have flat faces and soft edges.
      const [c, d] = [Math.cos(angle), Math.sin(angle)];
      const square = 1 / Math.max(Math.abs(c), Math.abs(d)) ** 0.55;
      u.set(...ring.place)
        .addScaledVector(n, out + c * square * halfOut * end)
        .addScaledVector(v, d * square * halfUp * end);
      positions.push(u.x, u.y, u.z);
    }
    if (r === 0) return;
    for (let k = 0; k < sides; k += 1) {
      const [a, b] = [(r - 1) * sides + k, (r - 1) * sides + ((k + 1) % sides)];
      index.push(a, b, b + sides, a, b + sides, a + sides);
    }
  });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute(
    'uv',
    new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2),
  );
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Straight lines of points, clipped to where `outline` is at most `inside`; each piece is separate. */
export function within(
  outline: Outline,
  from: readonly [number, number],
  to: readonly [number, number],
  inside: number,
  step = 0.012,
): (readonly [number, number])[][] {
  const count = Math.max(2, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
  const pieces: (readonly [number, number])[][] = [];
  let piece: (readonly [number, number])[] = [];
  for (let i = 0; i <= count; i += 1) {
    const point = [
      from[0] + ((to[0] - from[0]) * i) / count,
      from[1] + ((to[1] - from[1]) * i) / count,
    ] as const;
    if (outline(...point) <= inside) piece.push(point);
    if ((outline(...point) > inside || i === count) && piece.length > 0) {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
    }
  }
  return pieces;
}

/** Points a part that is modelled along +z in a direction, and moves it to a place. */
export function pointed(mesh: THREE.Mesh, place: Place, direction: readonly [number, number, number]): void {
  mesh.position.set(...place);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), new THREE.Vector3(...direction).normalize());
}
