'use client';
import { useEffect, useState } from 'react';
import type { NearField } from './NearField.client.tsx';

/** The place of the postcode field, as high as the field, which is loaded when it is wanted. */
export function NearSlot() {
  const [Field, setField] = useState<typeof NearField | null>(null);
  useEffect(() => {
    import('./NearField.client.tsx').then(
      (module) => setField(() => module.NearField),
      () => {}, // the list stays as it is sorted
    );
  }, []);
  return <div className="min-h-11 w-full sm:w-44">{Field && <Field />}</div>;
}
