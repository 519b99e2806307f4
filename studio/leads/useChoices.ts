import type { ThreadChoicesAnswer } from '@forecourt/lib/leads/thread/answers';
import { useEffect, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';

/** Returns the places and people of the inbox; none until they have loaded, or if that fails. */
export function useChoices(office: BackOffice): ThreadChoicesAnswer {
  const [choices, setChoices] = useState<ThreadChoicesAnswer>({ places: [], people: [] });
  useEffect(() => {
    const controller = new AbortController();
    // Without them the other filters still work.
    office.threadChoices(controller.signal).then(setChoices, () => {});
    return () => controller.abort();
  }, [office]);
  return choices;
}
