import type { WholeReservation } from '@forecourt/lib/operations/back-office/contract';
import type { StaffAction } from '@forecourt/lib/payments/reservation/staff-steps';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { skewOf } from '../back-office/useNow.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/** Polls a reservation. `take` performs an action from the displayed status. */
export function useReservation(office: BackOffice, reference: string) {
  const [reservation, setReservation] = useState<WholeReservation | null>(null);
  const [skew, setSkew] = useState(0);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  /** Counts actions, so that an answer requested before an action does not overwrite its result. */
  const steps = useRef(0);

  const load = useCallback(
    async (signal: AbortSignal) => {
      const before = steps.current;
      try {
        const answer = await office.read(reference, signal);
        if (signal.aborted || steps.current !== before) return;
        setReservation(answer.reservation);
        setSkew(skewOf(answer.now));
        setProblem(null);
      } catch (error) {
        if (!signal.aborted) setProblem(problemOf(error));
      }
    },
    [office, reference],
  );

  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    setReservation(null);
    setProblem(null);
    void load(controller.current.signal);
    return () => controller.current.abort();
  }, [load]);
  const reload = useCallback(() => void load(controller.current.signal), [load]);
  usePolling(reload);

  /**
   * @throws BackOfficeProblem if the action failed; the current reservation is shown if someone else was
   * faster
   */
  const take = useCallback(
    async (action: StaffAction, seenStatus: WholeReservation['status'], note: string) => {
      try {
        const answer = await office.step(reference, { action, seen: seenStatus, note });
        steps.current += 1;
        setReservation(answer.reservation);
        setSkew(skewOf(answer.now));
      } catch (error) {
        const failure = problemOf(error);
        if (failure.reservation) {
          steps.current += 1;
          setReservation(failure.reservation);
        }
        throw failure;
      }
    },
    [office, reference],
  );
  return { reservation, skew, problem, reload, take };
}
