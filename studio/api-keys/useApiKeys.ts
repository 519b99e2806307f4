import { useCallback } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { useSiteAnswer } from '../back-office/useSiteAnswer.ts';

/**
 * Loads the keys and webhooks of a site, and polls their state.
 * @param site slug
 */
export function useApiKeys(office: BackOffice, site: string) {
  const load = useCallback((slug: string, signal: AbortSignal) => office.apiKeys(slug, signal), [office]);
  const keys = useSiteAnswer(site, load);
  usePolling(() => {
    if (!keys.asking) void keys.refresh();
  });
  return keys;
}
