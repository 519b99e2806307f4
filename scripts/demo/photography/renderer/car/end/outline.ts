import { joinMax, roundedBox } from '../../solid/math.ts';
import type { Bounds, Outline } from './inlay.ts';

/** A rounded box around a middle that may slope and swell along s: heights and half heights as functions of s. */
export function band(options: {
  s: readonly [number, number];
  middle: (s: number) => number;
  half: (s: number) => number;
  radius: number;
}): Outline {
  const centre = (options.s[0] + options.s[1]) / 2;
  const reach = (options.s[1] - options.s[0]) / 2;
  return (s, y) =>
    roundedBox(s - centre, y - options.middle(s), reach, Math.max(0.004, options.half(s)), options.radius);
}

/** A shape symmetric about the middle whose half width changes with height from `bottom` to `top`. */
export function trapezoid(options: {
  y: readonly [number, number];
  bottom: number;
  top: number;
  /** Height of the widest point as a share from below, and the half width there. */
  waist?: readonly [number, number];
  radius: number;
}): Outline {
  const [low, high] = options.y;
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  const [waistAt, waist] = options.waist ?? [0.5, (options.bottom + options.top) / 2];
  return (s, y) => {
    const share = Math.min(1.2, Math.max(-0.2, (y - low) / (high - low)));
    const width =
      share < waistAt
        ? options.bottom + ((waist - options.bottom) * share) / waistAt
        : waist + ((options.top - waist) * (share - waistAt)) / (1 - waistAt);
    return joinMax(Math.abs(y - middle) - half, (Math.abs(s) - width) * 0.94, options.radius * 2.2);
  };
}

export const any = (outlines: readonly Outline[]): Outline => {
  return (s, y) => outlines.reduce((least, outline) => Math.min(least, outline(s, y)), 1);
};

/**
 * Returns points of an outline's edge, moved inwards by `inset`, around a middle from which the whole edge is
 * visible.
 */
export function contour(
  outline: Outline,
  middle: readonly [number, number],
  stretch: number,
  inset: number,
  count = 120,
): (readonly [number, number])[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const [ds, dy] = [Math.cos(angle) * stretch, Math.sin(angle)];
    let [low, high] = [0, 1.5];
    for (let round = 0; round < 22; round += 1) {
      const t = (low + high) / 2;
      if (outline(middle[0] + ds * t, middle[1] + dy * t) < -inset) low = t;
      else high = t;
    }
    return [middle[0] + ds * low, middle[1] + dy * low] as const;
  });
}

/**
 * Returns the smallest rectangle around points of an unrolled end, wider by `margin` metres on every side so
 * that cells cut by the edge are meshed too.
 */
export const boundsOf = (points: readonly (readonly [number, number])[], margin = 0.02): Bounds => {
  const s = points.map(([first]) => first);
  const y = points.map(([, second]) => second);
  return {
    s: [Math.min(...s) - margin, Math.max(...s) + margin],
    y: [Math.min(...y) - margin, Math.max(...y) + margin],
  };
};
