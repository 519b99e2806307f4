export type Point = readonly [number, number];

/** Returns an item of an array that is known to exist. */
export const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] as number;

/** Interpolates linearly; a share below 0 or above 1 extrapolates. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Smoothstep from 0 at `from` to 1 at `to`; `from` may be the larger. */
export function ease(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Cubic smooth maximum (I. Quilez): equals max where the two differ by more than `blend` metres. */
export function joinMax(a: number, b: number, blend: number): number {
  const near = Math.max(0, blend - Math.abs(a - b)) / blend;
  return Math.max(a, b) + (near * near * near * blend) / 6;
}

/**
 * Smooth minimum, with `blend` as in `joinMax`. Of two signed distances it makes one solid with a soft
 * seam; `joinMax` keeps what both share.
 */
export const joinMin = (a: number, b: number, blend: number): number => -joinMax(-a, -b, blend);

/** Signed distance to a box of half sizes `halfX`, `halfY` around the origin with rounded corners. */
export function roundedBox(x: number, y: number, halfX: number, halfY: number, radius: number): number {
  const dx = Math.abs(x) - halfX + radius;
  const dy = Math.abs(y) - halfY + radius;
  return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - radius;
}

/** Signed distance to the line through two points; positive on its right-hand side. */
export function beside(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
}

/** Catmull-Rom curve through the points, `steps` samples per span. */
export function curve(points: readonly Point[], steps = 10): Point[] {
  const last = points.length - 1;
  const point = (index: number) => points[Math.min(last, Math.max(0, index))] as Point;
  const samples: Point[] = [];
  for (let span = 0; span < last; span += 1) {
    const [p0, p1, p2, p3] = [point(span - 1), point(span), point(span + 1), point(span + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      samples.push([along(0), along(1)]);
    }
  }
  samples.push(point(last));
  return samples;
}
