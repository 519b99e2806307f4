import type {
  MerchandisingAnswer,
  RiskFilter,
  RiskVehicle,
} from '@forecourt/lib/operations/merchandising/answers';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

interface Loaded {
  site: string;
  answer: MerchandisingAnswer;
  vehicles: RiskVehicle[];
}

/**
 * Loads a site's vehicles by money at risk, page by page. `more` adds the next page and `refresh` starts again.
 * @param filter memoised, as a new object reloads the list
 */
export function useMerchandising(office: BackOffice, site: string, filter: RiskFilter) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const request = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (before: readonly RiskVehicle[]) => {
      request.current?.abort();
      request.current = new AbortController();
      const { signal } = request.current;
      setAsking(true);
      try {
        const answer = await office.merchandising({ site, ...filter, skip: before.length }, signal);
        if (signal.aborted) return;
        // A vehicle that moved down the list since the page before is not listed twice.
        const known = new Set(before.map(({ id }) => id));
        const vehicles = [...before, ...answer.vehicles.filter(({ id }) => !known.has(id))];
        setLoaded({ site, answer, vehicles });
        setProblem(null);
      } catch (error) {
        if (signal.aborted) return;
        setProblem(problemOf(error));
      }
      setAsking(false);
    },
    [office, site, filter],
  );

  useEffect(() => {
    void ask([]);
    return () => request.current?.abort();
  }, [ask]);
  // Never shows another site's vehicles under this one's name.
  const shown = loaded?.site === site ? loaded : null;
  return {
    shown,
    problem,
    asking,
    more: () => void ask(shown?.vehicles ?? []),
    refresh: () => void ask([]),
  };
}
