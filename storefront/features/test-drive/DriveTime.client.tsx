'use client';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import type { DrivePlaceChoice } from './address.ts';
import { SlotsSkeleton } from './SlotsSkeleton.tsx';

type Slots = ComponentType<{ wish: DrivePlaceChoice }>;

/**
 * When to drive, as an optional part of a form (TDRIVE-04). Its field and the free times load when a visitor is near. Until
 * then their place is kept; if they do not load it goes, and the form does without.
 */
export function DriveTime({ wish }: { wish: DrivePlaceChoice }) {
  const place = useRef<HTMLDivElement>(null);
  const [Field, setField] = useState<Slots | 'failed' | null>(null);
  const load = useCallback(
    () =>
      import('./SlotField.client.tsx').then(
        ({ SlotField }) => setField(() => SlotField),
        () => setField('failed'),
      ),
    [],
  );
  useWhenNear(place, load);
  if (Field === 'failed') return null;
  if (Field) return <Field wish={wish} />;
  return (
    <div ref={place} data-far="">
      <SlotsSkeleton />
    </div>
  );
}
