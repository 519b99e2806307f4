'use client';
import { type KeyboardEvent, useState } from 'react';
import { isRightToLeft } from './direction.client.ts';
import { type Slides, slideAt, slideOfKey } from './position.ts';

export interface Carousel extends Slides {
  index: number;
  show: (index: number) => void;
  hasPrevious: boolean;
  hasNext: boolean;
  previous: () => void;
  next: () => void;
  advance: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The position of a carousel. How slides are shown is separate: side by side in a scroll container
 * (`useTrack`), or stacked (`Slideshow`).
 * @param options.loop the first slide follows the last
 * @param options.onChoose called when the visitor selects a slide
 */
export function useCarousel({
  count,
  loop = false,
  onChoose,
}: {
  count: number;
  loop?: boolean;
  onChoose?: () => void;
}): Carousel {
  const [index, setIndex] = useState(0);
  const slides = { count, loop };
  const show = (to: number) => {
    onChoose?.();
    setIndex(slideAt(to, slides));
  };
  return {
    ...slides,
    index,
    show,
    hasPrevious: loop || index > 0,
    hasNext: loop || index < count - 1,
    previous: () => show(index - 1),
    next: () => show(index + 1),
    advance: () => setIndex(slideAt(index + 1, slides)),
    onKeyDown: (event) => {
      const to = slideOfKey(event.key, index, slides, isRightToLeft(event.currentTarget));
      if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(to);
    },
  };
}
