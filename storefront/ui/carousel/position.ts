export interface Slides {
  count: number;
  loop: boolean;
}

/** Returns the index of a slide, wrapped in a loop, else clamped. */
export function slideAt(index: number, { count, loop }: Slides): number {
  return loop ? (index + count) % count : Math.max(0, Math.min(index, count - 1));
}

/**
 * Returns the slide that a key selects (GALLERY-04, GALLERY-05); null for other keys.
 * @param isRtl whether the next slide is on the left
 */
export function slideOfKey(key: string, index: number, slides: Slides, isRtl = false): number | null {
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return slideAt(index + 1, slides);
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return slideAt(index - 1, slides);
  if (key === 'Home') return 0;
  if (key === 'End') return slides.count - 1;
  return null;
}
