'use client';
import { useEffect, useState } from 'react';
import type { ResultsMap } from './ResultsMap.client.tsx';

/** The place of the map, which is loaded when somebody wants it. */
export function MapSlot() {
  const [Part, setPart] = useState<typeof ResultsMap | null>(null);
  useEffect(() => {
    import('./ResultsMap.client.tsx').then(
      (module) => setPart(() => module.ResultsMap),
      () => {}, // the filters name the locations too
    );
  }, []);
  return Part && <Part />;
}
