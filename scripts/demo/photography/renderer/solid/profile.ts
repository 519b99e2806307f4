import { at, type Point } from './math.ts';

const CELL = 0.012;

const MARGIN = 0.6;

/**
 * A plane outline as a distance field: the signed distance to a polygon on a grid, blurred by `rounding`
 * metres so that plain corners become soft ones, read with quadratic B-splines so that its slope is
 * continuous and reflections on it do not break.
 */
export class Profile {
  readonly #left: number;
  readonly #bottom: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #grid: Float32Array;

  constructor(outline: readonly Point[], rounding: number) {
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    this.#left = Math.min(...xs) - MARGIN;
    this.#bottom = Math.min(...ys) - MARGIN;
    this.#columns = Math.ceil((Math.max(...xs) + MARGIN - this.#left) / CELL) + 1;
    this.#rows = Math.ceil((Math.max(...ys) + MARGIN - this.#bottom) / CELL) + 1;
    const grid = new Float32Array(this.#columns * this.#rows);
    for (let row = 0; row < this.#rows; row += 1) {
      for (let column = 0; column < this.#columns; column += 1) {
        grid[row * this.#columns + column] = distance(
          outline,
          this.#left + column * CELL,
          this.#bottom + row * CELL,
        );
      }
    }
    this.#grid = blur(grid, this.#columns, this.#rows, rounding / CELL);
  }

  /** Signed distance at a point, metres, negative inside. */
  at(x: number, y: number): number {
    const u = Math.min(this.#columns - 2.01, Math.max(1, (x - this.#left) / CELL));
    const v = Math.min(this.#rows - 2.01, Math.max(1, (y - this.#bottom) / CELL));
    const i = Math.round(u);
    const j = Math.round(v);
    const a = u - i;
    const b = v - j;
    const a0 = 0.5 * (0.5 - a) * (0.5 - a);
    const a1 = 0.75 - a * a;
    const a2 = 0.5 * (0.5 + a) * (0.5 + a);
    const row = (k: number) =>
      a0 * at(this.#grid, k - 1) + a1 * at(this.#grid, k) + a2 * at(this.#grid, k + 1);
    const k = j * this.#columns + i;
    return (
      0.5 * (0.5 - b) * (0.5 - b) * row(k - this.#columns) +
      (0.75 - b * b) * row(k) +
      0.5 * (0.5 + b) * (0.5 + b) * row(k + this.#columns)
    );
  }
}

function distance(outline: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let side = 1;
  let [bx, by] = outline.at(-1) as Point;
  for (const [ax, ay] of outline) {
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    const share = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    nearest = Math.min(nearest, (wx - ex * share) ** 2 + (wy - ey * share) ** 2);
    // Crossing count: every edge that passes the point's height on its right flips inside and outside.
    const above = y >= ay;
    if (above === y < by && above === ex * wy > ey * wx) side = -side;
    [bx, by] = [ax, ay];
  }
  return side * Math.sqrt(nearest);
}

function blur(grid: Float32Array, columns: number, rows: number, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-0.5 * ((k - reach) / sigma) ** 2),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pass = (from: Float32Array, stepX: number, stepY: number) => {
    const to = new Float32Array(from.length);
    for (let j = 0; j < rows; j += 1) {
      for (let i = 0; i < columns; i += 1) {
        let value = 0;
        for (let k = -reach; k <= reach; k += 1) {
          const x = Math.min(columns - 1, Math.max(0, i + k * stepX));
          const y = Math.min(rows - 1, Math.max(0, j + k * stepY));
          value += at(weights, k + reach) * at(from, y * columns + x);
        }
        to[j * columns + i] = value / sum;
      }
    }
    return to;
  };
  return pass(pass(grid, 1, 0), 0, 1);
}
