'use client';
import type { Way } from '@forecourt/lib/leads/service-booking/workshop';
import { useEffect, useState } from 'react';
import { SERVICE_TIMES_PATH, type ServiceTimes } from '@/features/service-booking/address.ts';

const PATIENCE_MS = 8_000;
/** Typing a model should not ask for each letter. */
const PAUSE_MS = 350;

export interface ServiceWish {
  location: string;
  /** Ids of the chosen work, joined by commas. */
  jobs: string;
  way: Way;
  make: string;
  model: string;
}

/** `unasked`: something is missing; `gone`: the workshop does not offer the work. */
export type TimesState =
  | { kind: 'unasked' | 'loading' | 'failed' | 'gone'; times: ServiceTimes | null }
  | { kind: 'known'; times: ServiceTimes };

async function readTimes(wish: ServiceWish, signal: AbortSignal): Promise<TimesState> {
  const query = new URLSearchParams({ ...wish });
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const answer = await fetch(`${SERVICE_TIMES_PATH}?${query}`, { signal: patience });
  if (answer.ok) return { kind: 'known', times: (await answer.json()) as ServiceTimes };
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  return { kind: code === 'not_offered' ? 'gone' : 'failed', times: null };
}

/**
 * Loads the free times, price and duration of the chosen work. The last ones stay visible while new ones load.
 * @param round another number loads them again
 */
export function useServiceTimes(wish: ServiceWish, round: number): TimesState {
  const { location, jobs, way, make, model } = wish;
  const [state, setState] = useState<TimesState>({ kind: 'unasked', times: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (!location || !jobs || !make.trim() || !model.trim()) {
      setState({ kind: 'unasked', times: null });
      return;
    }
    setState(({ times }) => ({ kind: 'loading', times }));
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void readTimes({ location, jobs, way, make, model }, controller.signal)
        .catch((): TimesState => ({ kind: 'failed', times: null }))
        .then((answer) => {
          if (!controller.signal.aborted) setState(answer);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [location, jobs, way, make, model, round]);
  return state;
}
