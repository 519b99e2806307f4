'use client';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** Slides are counted from 1, and the first shows first (HOME-16). */
const FIRST = 1;
/** How long a slide stays when nobody touches anything. */
const STAY_MS = 7000;
/** A finger must travel this far, in pixels, to mean the next slide. */
const SWIPE = 48;

/**
 * Slides in one place, one at a time: loops (HOME-17), dots (HOME-18), fades in 300 ms (HOME-19, see
 * carousel.css). It moves by itself until somebody touches it, hovers, focuses, pauses it, or prefers no motion.
 * Slides after the first are laid out only once the page has loaded, so that their pictures do not compete
 * with the first.
 * @param props.slides made on the server
 */
export function Carousel({
  label,
  slides,
  controls,
  className,
}: {
  label: string;
  slides: ReactNode[];
  /** Where dots and the pause button stand. */
  controls?: string;
  className?: string;
}) {
  const count = slides.length;
  const [index, setIndex] = useState(FIRST);
  const [loaded, setLoaded] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const start = useRef<number | null>(null);

  useEffect(() => {
    if (count < 2) return;
    const ready = () => {
      setLoaded(true);
      setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    };
    if (document.readyState === 'complete') ready();
    else window.addEventListener('load', ready, { once: true });
    return () => window.removeEventListener('load', ready);
  }, [count]);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current % count) + 1);
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [playing, held, count]);

  const show = (next: number) => {
    setLoaded(true);
    setPlaying(false);
    setIndex(((next - 1 + count) % count) + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(index + 1);
    else if (event.key === 'ArrowLeft') show(index - 1);
    else return;
    event.preventDefault();
  };
  const onPointerUp = (event: PointerEvent) => {
    if (start.current === null || event.pointerType === 'mouse') return;
    const way = event.clientX - start.current;
    start.current = null;
    if (Math.abs(way) > SWIPE) show(way < 0 ? index + 1 : index - 1);
  };

  if (count < 2) return <div className={className}>{slides}</div>;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-index={index}
      className={classes('carousel', className)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerUp={onPointerUp}
    >
      <div className="contents" aria-live={playing ? 'off' : 'polite'}>
        {slides.map((slide, at) => {
          const shown = at + 1 === index;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a form's
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed once rendered
              key={at}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${count}`}
              className="carousel-slide"
              data-shown={shown}
              inert={!shown}
              hidden={!loaded && !shown}
            >
              {slide}
            </div>
          );
        })}
      </div>
      <div className={classes('carousel-controls', controls)}>
        <div className="dark carousel-bar">
          <button
            type="button"
            className="carousel-button"
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={() => {
              setLoaded(true);
              setPlaying(!playing);
            }}
          >
            <Icon name={playing ? 'pause' : 'play'} size={16} />
          </button>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the dots inside */}
          <div className="flex" onKeyDown={onKeyDown}>
            {slides.map((_, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed once rendered
                key={at}
                type="button"
                className="carousel-dot"
                aria-label={`Slide ${at + 1}`}
                aria-current={at + 1 === index}
                onClick={() => show(at + 1)}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
