'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** How much of what is seen a press of a button moves on: the last card stays in sight. */
const STEP = 0.85;

/**
 * A row of cards to swipe, or to move by its buttons where there is a pointer; the buttons show only while
 * there is more than fits.
 * @param props.label names the list and its buttons
 * @param props.children list items
 */
export function Strip({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [rest, setRest] = useState({ before: false, after: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = { before: scrollLeft > 2, after: scrollLeft + clientWidth < scrollWidth - 2 };
      setRest((now) => (now.before === next.before && now.after === next.after ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (way: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ left: way * element.clientWidth * STEP });
  };
  const sides = [
    { way: -1, name: 'Previous', icon: 'chevron-left', there: rest.before, place: 'strip-before' },
    { way: 1, name: 'Next', icon: 'chevron-right', there: rest.after, place: 'strip-after' },
  ] as const;
  return (
    <div className="relative">
      <ul ref={list} aria-label={label} className={classes('strip', className)}>
        {children}
      </ul>
      {(rest.before || rest.after) &&
        sides.map(({ way, name, icon, there, place }) => (
          <button
            key={name}
            type="button"
            aria-label={`${name}: ${label}`}
            aria-disabled={!there}
            className={classes('strip-button', place)}
            onClick={() => move(way)}
          >
            <Icon name={icon} />
          </button>
        ))}
    </div>
  );
}
