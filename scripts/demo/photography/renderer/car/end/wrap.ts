import type { Field } from '../../solid/surface.ts';

export interface SkinPoint {
  place: [number, number, number];
  normal: [number, number, number];
}

const STEPS = 240;

const FAR = 2.4;

const SLOPE_STEP = 0.003;

/**
 * A nose or tail unrolled. Seen from a vertical line inside the body, every point of the skin has an angle
 * and a distance `s` along the skin from the middle (metres, at the height of the lamps), continuing around
 * the corner. Lamps and grilles are drawn in (s, y), so that they wrap around corners undistorted.
 */
export class Wrap {
  readonly #field: Field;
  /** The position of that line; the end faces -x (nose) or +x (tail). */
  readonly centre: number;
  readonly #towards: -1 | 1;
  readonly #along: Float64Array;
  /** Distance along the skin at which it has turned half way to the side. */
  readonly corner: number;

  constructor(field: Field, centre: number, towards: -1 | 1, height: number) {
    this.#field = field;
    this.centre = centre;
    this.#towards = towards;
    this.#along = new Float64Array(STEPS + 1);
    let corner = 0;
    let [px, pz] = [0, 0];
    for (let step = 0; step <= STEPS; step += 1) {
      const angle = (step / STEPS) * (Math.PI / 2);
      const radius = this.#radius(angle, height);
      const [x, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      if (step > 0) {
        this.#along[step] = (this.#along[step - 1] as number) + Math.hypot(x - px, z - pz);
        if (corner === 0 && Math.abs(x - px) > Math.abs(z - pz)) corner = this.#along[step] as number;
      }
      [px, pz] = [x, z];
    }
    this.corner = corner || (this.#along[STEPS] as number) / 2;
  }

  /** Returns the distance along the skin at an angle of 0 (straight ahead) to PI / 2 (sideways). */
  along(angle: number): number {
    const at = Math.min(STEPS - 1e-6, Math.max(0, (angle / (Math.PI / 2)) * STEPS));
    const step = Math.floor(at);
    const [from, to] = [this.#along[step] as number, this.#along[step + 1] as number];
    return from + (to - from) * (at - step);
  }

  /** Returns the skin at a distance from the middle (negative: the other side) and a height. */
  at(s: number, y: number): SkinPoint {
    const side = s < 0 ? -1 : 1;
    const angle = this.#angle(Math.abs(s));
    const radius = this.#radius(angle, y);
    const x = this.centre + this.#towards * Math.cos(angle) * radius;
    const z = Math.sin(angle) * radius;
    const e = SLOPE_STEP;
    const field = (dx: number, dy: number, dz: number) => this.#field(x + dx, y + dy, Math.abs(z + dz));
    const slope = [
      field(e, 0, 0) - field(-e, 0, 0),
      field(0, e, 0) - field(0, -e, 0),
      field(0, 0, e) - field(0, 0, -e),
    ] as const;
    const length = Math.hypot(...slope) || 1;
    return {
      place: [x, y, z * side],
      normal: [slope[0] / length, slope[1] / length, (slope[2] / length) * side],
    };
  }

  #angle(s: number): number {
    let [low, high] = [0, STEPS];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#along[middle] as number) <= s) low = middle;
      else high = middle;
    }
    const [from, to] = [this.#along[low] as number, this.#along[high] as number];
    const share = Math.min(1, Math.max(0, (s - from) / (to - from || 1)));
    return ((low + share) / STEPS) * (Math.PI / 2);
  }

  /** Returns the distance from the line to the outermost skin at an angle and height. */
  #radius(angle: number, y: number): number {
    const [cos, sin] = [Math.cos(angle) * this.#towards, Math.sin(angle)];
    const inside = (radius: number) => this.#field(this.centre + cos * radius, y, sin * radius);
    let radius = FAR;
    for (let round = 0; round < 90; round += 1) {
      const d = inside(radius);
      if (d < 0.0005) break;
      radius -= Math.max(0.0015, d * 0.75);
      if (radius <= 0) return 0.02;
    }
    let [low, high] = [radius - 0.01, radius + 0.02];
    for (let round = 0; round < 9; round += 1) {
      const middle = (low + high) / 2;
      if (inside(middle) < 0) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }
}
