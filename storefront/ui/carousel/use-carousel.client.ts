'use client';
import { type KeyboardEvent, useState } from 'react';
import { type Slides, slideAt, slideOfKey } from './position.ts';

/** Which slide shows, and the ways to another. */
export interface Carousel extends Slides {
  /** Counted from 0. */
  index: number;
  show: (index: number) => void;
  /** Whether there is a slide before and after this one. */
  hasPrevious: boolean;
  hasNext: boolean;
  previous: () => void;
  next: () => void;
  /** The next slide, by time and not by the visitor. */
  advance: () => void;
  /** Arrows, Home and End, for whatever holds the focus. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The position in a row of slides, which every carousel has. How the slides are shown is another matter: side by
 * side in a scroll container (`useTrack`), or one over the other (`Slideshow`).
 * @param options.loop the first slide follows the last
 * @param options.onChoose called when the visitor asks for a slide
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
      const to = slideOfKey(event.key, index, slides);
      if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(to);
    },
  };
}
