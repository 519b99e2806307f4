import type { DriveStepAnswer } from '@forecourt/lib/leads/test-drive/staff';
import { useState } from 'react';
import { problemOf } from '../back-office/useSession.ts';

const OUTCOMES = {
  taken: 'Somebody has booked that time meanwhile. Please choose another.',
  nothing: 'It was changed meanwhile. Close this to see how it stands.',
} as const;

/** Runs a step of a drive once, and says why it did not come to pass. */
export function useStep(onDone: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (step: () => Promise<DriveStepAnswer>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { outcome } = await step();
      if (outcome === 'done') return await onDone();
      setProblem(OUTCOMES[outcome]);
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  };
  return { busy, problem, run };
}
