import type { Choices } from '@forecourt/lib/payments/reservation/choices';
import type { Site } from '@forecourt/lib/sites/site';

/** The steps of a checkout (OPEN-024), by name in the address. */
export const STEPS = ['details', 'trade-in', 'handover', 'pay'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Record<Step, string> = {
  details: 'Your details',
  'trade-in': 'Trade-in',
  handover: 'Delivery or pick-up',
  pay: 'Review and pay',
};

export const STEP_PARAMETER = 'step';
export const STEP_ANCHOR = 'step';

export const stepsOf = ({ features }: Pick<Site, 'features'>): Step[] =>
  STEPS.filter((step) => step !== 'trade-in' || features.tradeInEnabled);

/** The choices of a reservation so far; null before the vehicle is on hold. */
export type ChoicesSoFar = Pick<Choices, 'tradeIn' | 'handover'> | null;

export function openStep(steps: readonly Step[], choices: ChoicesSoFar): Step {
  if (!choices) return 'details';
  if (steps.includes('trade-in') && choices.tradeIn === undefined) return 'trade-in';
  return choices.handover === undefined ? 'handover' : 'pay';
}

/** Returns the step to show: the requested one, unless an earlier one is incomplete. */
export function stepToShow(steps: readonly Step[], choices: ChoicesSoFar, name: string | undefined): Step {
  const open = openStep(steps, choices);
  const namedStep = steps.find((step) => step === name);
  return namedStep && steps.indexOf(namedStep) <= steps.indexOf(open) ? namedStep : open;
}

export const stepAfter = (steps: readonly Step[], step: Step): Step | null =>
  steps[steps.indexOf(step) + 1] ?? null;

export const stepBefore = (steps: readonly Step[], step: Step): Step | null =>
  steps[steps.indexOf(step) - 1] ?? null;
