/**
 * So many pixels of a drag turn the car by one frame (SPIN-14). The specification says 'sensitivity 20' and no unit; read
 * so, a spin of 36 frames is once round in 720 pixels.
 */
export const SENSITIVITY = 20;

/** The car turns by itself by one frame in this time (SPIN-15). */
export const INTERVAL_MS = 100;

/** A larger step of the keyboard: an eighth of a turn. */
const STEPS_IN_TURN = 8;

/** A released car turns on ever slower: after this time at a third of its speed. */
const COASTING_MS = 320;

/** Below this speed, in frames in a millisecond, it stands. */
const STILL = 0.002;

/**
 * The frame a position stands for: a turn covers 360 degrees, so after the last frame comes the first (SPIN-16).
 * @param position in frames, whole or not, below zero or beyond a turn
 * @param count how many frames a turn has
 */
export function frameAt(position: number, count: number): number {
  const frame = Math.round(position) % count;
  // Adding zero makes 0 of -0.
  return (frame < 0 ? frame + count : frame) + 0;
}

/** How many frames lie between two, the shorter way round. */
export function distance(one: number, other: number, count: number): number {
  const way = Math.abs(one - other) % count;
  return Math.min(way, count - way);
}

/** The way from a frame to another, the shorter one: below zero when it leads back. */
export function shorterWay(from: number, to: number, count: number): number {
  const way = frameAt(to - from, count);
  return way > count / 2 ? way - count : way;
}

/**
 * The candidate nearest to a frame; of two equally near ones that ahead, for that is where the car turns to.
 * @returns null when there is no candidate
 */
export function nearest(candidates: Iterable<number>, to: number, count: number): number | null {
  let best: number | null = null;
  for (const candidate of candidates) {
    if (best === null) best = candidate;
    const difference = distance(candidate, to, count) - distance(best, to, count);
    if (difference < 0 || (difference === 0 && shorterWay(to, candidate, count) > 0)) best = candidate;
  }
  return best;
}

/** How far a drag turns the car, in frames: the near side of the car follows the finger. */
export const turnOfDrag = (pixels: number): number => -pixels / SENSITIVITY;

/**
 * The frame a key leads to (SPIN-13), as a slider's keys do.
 * @returns null for a key that means nothing here
 */
export function frameOfKey(key: string, frame: number, count: number): number | null {
  const step = Math.max(1, Math.round(count / STEPS_IN_TURN));
  if (key === 'ArrowRight' || key === 'ArrowUp') return frameAt(frame + 1, count);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return frameAt(frame - 1, count);
  if (key === 'PageUp') return frameAt(frame + step, count);
  if (key === 'PageDown') return frameAt(frame - step, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * The speed after some time without a finger.
 * @param speed in frames in a millisecond
 * @returns 0 once it is too slow to be seen
 */
export function coast(speed: number, milliseconds: number): number {
  const slower = speed * Math.exp(-milliseconds / COASTING_MS);
  return Math.abs(slower) < STILL ? 0 : slower;
}
