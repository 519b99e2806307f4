import type { PartProblem } from '@forecourt/lib/operations/new-site/problem';

/** The steps of the assistant, with the parts of a request that each asks for. */
export const STEPS = [
  { id: 'dealership', title: 'Dealership', parts: ['dealerships'] },
  { id: 'name', title: 'Name and hosts', parts: ['name', 'slug', 'hosts'] },
  { id: 'look', title: 'Look', parts: ['template', 'logo', 'accent', 'brand'] },
  { id: 'places', title: 'Places', parts: ['places', 'phones'] },
  { id: 'leads', title: 'Leads and law', parts: ['leads', 'email', 'company', 'abn', 'licence'] },
  { id: 'review', title: 'Review', parts: [] },
] as const satisfies readonly { id: string; title: string; parts: readonly string[] }[];
export type StepId = (typeof STEPS)[number]['id'];

const partsOf = (step: StepId): readonly string[] => STEPS.find(({ id }) => id === step)?.parts ?? [];

/** The step that asks for a part; that of the name where the whole is meant. */
export const stepOf = ({ part }: PartProblem): StepId =>
  STEPS.find(({ parts }) => (parts as readonly string[]).includes(part.split('.')[0] ?? ''))?.id ?? 'name';

/** The problems of what a step asks for; all of them at the review. */
export const problemsAt = (step: StepId, problems: readonly PartProblem[]): PartProblem[] =>
  problems.filter(({ part }) => step === 'review' || partsOf(step).includes(part.split('.')[0] ?? ''));

/** The step after one; null after the last. */
export const stepAfter = (step: StepId): StepId | null =>
  STEPS[STEPS.findIndex(({ id }) => id === step) + 1]?.id ?? null;

/** The step before one; null before the first. */
export const stepBefore = (step: StepId): StepId | null =>
  STEPS[STEPS.findIndex(({ id }) => id === step) - 1]?.id ?? null;
