'use client';
import { useEffect, useState } from 'react';
import type { NearField } from './NearField.client.tsx';

export function NearSlot() {
  const [Field, setField] = useState<typeof NearField | null>(null);
  useEffect(() => {
    import('./NearField.client.tsx').then(
      (module) => setField(() => module.NearField),
      () => {}, // the list keeps its order
    );
  }, []);
  return <div className="min-h-11 w-full sm:w-44">{Field && <Field />}</div>;
}
