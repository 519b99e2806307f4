'use client';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { LATE_CARD_TEXTS } from '@/features/vehicle-card/card-texts.ts';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import type { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { fetchVehicles } from '../fetch-vehicles.client.ts';

type State =
  | { kind: 'waiting' }
  | { kind: 'loaded'; cars: CardVehicle[]; Card: typeof VehicleCard }
  | { kind: 'failed' };

/**
 * Similar vehicles, fetched with the script and texts of their cards when the visitor comes near. A failure (SIMILAR-14) or
 * an empty answer removes the section.
 * @param props.source address of the list
 * @param props.grid classes of the grid, and `sizes` of its photos
 * @param props.children placeholders shown until the vehicles load
 */
export function SimilarVehicles({
  source,
  heading,
  rules,
  grid,
  sizes,
  children,
}: {
  source: string;
  heading: string;
  rules: CardRules;
  grid: string;
  sizes: string;
  children: ReactNode;
}) {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const place = useRef<HTMLElement>(null);
  const language = useLanguage();

  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        const [cars, { VehicleCard: Card }] = await Promise.all([
          fetchVehicles(source, signal),
          import('@/features/vehicle-card/VehicleCard.tsx'),
          loadTexts(language, LATE_CARD_TEXTS),
        ]);
        setState({ kind: 'loaded', cars, Card });
      } catch (error) {
        if (signal.aborted) return;
        console.info('similar cars did not load', error);
        setState({ kind: 'failed' });
      }
    },
    [source, language],
  );
  useWhenNear(place, load);

  if (state.kind === 'failed' || (state.kind === 'loaded' && state.cars.length === 0)) return null;
  return (
    <section ref={place} data-far="" aria-label={heading} aria-busy={state.kind === 'waiting'}>
      <h2 className="title mb-stack">{heading}</h2>
      <div className={grid}>
        {state.kind === 'loaded' ? (
          <LateTexts namespaces={LATE_CARD_TEXTS} fallback={children}>
            {state.cars.map((vehicle) => (
              <state.Card key={vehicle.objectID} vehicle={vehicle} rules={rules} sizes={sizes} />
            ))}
          </LateTexts>
        ) : (
          children
        )}
      </div>
    </section>
  );
}
