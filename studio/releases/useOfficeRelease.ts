import type { ReleaseAnswer } from '@forecourt/lib/operations/back-office/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/** The state of a release in the back office, and its steps. */
export interface OfficeReleaseState {
  /** Null while loading, or if the back office publishes no releases. */
  answer: ReleaseAnswer | null;
  problem: string | null;
  busy: boolean;
  /** Runs a step, then loads the state again. */
  run: (step: () => Promise<unknown>) => Promise<void>;
}

/**
 * Polls the state of a release in the back office.
 * @param office null without a back office
 * @param releaseId undefined if no release is open
 * @param documents loads the state again when they change
 */
export function useOfficeRelease(
  office: BackOffice | null,
  releaseId: string | undefined,
  documents: readonly unknown[],
): OfficeReleaseState {
  const [answer, setAnswer] = useState<ReleaseAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** An answer that arrives after another release was opened is dropped. */
  const shown = useRef(releaseId);
  shown.current = releaseId;
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (!office || !releaseId) return;
      // Not configured, or no access: only Sanity's own tool is shown.
      const latest = await office.release(releaseId, signal).catch(() => null);
      if (latest && !signal?.aborted && shown.current === releaseId) setAnswer(latest);
    },
    [office, releaseId],
  );
  useEffect(() => {
    const controller = new AbortController();
    setAnswer(null);
    setProblem(null);
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  useEffect(() => {
    // Not read yet.
    if (documents.length === 0) return;
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load, documents]);
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
