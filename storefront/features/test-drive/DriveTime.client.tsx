'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { DrivePlaceChoice } from './address.ts';

/** Of the days with their words. */
const HEIGHT = 112;

type Slots = ComponentType<{ wish: DrivePlaceChoice }>;

/**
 * When to drive, as an optional part of a form (TDRIVE-04). Its place is kept while the field and the free times load;
 * where they do not, it goes, and the form does without.
 */
export function DriveTime({ wish }: { wish: DrivePlaceChoice }) {
  const [Field, setField] = useState<Slots | 'failed' | null>(null);
  useEffect(() => {
    import('./SlotField.client.tsx').then(
      ({ SlotField }) => setField(() => SlotField),
      () => setField('failed'),
    );
  }, []);
  if (Field === 'failed') return null;
  return Field ? <Field wish={wish} /> : <SlotsSkeleton />;
}

/** As high as the days are. Without script there is nothing to wait for. */
export const SlotsSkeleton = () => (
  <div aria-hidden="true" className="skeleton noscript:hidden" style={{ height: HEIGHT }} />
);
