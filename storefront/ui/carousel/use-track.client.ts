'use client';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isRightToLeft } from './direction.client.ts';
import type { Carousel } from './use-carousel.client.ts';

/**
 * Synchronises a position with a scroll container whose slides fill its width, in both directions.
 * @returns props for the container
 */
export function useTrack({ index, show }: Pick<Carousel, 'index' | 'show'>): {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  onScrollEnd: () => void;
  onPointerDown: () => void;
  onWheel: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  /** The target of a programmatic scroll; slides passed on the way are not selected. */
  const heading = useRef<number | null>(null);
  /** Set if the visitor interrupts a programmatic scroll. */
  const interrupted = useRef(false);
  const interrupt = () => {
    interrupted.current = true;
  };

  /** The slide last scrolled to. The observer below scrolls to the first one, after the first layout. */
  const before = useRef(index);
  useEffect(() => {
    const track = ref.current;
    if (before.current === index) return;
    before.current = index;
    if (!track || track.clientWidth === 0) return;
    if (slideInSight(track) === index && heading.current === null) return;
    heading.current = index;
    interrupted.current = false;
    track.scrollTo({ left: leftOf(index, track) });
  }, [index]);

  // Jump without animation when the track becomes visible, such as in a dialog, or is resized.
  const place = useEffectEvent((track: HTMLElement) => {
    if (slideInSight(track) !== index) track.scrollTo({ left: leftOf(index, track), behavior: 'instant' });
  });
  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (track.clientWidth === width) return;
      width = track.clientWidth;
      if (width > 0) place(track);
    });
    observer.observe(track);
    return () => observer.disconnect();
  }, []);

  const follow = () => {
    const track = ref.current;
    if (!track) return;
    const slide = slideInSight(track);
    // Not every browser fires `scrollend`.
    if (slide === heading.current) heading.current = null;
    if (heading.current === null && slide !== index) show(slide);
  };
  return {
    ref,
    onScroll: follow,
    onScrollEnd: () => {
      const destination = heading.current;
      heading.current = null;
      const track = ref.current;
      // An earlier scroll has just ended, or slides rendered meanwhile stopped ours.
      if (track && destination !== null && !interrupted.current && slideInSight(track) !== destination)
        track.scrollTo({ left: leftOf(destination, track), behavior: 'instant' });
      else follow();
    },
    onPointerDown: interrupt,
    onWheel: interrupt,
  };
}

const slideInSight = (track: HTMLElement): number =>
  Math.round(Math.abs(track.scrollLeft) / track.clientWidth);

/** Returns the position of a slide, which is negative from right to left. */
const leftOf = (index: number, track: HTMLElement): number =>
  index * track.clientWidth * (isRightToLeft(track) ? -1 : 1);
