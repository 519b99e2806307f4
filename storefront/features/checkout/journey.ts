import type { Choices } from '@forecourt/lib/payments/reservation/choices';
import type { Site } from '@forecourt/lib/sites/site';
import { CHECKOUT_STEPS } from '@/site/checkout-address.ts';

/** The steps in their order. */
export const STEPS = CHECKOUT_STEPS;
export type Step = (typeof STEPS)[number];

/** Fields of the first step for a known shopper, who skips the steps that they do not tick. */
export const SHORT_FIELD = 'short';
export const TRADE_FIELD = 'trade_in';
export const DELIVERY_FIELD = 'delivery';

export const STEP_ANCHOR = 'step';

export const stepsOf = ({ features }: Pick<Site, 'features'>): Step[] =>
  STEPS.filter((step) => step !== 'trade-in' || features.tradeInEnabled);

/** What a shopper has told an account that a reservation asks for. */
type Contact = Readonly<Record<'name' | 'phone' | 'email', string | null>>;

/** Returns whether a shopper is signed in with all the details that a reservation asks for. */
export const isKnown = (shopper: Contact | null): boolean =>
  Boolean(shopper?.name && shopper.phone && shopper.email);

/** Returns the steps to show a shopper: two for a known one, unless they are at a step between. */
export const shownSteps = (steps: readonly Step[], step: Step, known: boolean): readonly Step[] =>
  known && (step === 'details' || step === 'pay')
    ? steps.filter((each) => each === 'details' || each === 'pay')
    : steps;

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
