import type { StaffAnswer } from '@forecourt/lib/operations/back-office/team-contract';
import { useEffect, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { problemOf } from '../../back-office/useSession.ts';

/**
 * Loads the team of a site. `problem` is why that failed.
 * @param site slug; null while it is unknown
 */
export function useStaff(office: BackOffice, site: string | null) {
  const [answer, setAnswer] = useState<StaffAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!site) return;
    const controller = new AbortController();
    office.staff(site, controller.signal).then(setAnswer, (error: unknown) => {
      if (!controller.signal.aborted) setProblem(problemOf(error).message);
    });
    return () => controller.abort();
  }, [office, site]);
  return { staff: answer?.staff ?? null, problem };
}
