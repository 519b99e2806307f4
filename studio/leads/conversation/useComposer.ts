import type { ComposerAnswer } from '@forecourt/lib/leads/conversation/composer';
import { useCallback } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { useSiteAnswer } from '../../back-office/useSiteAnswer.ts';

/** Loads the channels and templates of a thread. `refresh` loads them again. */
export function useComposer(office: BackOffice, threadId: string) {
  const load = useCallback(
    (thread: string, signal: AbortSignal): Promise<ComposerAnswer> => office.composer(thread, signal),
    [office],
  );
  const { shown, problem, refresh } = useSiteAnswer(threadId, load);
  return { answer: shown, problem, refresh };
}
