import { useState } from 'react';
import { problemOf } from '../back-office/useSession.ts';

/** Runs one request at a time, and keeps the message of its error. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether it succeeded */
  async function submit(run: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await run();
      return true;
    } catch (error) {
      setProblem(problemOf(error).message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, submit };
}
