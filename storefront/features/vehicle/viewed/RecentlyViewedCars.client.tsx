'use client';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CarCard } from '@/features/vehicle-card/CarCard.tsx';
import { CardSkeleton } from '@/features/vehicle-card/CardSkeleton.tsx';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import { CARD_STRIP } from '@/features/vehicle-card/strip.ts';
import type { CardCar } from '@/stock/card-car.ts';
import { Strip } from '@/ui/carousel/Strip.client.tsx';
import { Heading } from '@/ui/Heading.tsx';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { fetchCars } from '../fetch-cars.client.ts';
import { readViewed, viewedIds, viewedKey } from './viewed.ts';

const PLACEHOLDERS = 4;

type State =
  | { kind: 'unread' }
  | { kind: 'none' }
  | { kind: 'waiting'; ids: string[] }
  | { kind: 'loaded'; cars: CardCar[]; Card: typeof CarCard };

function storedIds(siteSlug: string, except: string | null): string[] {
  try {
    return viewedIds(readViewed(localStorage.getItem(viewedKey(siteSlug))), except);
  } catch {
    return []; // blocked storage (OPEN-112)
  }
}

/** The row itself: placeholders until the visitor comes near, then the cars as they are now, or nothing. */
export function RecentlyViewedCars({
  heading,
  rules,
  except,
  script,
}: {
  heading: string;
  rules: CardRules;
  except: string | null;
  /** Markup that shows the row before the page's scripts have loaded. */
  script: string;
}) {
  const [state, setState] = useState<State>({ kind: 'unread' });
  const place = useRef<HTMLElement>(null);
  const { siteSlug, template } = rules;

  // Before paint, so that a page come to by a link shows the row, or leaves it out, at once.
  useLayoutEffect(() => {
    const ids = storedIds(siteSlug, except);
    setState(ids.length ? { kind: 'waiting', ids } : { kind: 'none' });
  }, [siteSlug, except]);

  const ids = state.kind === 'waiting' ? state.ids.join(',') : null;
  const load = useMemo(
    () =>
      ids === null
        ? null
        : async (signal: AbortSignal) => {
            try {
              // The card comes with the cars: most visitors of a page have none to show.
              const [cars, { CarCard: Card }] = await Promise.all([
                fetchCars(`/api/stock/cars?ids=${ids}`, signal),
                import('@/features/vehicle-card/CarCard.tsx'),
              ]);
              setState(cars.length ? { kind: 'loaded', cars, Card } : { kind: 'none' });
            } catch (error) {
              if (signal.aborted) return;
              console.info('recently viewed cars did not load', error);
              setState({ kind: 'none' });
            }
          },
    [ids],
  );
  useWhenNear(place, load);

  if (state.kind === 'none') return null;
  const { width, sizes } = CARD_STRIP[template];
  return (
    <section
      ref={place}
      aria-label={heading}
      aria-busy={state.kind !== 'loaded'}
      hidden={state.kind === 'unread'}
      suppressHydrationWarning
      className="section no-print"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made on the server of JSON alone */}
      <div hidden dangerouslySetInnerHTML={{ __html: script }} />
      <div className="container">
        <Heading level={2} className="mb-stack">
          {heading}
        </Heading>
        <Strip label={heading} className={width}>
          {state.kind === 'loaded'
            ? state.cars.map((car) => (
                <li key={car.objectID}>
                  <state.Card car={car} rules={rules} sizes={sizes} />
                </li>
              ))
            : Array.from({ length: placeholders(state) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
                <li key={index}>
                  <CardSkeleton template={template} />
                </li>
              ))}
        </Strip>
      </div>
    </section>
  );
}

const placeholders = (state: State) =>
  state.kind === 'waiting' ? Math.min(PLACEHOLDERS, state.ids.length) : PLACEHOLDERS;
