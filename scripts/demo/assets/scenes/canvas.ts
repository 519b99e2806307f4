/** RGB floats from 0 to 1, three per pixel, row by row. */
export interface Canvas {
  width: number;
  height: number;
  data: Float32Array;
}
export type Rgb = readonly [number, number, number];

export const canvas = (width: number, height: number): Canvas => ({
  width,
  height,
  data: new Float32Array(width * height * 3),
});

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));
/** Smoothstep from 0 at `from` to 1 at `to`; `from` may be the larger. */
export const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
/** Interpolates colours; `t` from 0 (all `a`) to 1 (all `b`), not clamped. */
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export function gradient(stops: readonly (readonly [at: number, hex: string])[]): (at: number) => Rgb {
  const points = stops.map(([at, hex]) => ({ at, colour: rgb(hex) }));
  return (at) => {
    const next = points.findIndex((point) => point.at >= at);
    const to = points[next === -1 ? points.length - 1 : next];
    const from = points[Math.max(0, (next === -1 ? points.length : next) - 1)];
    if (!from || !to) throw new Error('A gradient needs a stop.');
    return to.at === from.at ? to.colour : mix(from.colour, to.colour, smooth(from.at, to.at, at));
  };
}

export function paint(target: Canvas, colourAt: (x: number, y: number, below: Rgb) => Rgb): void {
  const { width, height, data } = target;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 3;
      const below: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      data.set(colourAt(column / width, row / height, below), at);
    }
  }
}

export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
