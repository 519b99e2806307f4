import * as THREE from 'three';
import { at } from '../solid/math.ts';
import { nextTurn, type Shadow } from './rays.ts';

export interface Footprint {
  length: number;
  width: number;
}

const FLOOR_COLUMNS = 256;

const FLOOR_ROWS = 128;

const FLOOR_RAYS = 40;

/** How far from the subject its shadow may reach, in metres. */
export const FLOOR_MARGIN = 2.4;

/** Brightness at a place on the floor, 0 to 1. */
export type Ground = (x: number, z: number) => number;

/** Returns the floor brightness around a single subject: dark below it, brighter with distance. */
export function besideOne({ length, width }: Footprint): Ground {
  return (x, z) => {
    const out = Math.hypot(Math.max(0, Math.abs(x) - length / 2), Math.max(0, Math.abs(z) - width / 2));
    return Math.min(1, 0.12 + out * 0.9);
  };
}

/**
 * Measures how much of the ceiling each place of the floor sees, up to `FLOOR_MARGIN` around the subject.
 * Returns it as a texture, and by place in metres (1 outside). `whole` measures both sides, as scenes need;
 * otherwise one side is mirrored.
 */
export function bakeFloor(
  { length, width }: Footprint,
  shadow: Shadow,
  whole: boolean,
): { map: THREE.DataTexture; at: Ground } {
  const halfX = length / 2 + FLOOR_MARGIN;
  const halfZ = width / 2 + FLOOR_MARGIN;
  const p = new THREE.Vector3();
  const d = new THREE.Vector3();
  let visibility = new Float32Array(FLOOR_COLUMNS * FLOOR_ROWS);
  // One subject is symmetric, so half its floor is enough.
  for (let row = 0; row < (whole ? FLOOR_ROWS : FLOOR_ROWS / 2); row += 1) {
    for (let column = 0; column < FLOOR_COLUMNS; column += 1) {
      p.set(
        ((column + 0.5) / FLOOR_COLUMNS) * 2 * halfX - halfX,
        0.0005,
        ((row + 0.5) / FLOOR_ROWS) * 2 * halfZ - halfZ,
      );
      const turn = nextTurn();
      let [sum, weights] = [0, 0];
      for (let k = 0; k < FLOOR_RAYS; k += 1) {
        const radius = Math.sqrt((k + 0.5) / FLOOR_RAYS) * 0.97;
        const angle = k * 2.39996 + turn;
        d.set(radius * Math.cos(angle), Math.sqrt(1 - radius * radius), radius * Math.sin(angle));
        // The big lamp overhead counts more than the walls.
        const weight = 0.35 + 1.3 * d.y ** 2;
        weights += weight;
        sum += weight * shadow(p, d, 20);
      }
      visibility[row * FLOOR_COLUMNS + column] = sum / weights;
      if (!whole) visibility[(FLOOR_ROWS - 1 - row) * FLOOR_COLUMNS + column] = sum / weights;
    }
  }
  for (let round = 0; round < 2; round += 1) visibility = blurFloor(visibility);
  const pixels = new Uint8Array(visibility.length * 4);
  visibility.forEach((value, i) => {
    pixels.fill(Math.max(0, Math.min(255, Math.round(value * 255))), i * 4, i * 4 + 4);
  });
  const map = new THREE.DataTexture(pixels, FLOOR_COLUMNS, FLOOR_ROWS);
  map.minFilter = THREE.LinearMipmapLinearFilter;
  map.magFilter = THREE.LinearFilter;
  map.generateMipmaps = true;
  map.needsUpdate = true;
  const cellOf = (value: number, half: number, count: number) =>
    Math.floor(((value + half) / (2 * half)) * count);
  const ground: Ground = (x, z) => {
    const [column, row] = [cellOf(x, halfX, FLOOR_COLUMNS), cellOf(z, halfZ, FLOOR_ROWS)];
    if (column < 0 || column >= FLOOR_COLUMNS || row < 0 || row >= FLOOR_ROWS) return 1;
    return 0.1 + 0.9 * at(visibility, row * FLOOR_COLUMNS + column);
  };
  return { map, at: ground };
}

function blurFloor(from: Float32Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(from, (_, cell) => {
    const [row, column] = [Math.floor(cell / FLOOR_COLUMNS), cell % FLOOR_COLUMNS];
    let [sum, weights] = [0, 0];
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [y, x] = [row + dy, column + dx];
        if (y < 0 || y >= FLOOR_ROWS || x < 0 || x >= FLOOR_COLUMNS) continue;
        const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
        sum += weight * at(from, y * FLOOR_COLUMNS + x);
        weights += weight;
      }
    }
    return sum / weights;
  });
}
