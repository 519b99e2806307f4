'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/ui/Icon.tsx';

/**
 * The picture that a key asks for (GALLERY-04, GALLERY-05); it stops at the ends.
 * @returns null for a key that means nothing here
 */
export function stripKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Pictures side by side on the browser's own scroll snapping, so that a finger moves them without script. */
export function Strip({
  index,
  onIndex,
  count,
  label,
  children,
}: {
  index: number;
  onIndex: (index: number) => void;
  count: number;
  label: string;
  children: ReactNode[];
}) {
  const strip = useRef<HTMLUListElement>(null);
  /** Where our own scrolling is heading: positions it passes on the way are not the visitor's choice. */
  const heading = useRef<number | null>(null);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const shown = Math.round(element.scrollLeft / element.clientWidth);
    if (shown === index && heading.current === null) return;
    heading.current = index;
    element.scrollTo({ left: index * element.clientWidth });
  }, [index]);

  const settle = () => {
    const element = strip.current;
    if (!element) return;
    const shown = Math.round(element.scrollLeft / element.clientWidth);
    if (heading.current === null && shown !== index) onIndex(shown);
  };
  const arrive = () => {
    heading.current = null;
    settle();
  };
  const move = (key: string) => {
    const next = stripKey(key, index, count);
    if (next !== null) onIndex(next);
  };

  return (
    <>
      <ul
        ref={strip}
        className="gallery-strip"
        onScroll={settle}
        onScrollEnd={arrive}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        {children.map((child, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a car do not move among themselves
          <li key={at} className="gallery-slide" inert={at !== index}>
            {child}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="gallery-nav no-print">
          <button
            type="button"
            className="btn btn-secondary btn-icon"
            aria-label="Previous photo"
            disabled={index === 0}
            onClick={() => move('ArrowLeft')}
          >
            <Icon name="chevron-left" />
          </button>
          <p className="gallery-count numbers" aria-live="polite">
            <span className="sr-only">Photo </span>
            {index + 1} / {count}
          </p>
          <button
            type="button"
            className="btn btn-secondary btn-icon"
            aria-label="Next photo"
            disabled={index === count - 1}
            onClick={() => move('ArrowRight')}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </>
  );
}
