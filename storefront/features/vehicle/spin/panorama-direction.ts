/** A direction in a panorama, in radians: right of centre, and up. */
export interface Direction {
  yaw: number;
  pitch: number;
}

const STEP = Math.PI / 30;
const LARGE_STEP = Math.PI / 2;

/** Returns the direction of a point in an equirectangular picture, given in percent from left and top. */
export const directionOf = ({ x, y }: { x: number; y: number }): Direction => ({
  yaw: (x / 100 - 0.5) * 2 * Math.PI,
  pitch: (0.5 - y / 100) * Math.PI,
});

export function turnOfKey(key: string): Direction | null {
  if (key === 'ArrowRight') return { yaw: STEP, pitch: 0 };
  if (key === 'ArrowLeft') return { yaw: -STEP, pitch: 0 };
  if (key === 'ArrowUp') return { yaw: 0, pitch: STEP };
  if (key === 'ArrowDown') return { yaw: 0, pitch: -STEP };
  if (key === 'PageUp') return { yaw: LARGE_STEP, pitch: 0 };
  if (key === 'PageDown') return { yaw: -LARGE_STEP, pitch: 0 };
  return null;
}
