/**
 * Pixels of a drag that turn the car by one frame (SPIN-14). The specification says 'sensitivity 20'
 * without a unit; taken as pixels, a spin of 36 frames turns once in 720 pixels.
 */
export const SENSITIVITY = 20;

/** Time per frame while the car turns automatically (SPIN-15). */
export const INTERVAL_MS = 100;

/** A larger keyboard step: an eighth of a turn. */
const STEPS_IN_TURN = 8;

/** Time constant of the slowdown after release: speed falls to a third in this time. */
const COASTING_MS = 320;

/** Below this speed, in frames per millisecond, it stops. */
const STILL = 0.002;

/**
 * Returns the frame at a position. A turn covers 360 degrees, so the first frame follows the last (SPIN-16).
 * @param position in frames; may be fractional, negative or beyond one turn
 * @param count number of frames in a turn
 */
export function frameAt(position: number, count: number): number {
  const frame = Math.round(position) % count;
  // Adding zero turns -0 into 0.
  return (frame < 0 ? frame + count : frame) + 0;
}

/** Returns the number of frames between two, the shorter way round. */
export function distance(one: number, other: number, count: number): number {
  const way = Math.abs(one - other) % count;
  return Math.min(way, count - way);
}

/** Returns the signed number of frames from one to another, the shorter way; negative means backwards. */
export function shorterWay(from: number, to: number, count: number): number {
  const way = frameAt(to - from, count);
  return way > count / 2 ? way - count : way;
}

/** Returns the candidate nearest to a frame; of two equally near, the one ahead, where the car turns to. */
export function nearest(candidates: Iterable<number>, to: number, count: number): number | null {
  let best: number | null = null;
  for (const candidate of candidates) {
    if (best === null) best = candidate;
    const difference = distance(candidate, to, count) - distance(best, to, count);
    if (difference < 0 || (difference === 0 && shorterWay(to, candidate, count) > 0)) best = candidate;
  }
  return best;
}

/** Returns the rotation for a drag, in frames: the near side of the car follows the finger. */
export const turnOfDrag = (pixels: number): number => -pixels / SENSITIVITY;

/** Returns the frame that a key leads to (SPIN-13), by slider conventions; null for a key without effect. */
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

/** Returns the speed some time after release, in frames per millisecond; 0 once it is too slow to see. */
export function coast(speed: number, milliseconds: number): number {
  const slower = speed * Math.exp(-milliseconds / COASTING_MS);
  return Math.abs(slower) < STILL ? 0 : slower;
}
