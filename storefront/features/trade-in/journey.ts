import type { Valuation } from '@forecourt/lib/leads/trade-in/valuations.server';

/** The screens of a valuation (OPEN-068), by name in the address. */
export const STEPS = ['vehicle', 'confirm', 'condition', 'contact', 'estimate'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Readonly<Record<Step, string>> = {
  vehicle: 'Your car',
  confirm: 'Confirm your car',
  condition: 'Condition',
  contact: 'Your details',
  estimate: 'Your estimate',
};

export const STEP_PARAMETER = 'step';

export type Progress = Pick<Valuation, 'vehicle' | 'confirmed' | 'valuedAt'>;

/**
 * Returns the first incomplete step.
 * @param isSignedIn with a phone number, so that no contact details are needed
 */
export function openStep(valuation: Progress | null, isSignedIn: boolean): Step {
  if (!valuation?.vehicle) return 'vehicle';
  if (!valuation.confirmed) return 'confirm';
  if (!valuation.valuedAt) return 'condition';
  return isSignedIn ? 'estimate' : 'contact';
}

/** Returns the step to show: the requested one, unless an earlier one is incomplete. */
export function stepToShow(open: Step, name: string | undefined): Step {
  const namedStep = STEPS.find((step) => step === name);
  if (!namedStep || (namedStep === 'contact' && open === 'estimate')) return open;
  return STEPS.indexOf(namedStep) <= STEPS.indexOf(open) ? namedStep : open;
}
