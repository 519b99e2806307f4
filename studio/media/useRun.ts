import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';

/**
 * Runs one change of the library at a time and shows the result as a toast.
 * @param failure title of the error toast
 */
export function useRun(onChange: () => void, failure = 'Nothing was changed') {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  /** @returns whether it succeeded */
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
