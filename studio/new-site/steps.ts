import type { PartProblem } from '@forecourt/lib/operations/new-site/problem';

/** The steps of the assistant, with the parts of a request that each contains. */
export const STEPS = [
  { id: 'dealership', title: 'Dealership', parts: ['dealerships'] },
  { id: 'name', title: 'Name and hosts', parts: ['name', 'slug', 'hosts'] },
  { id: 'look', title: 'Design', parts: ['template', 'logo', 'accent', 'brand'] },
  { id: 'places', title: 'Locations', parts: ['places', 'phones'] },
  { id: 'leads', title: 'Leads and legal', parts: ['leads', 'email', 'company', 'abn', 'licence'] },
  { id: 'review', title: 'Review', parts: [] },
] as const satisfies readonly { id: string; title: string; parts: readonly string[] }[];
export type StepId = (typeof STEPS)[number]['id'];

const partsOf = (step: StepId): readonly string[] => STEPS.find(({ id }) => id === step)?.parts ?? [];

/** Returns the step that contains a part, or the name step for problems of the whole. */
export const stepOf = ({ part }: PartProblem): StepId =>
  STEPS.find(({ parts }) => (parts as readonly string[]).includes(part.split('.')[0] ?? ''))?.id ?? 'name';

/** Returns the problems of a step, or all of them for the review. */
export const problemsAt = (step: StepId, problems: readonly PartProblem[]): PartProblem[] =>
  problems.filter(({ part }) => step === 'review' || partsOf(step).includes(part.split('.')[0] ?? ''));

export const stepAfter = (step: StepId): StepId | null =>
  STEPS[STEPS.findIndex(({ id }) => id === step) + 1]?.id ?? null;

export const stepBefore = (step: StepId): StepId | null =>
  STEPS[STEPS.findIndex(({ id }) => id === step) - 1]?.id ?? null;
