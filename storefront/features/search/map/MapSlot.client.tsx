'use client';
import { useEffect, useState } from 'react';
import type { ResultsMap } from './ResultsMap.client.tsx';

export function MapSlot() {
  const [Part, setPart] = useState<typeof ResultsMap | null>(null);
  useEffect(() => {
    import('./ResultsMap.client.tsx').then(
      (module) => setPart(() => module.ResultsMap),
      () => {}, // the filters list the locations too
    );
  }, []);
  return Part && <Part />;
}
