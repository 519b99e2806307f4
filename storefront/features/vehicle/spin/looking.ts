/** A direction in a panorama, in radians: to the right of its middle, and up. */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** How far one press of a key turns the head: six degrees. */
const STEP = Math.PI / 30;
/** A quarter turn. */
const LARGE_STEP = Math.PI / 2;

/** The direction of a point of an equirectangular picture, given in percent from its left and top. */
export const directionOf = ({ x, y }: { x: number; y: number }): Direction => ({
  yaw: (x / 100 - 0.5) * 2 * Math.PI,
  pitch: (0.5 - y / 100) * Math.PI,
});

/**
 * How a key turns the head.
 * @returns null for a key that means nothing here
 */
export function turnOfKey(key: string): Direction | null {
  if (key === 'ArrowRight') return { yaw: STEP, pitch: 0 };
  if (key === 'ArrowLeft') return { yaw: -STEP, pitch: 0 };
  if (key === 'ArrowUp') return { yaw: 0, pitch: STEP };
  if (key === 'ArrowDown') return { yaw: 0, pitch: -STEP };
  if (key === 'PageUp') return { yaw: LARGE_STEP, pitch: 0 };
  if (key === 'PageDown') return { yaw: -LARGE_STEP, pitch: 0 };
  return null;
}
