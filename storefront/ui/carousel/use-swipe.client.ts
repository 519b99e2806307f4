'use client';
import { type PointerEvent, useRef } from 'react';

const LEAST_WAY = 48;

/** Detects swipes on stacked slides, where there is nothing to scroll. */
export function useSwipe(onSwipe: (way: 'previous' | 'next') => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return;
      const way = event.clientX - start.current;
      start.current = null;
      if (Math.abs(way) > LEAST_WAY) onSwipe(way < 0 ? 'next' : 'previous');
    },
  };
}
