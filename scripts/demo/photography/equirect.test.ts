import { expect, test } from 'vitest';
import { equirect } from './equirect.ts';
import { FACES } from './renderer/stage/views.ts';

/** Six views, each a single grey: ten times the number of its face. */
const faces = FACES.map((_, index) => ({ data: new Uint8Array(8 * 8 * 3).fill((index + 1) * 10), size: 8 }));
const WIDTH = 64;
const picture = equirect(faces, WIDTH);
const at = (column: number, row: number) => picture[(row * WIDTH + column) * 3];
const faceOf = (x: number, y: number, z: number) =>
  (FACES.findIndex(({ look }) => look[0] === x && look[1] === y && look[2] === z) + 1) * 10;

test('the centre of a panorama faces forward, its right half the driver’s side', () => {
  expect(at(WIDTH / 2, WIDTH / 4)).toBe(faceOf(-1, 0, 0));
  expect(at((WIDTH * 3) / 4, WIDTH / 4)).toBe(faceOf(0, 0, -1));
  expect(at(WIDTH / 4, WIDTH / 4)).toBe(faceOf(0, 0, 1));
  expect(at(0, WIDTH / 4)).toBe(faceOf(1, 0, 0));
});

test('the top edge is the ceiling and the bottom edge the floor', () => {
  for (let column = 0; column < WIDTH; column += 1) {
    expect(at(column, 0)).toBe(faceOf(0, 1, 0));
    expect(at(column, WIDTH / 2 - 1)).toBe(faceOf(0, -1, 0));
  }
});

test('every pixel belongs to one face', () => {
  const greys = new Set(picture);
  for (const grey of greys) expect([10, 20, 30, 40, 50, 60]).toContain(grey);
  expect(greys.size).toBe(6);
});
