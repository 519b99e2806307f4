'use client';
import useSWRImmutable from 'swr/immutable';

async function askDisclaimer(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { disclaimer }: { disclaimer?: unknown } = await answer.json();
  if (typeof disclaimer !== 'string') throw new Error('no disclaimer');
  return disclaimer;
}

/**
 * Returns a vehicle's finance disclaimer, loaded once (FIN-49, OPEN-003); null while loading.
 * @param fallback the site's own, if loading fails
 */
export function useDisclaimer(vehicle: string, fallback: string): string | null {
  const { data, error } = useSWRImmutable(
    `/api/cars/${encodeURIComponent(vehicle)}/finance-disclaimer`,
    askDisclaimer,
    { shouldRetryOnError: false },
  );
  return data ?? (error ? fallback : null);
}
