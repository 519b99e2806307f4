import type { BookletChoices, BookletRequest } from '@forecourt/lib/operations/back-office/booklet';
import { useEffect, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

/**
 * Loads the filter options and the number of matching vehicles. The previous options stay while the next ones
 * load.
 */
export function useChoices(office: BackOffice, request: BookletRequest) {
  const [answer, setAnswer] = useState<{ request: BookletRequest; choices: BookletChoices } | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    setProblem(null);
    office.bookletChoices(request, controller.signal).then(
      (choices) => setAnswer({ request, choices }),
      (error: unknown) => {
        if (!controller.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => controller.abort();
  }, [office, request, attempt]);

  const sameSite = answer?.request.site === request.site;
  return {
    choices: sameSite ? answer.choices : null,
    /** Null while loading. */
    count: answer?.request === request ? answer.choices.count : null,
    problem,
    retry: () => setAttempt((number) => number + 1),
  };
}
