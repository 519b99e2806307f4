import { at } from './math.ts';

/** Signed distance to a solid in metres, negative inside. Symmetric in z: only called with z >= 0. */
export type Field = (x: number, y: number, z: number) => number;

/** Half of a symmetric surface (z >= 0): 3 numbers per vertex, 3 indices per triangle. */
export interface HalfSurface {
  positions: Float32Array;
  normals: Float32Array;
  triangles: Uint32Array;
}

export interface Extent {
  x: readonly [number, number];
  y: readonly [number, number];
  z: number;
}

const BLOCK = 6;

const SLOPE_STEP = 0.004;

const CORNERS = Array.from({ length: 8 }, (_, c) => [c & 1, (c >> 1) & 1, c >> 2] as const);

const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((a) =>
  [1, 2, 4].filter((bit) => !(a & bit)).map((bit) => [a, a | bit] as const),
);

/**
 * Meshes the zero level of a field by naive surface nets in cells of `cell` metres. Vertices are then moved
 * onto the surface and get the field's slope as normal, so a coarse mesh still reflects smoothly.
 */
export function mesh(field: Field, extent: Extent, cell: number): HalfSurface {
  const [x0, x1] = extent.x;
  const [y0, y1] = extent.y;
  const z0 = -cell;
  const nx = Math.ceil((x1 - x0) / cell) + 1;
  const ny = Math.ceil((y1 - y0) / cell) + 1;
  const nz = Math.ceil(extent.z / cell) + 3;
  const index = (i: number, j: number, k: number) => (i * ny + j) * nz + k;
  const symmetric: Field = (x, y, z) => field(x, y, Math.abs(z));

  // The field is only sampled finely in blocks that may contain surface.
  const grid = new Float32Array(nx * ny * nz).fill(1);
  for (let i = 0; i < nx; i += BLOCK) {
    for (let j = 0; j < ny; j += BLOCK) {
      for (let k = 0; k < nz; k += BLOCK) {
        const half = BLOCK / 2;
        const middle = symmetric(x0 + (i + half) * cell, y0 + (j + half) * cell, z0 + (k + half) * cell);
        const far = Math.abs(middle) > BLOCK * cell * 1.5;
        for (let a = i; a < Math.min(nx, i + BLOCK); a += 1) {
          for (let b = j; b < Math.min(ny, j + BLOCK); b += 1) {
            for (let c = k; c < Math.min(nz, k + BLOCK); c += 1) {
              grid[index(a, b, c)] = far ? middle : symmetric(x0 + a * cell, y0 + b * cell, z0 + c * cell);
            }
          }
        }
      }
    }
  }

  const vertexOf = new Int32Array(grid.length).fill(-1);
  const points: number[] = [];
  const corner = new Float32Array(8);
  for (let i = 0; i < nx - 1; i += 1) {
    for (let j = 0; j < ny - 1; j += 1) {
      for (let k = 0; k < nz - 1; k += 1) {
        let inside = 0;
        CORNERS.forEach(([a, b, c], n) => {
          corner[n] = at(grid, index(i + a, j + b, k + c));
          if (at(corner, n) < 0) inside += 1;
        });
        if (inside === 0 || inside === 8) continue;
        let [sx, sy, sz, crossings] = [0, 0, 0, 0];
        for (const [a, b] of EDGES) {
          const from = at(corner, a);
          const to = at(corner, b);
          if (from < 0 === to < 0) continue;
          const share = from / (from - to);
          const [ax, ay, az] = CORNERS[a] as readonly [number, number, number];
          const [bx, by, bz] = CORNERS[b] as readonly [number, number, number];
          sx += ax + (bx - ax) * share;
          sy += ay + (by - ay) * share;
          sz += az + (bz - az) * share;
          crossings += 1;
        }
        vertexOf[index(i, j, k)] = points.length / 3;
        points.push(
          x0 + (i + sx / crossings) * cell,
          y0 + (j + sy / crossings) * cell,
          z0 + (k + sz / crossings) * cell,
        );
      }
    }
  }

  const triangles: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flipped: boolean) => {
    if (Math.min(a, b, c, d) < 0) return;
    if (flipped) triangles.push(a, b, c, a, c, d);
    else triangles.push(a, c, b, a, d, c);
  };
  const vertex = (i: number, j: number, k: number) => at(vertexOf, index(i, j, k));
  for (let i = 1; i < nx - 1; i += 1) {
    for (let j = 1; j < ny - 1; j += 1) {
      for (let k = 1; k < nz - 1; k += 1) {
        const inside = at(grid, index(i, j, k)) < 0;
        const here = vertex(i, j, k);
        if (inside !== at(grid, index(i + 1, j, k)) < 0)
          quad(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), here, vertex(i, j - 1, k), inside);
        if (inside !== at(grid, index(i, j + 1, k)) < 0)
          quad(vertex(i - 1, j, k - 1), vertex(i - 1, j, k), here, vertex(i, j, k - 1), inside);
        if (inside !== at(grid, index(i, j, k + 1)) < 0)
          quad(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), here, vertex(i - 1, j, k), inside);
      }
    }
  }

  const positions = new Float32Array(points);
  return { positions, normals: settle(positions, symmetric, cell), triangles: new Uint32Array(triangles) };
}

/** Moves every vertex onto the surface in place, and returns the normals. */
function settle(positions: Float32Array, field: Field, cell: number): Float32Array {
  const normals = new Float32Array(positions.length);
  const e = SLOPE_STEP;
  const slope = (x: number, y: number, z: number) => [
    field(x + e, y, z) - field(x - e, y, z),
    field(x, y + e, z) - field(x, y - e, z),
    field(x, y, z + e) - field(x, y, z - e),
  ];
  for (let p = 0; p < positions.length; p += 3) {
    let [x, y, z] = [at(positions, p), at(positions, p + 1), at(positions, p + 2)];
    for (let round = 0; round < 2; round += 1) {
      const [gx = 0, gy = 0, gz = 0] = slope(x, y, z);
      const steepness = (gx * gx + gy * gy + gz * gz) / (4 * e * e) + 1e-6;
      const step = Math.max(-cell * 0.6, Math.min(cell * 0.6, field(x, y, z) / steepness)) / (2 * e);
      x -= gx * step;
      y -= gy * step;
      z -= gz * step;
    }
    z = Math.max(0, z);
    const normal = slope(x, y, z);
    const length = Math.hypot(...normal) || 1;
    positions.set([x, y, z], p);
    normals.set(
      normal.map((part) => part / length),
      p,
    );
  }
  return normals;
}
