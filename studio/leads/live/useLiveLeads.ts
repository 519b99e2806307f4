import type { LiveEvent } from '@forecourt/lib/leads/thread/answers';
import { useEffect, useRef } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { listenToLeads } from './liveThreads.ts';

/** The shortest time between two reloads while many leads arrive at once. */
const SPACING_MS = 1_500;

/**
 * Reloads when a lead has changed: at once, then at most every second and a half.
 * @param concerns whether an event matters; every one does without it
 */
export function useLiveLeads(
  office: BackOffice | null,
  reload: () => void,
  concerns: (event: LiveEvent) => boolean = () => true,
): void {
  const latest = useRef({ reload, concerns });
  latest.current = { reload, concerns };
  useEffect(() => {
    if (!office) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = false;
    const run = () => {
      isWanted = false;
      latest.current.reload();
      timer = setTimeout(() => {
        timer = undefined;
        if (isWanted) run();
      }, SPACING_MS);
    };
    const stop = listenToLeads(office, (event) => {
      if (!latest.current.concerns(event)) return;
      if (timer) isWanted = true;
      else run();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [office]);
}
