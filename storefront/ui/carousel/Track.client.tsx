'use client';
import type { ReactNode } from 'react';
import type { Carousel } from './use-carousel.client.ts';
import { useTrack } from './use-track.client.ts';

/**
 * Slides side by side, one in sight: the browser scrolls and snaps, so that a finger moves them without script.
 * @param props.carousel where it stands; several tracks may share one
 * @param props.label names the scroll container, which the keyboard reaches
 */
export function Track({
  carousel,
  label,
  children,
}: {
  carousel: Carousel;
  label: string;
  children: readonly ReactNode[];
}) {
  const { index, count } = carousel;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scroll container is no form's group
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div {...useTrack(carousel)} role="group" tabIndex={0} aria-label={label} className="track track-slides">
      {children.map((slide, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a form's
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides do not move among themselves
          key={at}
          role="group"
          aria-roledescription="slide"
          aria-label={`${at + 1} of ${count}`}
          inert={at !== index}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}
