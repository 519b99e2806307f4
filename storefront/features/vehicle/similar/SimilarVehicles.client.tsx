'use client';
import { useCallback, useRef, useState } from 'react';
import { CardSkeleton } from '@/features/vehicle-card/CardSkeleton.tsx';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { fetchVehicles } from '../fetch-vehicles.client.ts';

const PLACEHOLDERS = 6; // SIMILAR-08

type State = { kind: 'waiting' } | { kind: 'loaded'; cars: CardVehicle[] } | { kind: 'failed' };

/**
 * Vehicles like the one of the page, fetched when the visitor comes near. A failure ends the wait without a word
 * (SIMILAR-14); so does an empty answer.
 * @param props.source address of the list
 * @param props.grid classes of the grid, `sizes` of its photos
 */
export function SimilarVehicles({
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

  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        setState({ kind: 'loaded', cars: await fetchVehicles(source, signal) });
      } catch (error) {
        if (signal.aborted) return;
        console.info('similar cars did not load', error);
        setState({ kind: 'failed' });
      }
    },
    [source],
  );
  useWhenNear(place, load);

  if (state.kind === 'failed' || (state.kind === 'loaded' && state.cars.length === 0)) return null;
  return (
    <section ref={place} aria-label={heading} aria-busy={state.kind === 'waiting'}>
      <h2 className="title mb-stack">{heading}</h2>
      <div className={grid}>
        {state.kind === 'loaded'
          ? state.cars.map((vehicle) => (
              <VehicleCard key={vehicle.objectID} vehicle={vehicle} rules={rules} sizes={sizes} />
            ))
          : Array.from({ length: PLACEHOLDERS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
              <CardSkeleton key={index} template={rules.template} />
            ))}
      </div>
    </section>
  );
}
