'use client';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import type { DrivePlaceChoice } from './address.ts';
import { SlotsSkeleton } from './SlotsSkeleton.tsx';

type Slots = ComponentType<{ wish: DrivePlaceChoice }>;

/**
 * An optional time field for a form (TDRIVE-04). The field and the free times load when the visitor is
 * near; if that fails, the field is omitted.
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
