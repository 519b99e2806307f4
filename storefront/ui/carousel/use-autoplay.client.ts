'use client';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

/** How long a slide stays when nobody touches anything. */
const STAY_MS = 7000;

/** Who wants them still: whoever prefers no motion, and thumbs, which can hold nothing that moves and press what has just changed. */
const STILL = '(prefers-reduced-motion: reduce), (hover: none)';

/**
 * Slides that advance by themselves. They wait while the pointer or the focus is on them and while the tab is hidden,
 * and stand still for whoever pauses them, prefers no motion (WCAG 2.2.2) or has no pointer, until 'Play' is pressed.
 * @param options.choice what the visitor has said of it; null: nothing yet
 * @param options.isReady whether there are slides to advance to
 * @param options.advance shows the next slide
 * @returns `isPlaying` is what the pause button says, `isMoving` whether nothing holds the slides at this moment
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
    /** For the element around the slides. */
    holdProps: {
      // A thumb that pressed 'Play' is not on the slides, though its press leaves a hover and the focus there.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
