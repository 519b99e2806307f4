import { useCallback } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { useSiteAnswer } from '../back-office/useSiteAnswer.ts';

/**
 * Loads the report of a site. `refresh` loads it again.
 * @param site slug
 */
export function useSiteReport(office: BackOffice, site: string) {
  const load = useCallback((slug: string, signal: AbortSignal) => office.siteReport(slug, signal), [office]);
  const { refresh, ...report } = useSiteAnswer(site, load);
  return { ...report, refresh: () => void refresh() };
}
