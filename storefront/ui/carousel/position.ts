export interface Slides {
  count: number;
  loop: boolean;
}

/** Returns the index of a slide, wrapped in a loop, else clamped. */
export function slideAt(index: number, { count, loop }: Slides): number {
  return loop ? (index + count) % count : Math.max(0, Math.min(index, count - 1));
}

/** Returns the slide that a key selects (GALLERY-04, GALLERY-05); null for other keys. */
export function slideOfKey(key: string, index: number, slides: Slides): number | null {
  if (key === 'ArrowRight') return slideAt(index + 1, slides);
  if (key === 'ArrowLeft') return slideAt(index - 1, slides);
  if (key === 'Home') return 0;
  if (key === 'End') return slides.count - 1;
  return null;
}
