'use client';
import { useEffect, useRef, useState } from 'react';
import { CarCard } from '../card/CarCard.tsx';
import { CardSkeleton } from '../card/CardSkeleton.tsx';
import type { CardCar } from '../card/car.ts';
import type { CardRules } from '../card/rules.ts';

/** How far before it scrolls into view the list is fetched (SIMILAR-07), in pixels. */
const AHEAD = 500;
const PLACEHOLDERS = 6; // SIMILAR-08

type State = { kind: 'waiting' } | { kind: 'loaded'; cars: CardCar[] } | { kind: 'failed' };

/**
 * Cars like the one of the page, fetched when the visitor comes near. A failure ends the wait without a word
 * (SIMILAR-14); so does an empty answer.
 * @param props.source address of the list
 * @param props.grid classes of the grid, `sizes` of its photos
 */
export function SimilarCars({
  source,
  heading,
  rules,
  grid,
  sizes,
}: {
  source: string;
  heading: string;
  rules: CardRules;
  grid: string;
  sizes: string;
}) {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const cancelled = new AbortController();
    const load = async () => {
      try {
        const answer = await fetch(source, { signal: cancelled.signal });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        const { cars }: { cars: CardCar[] } = await answer.json();
        setState({ kind: 'loaded', cars });
      } catch (error) {
        if (cancelled.signal.aborted) return;
        console.info('similar cars did not load', error);
        setState({ kind: 'failed' });
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelled.abort();
    };
  }, [source]);

  if (state.kind === 'failed' || (state.kind === 'loaded' && state.cars.length === 0)) return null;
  return (
    <section ref={place} aria-label={heading} aria-busy={state.kind === 'waiting'}>
      <h2 className="title mb-stack">{heading}</h2>
      <div className={grid}>
        {state.kind === 'loaded'
          ? state.cars.map((car) => <CarCard key={car.objectID} car={car} rules={rules} sizes={sizes} />)
          : Array.from({ length: PLACEHOLDERS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
              <CardSkeleton key={index} template={rules.template} />
            ))}
      </div>
    </section>
  );
}
