import type { ReleaseAnswer } from '@forecourt/lib/operations/back-office/contract';
import { useCallback, useEffect, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/**
 * Polls the state of a release in the back office. The answer is null while loading, or if the back office
 * publishes no releases.
 */
export function useOfficeRelease(office: BackOffice, releaseId: string) {
  const [answer, setAnswer] = useState<ReleaseAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const load = useCallback(
    (signal?: AbortSignal) =>
      office.release(releaseId, signal).then(
        (latest) => setAnswer(latest),
        // Not configured, or no access: only Sanity's own tool is shown.
        () => undefined,
      ),
    [office, releaseId],
  );
  useEffect(() => {
    const controller = new AbortController();
    setAnswer(null);
    setProblem(null);
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  usePolling(() => void load());

  const run = async (step: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await step();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    await load();
    setBusy(false);
  };
  return { answer, problem, busy, run };
}
