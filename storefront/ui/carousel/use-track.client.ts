'use client';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Carousel } from './use-carousel.client.ts';

/**
 * Ties a position to a scroll container whose slides are as wide as itself. A finger, a wheel or a trackpad moves the
 * container and the position follows; whatever else changes the position moves the container.
 * @returns what the container's element is given
 */
export function useTrack({ index, show }: Pick<Carousel, 'index' | 'show'>): {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  onScrollEnd: () => void;
  onPointerDown: () => void;
  onWheel: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  /** Set while our own scrolling is under way: the slides it passes are not the visitor's choice. */
  const heading = useRef<number | null>(null);
  /** Whether the visitor has moved it since our own scrolling began. */
  const interrupted = useRef(false);
  const interrupt = () => {
    interrupted.current = true;
  };

  /** The slide it was last led to. At first the observer below leads to it, when the page has been laid out anyway. */
  const before = useRef(index);
  useEffect(() => {
    const track = ref.current;
    if (before.current === index) return;
    before.current = index;
    if (!track || track.clientWidth === 0) return;
    if (slideInSight(track) === index && heading.current === null) return;
    heading.current = index;
    interrupted.current = false;
    track.scrollTo({ left: index * track.clientWidth });
  }, [index]);

  // At once where it comes into sight, as in a dialog that opens, and where it changes its width.
  const place = useEffectEvent((track: HTMLElement) => {
    if (slideInSight(track) !== index)
      track.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
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
    // Not every browser tells when a scroll has ended.
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
      // An earlier scroll ended only now, or slides that were rendered on the way stopped ours.
      if (track && destination !== null && !interrupted.current && slideInSight(track) !== destination)
        track.scrollTo({ left: destination * track.clientWidth, behavior: 'instant' });
      else follow();
    },
    onPointerDown: interrupt,
    onWheel: interrupt,
  };
}

const slideInSight = (track: HTMLElement): number => Math.round(track.scrollLeft / track.clientWidth);
