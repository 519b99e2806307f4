import type { DriveStepAnswer } from '@forecourt/lib/leads/test-drive/staff';
import { useState } from 'react';
import { problemOf } from '../back-office/useSession.ts';

const OUTCOMES = {
  taken: 'This time was just booked by someone else. Choose another one.',
  nothing: 'This booking was changed in the meantime. Close this dialog to see the current details.',
} as const;

/** Runs an action on a booking and returns its error. */
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
