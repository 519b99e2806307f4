import type { Choices } from '@forecourt/lib/payments/reservation/choices';
import type { Site } from '@forecourt/lib/sites/site';

/** The steps of a checkout (OPEN-024), by their names in the address. */
export const STEPS = ['details', 'trade-in', 'handover', 'pay'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Record<Step, string> = {
  details: 'Your details',
  'trade-in': 'Trade-in',
  handover: 'Delivery or pick-up',
  pay: 'Review and pay',
};

/** The parameter of the address that names the step. */
export const STEP_PARAMETER = 'step';
/** The id of the step's heading. */
export const STEP_ANCHOR = 'step';

/** The steps of a site: one that takes no trade-ins does not ask for one. */
export const stepsOf = ({ features }: Pick<Site, 'features'>): Step[] =>
  STEPS.filter((step) => step !== 'trade-in' || features.tradeInEnabled);

/** What a shopper has said of a reservation when somebody comes to a step; null before the vehicle is held. */
export type ChoicesSoFar = Pick<Choices, 'tradeIn' | 'handover'> | null;

/** The first step that still wants something: where a shopper who comes back goes on. */
export function openStep(steps: readonly Step[], choices: ChoicesSoFar): Step {
  if (!choices) return 'details';
  if (steps.includes('trade-in') && choices.tradeIn === undefined) return 'trade-in';
  return choices.handover === undefined ? 'handover' : 'pay';
}

/**
 * The step to show: the one asked for, unless something before it is missing.
 * @param name what the address says, anything
 */
export function stepToShow(steps: readonly Step[], choices: ChoicesSoFar, name: string | undefined): Step {
  const open = openStep(steps, choices);
  const namedStep = steps.find((step) => step === name);
  return namedStep && steps.indexOf(namedStep) <= steps.indexOf(open) ? namedStep : open;
}

/** The step that follows a step; null after the last step. */
export const stepAfter = (steps: readonly Step[], step: Step): Step | null =>
  steps[steps.indexOf(step) + 1] ?? null;

/** The step before a step; null before the first step. */
export const stepBefore = (steps: readonly Step[], step: Step): Step | null =>
  steps[steps.indexOf(step) - 1] ?? null;
