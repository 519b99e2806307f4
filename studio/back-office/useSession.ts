import type { SessionAnswer } from '@forecourt/lib/operations/back-office/contract';
import { useCallback, useEffect, useState } from 'react';
import { type BackOffice, BackOfficeProblem } from './backOffice.ts';

/** What the back office says of whoever is signed in; `retry` asks again. */
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

/** Anything that went wrong as a problem that can be shown. */
export const problemOf = (error: unknown): BackOfficeProblem =>
  error instanceof BackOfficeProblem
    ? error
    : new BackOfficeProblem('unreachable', 'The answer of the storefront could not be read.');
