import type { LawCheckAnswer } from '@forecourt/lib/operations/law-check/law-check-state';
import { useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

const EVERY_MS = 2_000;

/**
 * Follows the law check of a site while one is requested or under way, and starts one.
 * @param loaded the state in the loaded report
 * @param onEnd called when a check has ended, with or without a result
 */
export function useLawCheck(
  office: BackOffice,
  { site, loaded, onEnd }: { site: string; loaded: LawCheckAnswer; onEnd: () => void },
) {
  const [newer, setNewer] = useState<LawCheckAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [starting, setStarting] = useState(false);
  const latestOnEnd = useRef(onEnd);
  latestOnEnd.current = onEnd;
  // ISO timestamps of the same clock compare as text.
  const check = newer && newer.now > loaded.now ? newer : loaded;
  const underWay = check.run !== null;

  useEffect(() => {
    if (!underWay) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      try {
        const answer = await office.lawCheck(site, signal);
        if (signal.aborted) return;
        setNewer(answer);
        setProblem(null);
        if (!answer.run) latestOnEnd.current();
      } catch (error) {
        if (!signal.aborted) setProblem(problemOf(error));
      }
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [office, site, underWay]);

  async function start() {
    setStarting(true);
    try {
      setNewer(await office.startLawCheck(site));
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setStarting(false);
  }
  return { check, problem, starting, start: () => void start() };
}
