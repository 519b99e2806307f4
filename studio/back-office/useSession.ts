import type { SessionAnswer } from '@forecourt/lib/operations/back-office/contract';
import { useCallback, useEffect, useState } from 'react';
import { type BackOffice, BackOfficeProblem } from './backOffice.ts';

/** Loads the session of the signed-in user from the back office. `retry` loads it again. */
export function useSession(office: BackOffice) {
  const [session, setSession] = useState<SessionAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    setProblem(null);
    office.session(controller.signal).then(setSession, (error: unknown) => {
      if (!controller.signal.aborted) setProblem(problemOf(error));
    });
    return () => controller.abort();
  }, [office, attempt]);
  return { session, problem, retry };
}

/** Converts any error to a problem that can be displayed. */
export const problemOf = (error: unknown): BackOfficeProblem =>
  error instanceof BackOfficeProblem
    ? error
    : new BackOfficeProblem('unreachable', 'The storefront’s response could not be read.');
