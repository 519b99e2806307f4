'use client';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CardSkeleton } from '@/features/vehicle-card/CardSkeleton.tsx';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import { CARD_STRIP } from '@/features/vehicle-card/strip.ts';
import type { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { Strip } from '@/ui/carousel/Strip.client.tsx';
import { Heading } from '@/ui/Heading.tsx';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { fetchVehicles } from '../fetch-vehicles.client.ts';
import { readViewed, viewedIds, viewedKey } from './viewed.ts';

const PLACEHOLDERS = 4;

type State =
  | { kind: 'unread' }
  | { kind: 'none' }
  | { kind: 'waiting'; ids: string[] }
  | { kind: 'loaded'; cars: CardVehicle[]; Card: typeof VehicleCard };

function storedIds(siteSlug: string, except: string | null): string[] {
  try {
    return viewedIds(readViewed(localStorage.getItem(viewedKey(siteSlug))), except);
  } catch {
    return []; // blocked storage (OPEN-112)
  }
}

/** The row itself: placeholders until the visitor comes near, then the vehicles as they are now, or nothing. */
export function RecentlyViewedVehicles({
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
              // The card comes with the vehicles: most visitors of a page have none to show.
              const [vehicles, { VehicleCard: Card }] = await Promise.all([
                fetchVehicles(`/api/stock/cars?ids=${ids}`, signal),
                import('@/features/vehicle-card/VehicleCard.tsx'),
              ]);
              setState(vehicles.length ? { kind: 'loaded', cars: vehicles, Card } : { kind: 'none' });
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
            ? state.cars.map((vehicle) => (
                <li key={vehicle.objectID}>
                  <state.Card vehicle={vehicle} rules={rules} sizes={sizes} />
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
