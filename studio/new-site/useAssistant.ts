import type { CheckAnswer, ProofAnswer } from '@forecourt/lib/operations/new-site/office-contract';
import type { PartProblem } from '@forecourt/lib/operations/new-site/problem';
import { useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';
import { callOf, type Draft, EMPTY_DRAFT, placesAfter, tidyDraft } from './draft.ts';
import { problemsAt, type StepId, stepAfter, stepOf } from './steps.ts';
import {
  NOTHING,
  readLogo,
  readStoredDraft,
  type StoredDraft,
  storeDraft,
  storeLogo,
} from './storedDraft.ts';

/** The state of the new-site assistant: input, problems and result. */
export function useAssistant(office: BackOffice) {
  const [firstWork, setKept] = useState(readStoredDraft);
  const [logo, setLogo] = useState(readLogo);
  const [problems, setProblems] = useState<PartProblem[]>([]);
  const [answer, setAnswer] = useState<CheckAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BackOfficeProblem | null>(null);
  /** Counts rejected submissions, so that each one moves focus to the first invalid field. */
  const [refusals, setRefusals] = useState(0);
  const isLeft = useRef(false);
  const { draft, suggested, step } = firstWork;

  useEffect(() => storeDraft(firstWork), [firstWork]);
  useEffect(() => storeLogo(logo), [logo]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  // Loads the dealerships for suggestions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool is opened
  useEffect(() => {
    const leaving = new AbortController();
    office.checkNewSite({ ...callOf(EMPTY_DRAFT, null), wantsPlan: false }, leaving.signal).then(
      (firstAnswer) => setAnswer((before) => before ?? firstAnswer),
      // The next step sends the request again and shows the error.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);

  /** Runs one task at a time and stores its error. */
  async function work(task: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await task();
    } catch (error) {
      if (!isLeft.current) setFailure(problemOf(error));
    }
    if (!isLeft.current) setBusy(false);
  }

  function refuse(foundProblems: PartProblem[]): void {
    setProblems(foundProblems);
    setRefusals((count) => count + 1);
  }

  /**
   * Stores the colours of a logo. Only problems with the logo are shown straight away, the others with the
   * next step.
   */
  function hearLook(lookAnswer: CheckAnswer): void {
    setAnswer((before) => ({ ...lookAnswer, plan: before?.plan ?? null }));
    setProblems((before) => [
      ...before.filter(({ part }) => part !== 'logo'),
      ...lookAnswer.problems.filter(({ part }) => part === 'logo'),
    ]);
  }

  const update = (change: Partial<StoredDraft>): void => setKept((before) => ({ ...before, ...change }));
  const go = (to: StepId): void => {
    setFailure(null);
    update({ step: to });
  };

  /** Goes to the next step if this one has no problems. */
  const next = (): Promise<void> =>
    work(async () => {
      const tidy = tidyDraft(draft);
      update({ draft: tidy });
      const to = stepAfter(step);
      const check = await office.checkNewSite({
        ...callOf(tidy, logo),
        wantsPlan: to === 'review',
        wantsPlaces: step === 'dealership',
      });
      if (isLeft.current) return;
      setAnswer(check);
      const wrong = problemsAt(step, check.problems);
      if (wrong.length > 0 || !to) return refuse(wrong);
      setProblems(to === 'review' ? check.problems : []);
      if (step !== 'dealership') return update({ step: to });
      const { places: known } = check;
      const places = placesAfter(tidy.places, suggested, known);
      update({ step: to, draft: { ...tidy, places }, suggested: known });
    });

  /** Loads the summary when the review step is opened directly. */
  const review = (): Promise<void> =>
    work(async () => {
      const check = await office.checkNewSite({ ...callOf(tidyDraft(draft), logo), wantsPlan: true });
      if (isLeft.current) return;
      setAnswer(check);
      setProblems(check.problems);
    });

  async function proofOf(slug: string): Promise<void> {
    const proof: ProofAnswer = await office.proveNewSite(slug);
    setKept((before) => (before.made ? { ...before, made: { ...before.made, proof } } : before));
  }

  /** Creates the site, then checks that it is live and that its leads arrive. */
  const make = (): Promise<void> =>
    work(async () => {
      const { made, problems: wrong } = await office.makeNewSite(callOf(tidyDraft(draft), logo));
      if (!made) return refuse(wrong);
      update({ made: { site: made, name: draft.name, proof: null } });
      await proofOf(made.slug);
    });

  return {
    ...firstWork,
    logo,
    problems,
    answer,
    busy,
    failure,
    refusals,
    next,
    review,
    make,
    go,
    prove: (slug: string) => work(() => proofOf(slug)),
    setLogo,
    hearLook,
    change: (part: Partial<Draft>) =>
      setKept((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    mend: (problem: PartProblem) => go(stepOf(problem)),
    begin: () => {
      setLogo(null);
      setAnswer(null);
      setProblems([]);
      setKept(NOTHING);
    },
  };
}
export type Assistant = ReturnType<typeof useAssistant>;
