export interface Label {
  name: string;
  x: number;
  y: number;
}

/** An area that names must not cover: its centre, half its width and half its height. */
export interface Obstacle {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Width of a letter, and space around a name, in letter heights. */
const [LETTER, AIR] = [0.56, 0.5];

/** Returns half the width of a name, with the space around it. */
export const halfWidth = (name: string, letters: number): number =>
  (name.length * LETTER + AIR) * (letters / 2);

/**
 * Returns the names that fit within a map without overlapping each other or obstacles.
 * @param labels in order of priority
 */
export function placeLabels(
  labels: readonly Label[],
  obstacles: readonly Obstacle[],
  { width, height, letters }: { width: number; height: number; letters: number },
): Label[] {
  const occupiedBoxes = [...obstacles];
  const placedLabels: Label[] = [];
  for (const label of labels) {
    const wide = halfWidth(label.name, letters);
    const high = (1 + AIR) * (letters / 2);
    const inside =
      label.x > wide && label.x < width - wide && label.y > high * 2 && label.y < height - high * 2;
    const isFree = occupiedBoxes.every(
      (other) =>
        Math.abs(other.x - label.x) > other.wide + wide || Math.abs(other.y - label.y) > other.high + high,
    );
    if (!inside || !isFree) continue;
    occupiedBoxes.push({ x: label.x, y: label.y, wide, high });
    placedLabels.push(label);
  }
  return placedLabels;
}
