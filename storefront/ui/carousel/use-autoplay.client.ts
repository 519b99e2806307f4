'use client';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

const STAY_MS = 7000;

/** No autoplay for reduced motion, or on touch devices, where a slide could change just before a tap. */
const STILL = '(prefers-reduced-motion: reduce), (hover: none)';

/**
 * Advances slides automatically. Holds while the pointer or focus is on them and while the tab is hidden;
 * stopped after a pause, for reduced motion (WCAG 2.2.2) and without a pointer, until 'Play' is pressed.
 * @param options.choice the visitor's choice; null if none
 * @param options.isReady whether there are slides to advance to
 * @returns `isPlaying` is the state of the pause button; `isMoving` is false while something holds the slides
 */
export function useAutoplay({
  choice,
  isReady,
  advance,
}: {
  choice: boolean | null;
  isReady: boolean;
  advance: () => void;
}) {
  const [prefersStill, setPrefersStill] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isTabHidden, setTabHidden] = useState(false);
  const onTime = useEffectEvent(advance);
  const isPlaying = choice ?? (isReady && !prefersStill);
  const isMoving = isPlaying && !isHovered && !isFocused;

  useEffect(() => {
    const still = matchMedia(STILL);
    const readPreference = () => {
      setPrefersStill(still.matches);
      setTabHidden(document.hidden);
    };
    readPreference();
    still.addEventListener('change', readPreference);
    document.addEventListener('visibilitychange', readPreference);
    return () => {
      still.removeEventListener('change', readPreference);
      document.removeEventListener('visibilitychange', readPreference);
    };
  }, []);

  useEffect(() => {
    if (!isMoving || isTabHidden) return;
    const timer = setInterval(() => onTime(), STAY_MS);
    return () => clearInterval(timer);
  }, [isMoving, isTabHidden]);

  return {
    isPlaying,
    isMoving,
    holdProps: {
      // Ignore the hover and focus that a tap on 'Play' leaves behind.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
