/** The slides of a carousel: how many, and whether the first follows the last. */
export interface Slides {
  count: number;
  loop: boolean;
}

/** The slide that a number stands for: without a loop the ends hold, with one the first follows the last. */
export function slideAt(index: number, { count, loop }: Slides): number {
  return loop ? (index + count) % count : Math.max(0, Math.min(index, count - 1));
}

/**
 * The slide that a key leads to (GALLERY-04, GALLERY-05).
 * @returns null for a key that means nothing here
 */
export function slideOfKey(key: string, index: number, slides: Slides): number | null {
  if (key === 'ArrowRight') return slideAt(index + 1, slides);
  if (key === 'ArrowLeft') return slideAt(index - 1, slides);
  if (key === 'Home') return 0;
  if (key === 'End') return slides.count - 1;
  return null;
}
