'use client';
import { useEffect, useState } from 'react';

/**
 * Returns a part that is loaded once it is wanted; null until it has loaded, or if that failed.
 * @param load imports it; stable
 */
export function useLazy<Part>(load: () => Promise<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  const isMissing = part === null;
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setPart({ value }),
      (error: unknown) => console.info('a part of the page did not load', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, isMissing]);
  return part?.value ?? null;
}
