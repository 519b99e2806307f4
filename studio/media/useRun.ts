import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';

/**
 * Runs work that changes the library: says what became of it, and nothing else may start meanwhile.
 * @param failure what is said when it could not be done, before the reason
 */
export function useRun(onChange: () => void, failure = 'Nothing was changed') {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  /** @returns whether it was done */
  async function run(work: () => Promise<string>): Promise<boolean> {
    setBusy(true);
    try {
      toast.push({ status: 'success', title: await work() });
      return true;
    } catch (reason) {
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: failure, description, closable: true });
      return false;
    } finally {
      onChange();
      setBusy(false);
    }
  }
  return { isBusy, run };
}
