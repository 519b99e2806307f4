import type { Valuation } from '@forecourt/lib/leads/trade-in/valuations.server';

/** The screens of a valuation (OPEN-068), by their names in the address. */
export const STEPS = ['vehicle', 'confirm', 'condition', 'contact', 'estimate'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Readonly<Record<Step, string>> = {
  vehicle: 'Your car',
  confirm: 'Is this it?',
  condition: 'Condition',
  contact: 'Your details',
  estimate: 'Your estimate',
};

/** The parameter of the address that names the step. */
export const STEP_PARAMETER = 'step';

/** What decides how far a valuation is. */
export type Progress = Pick<Valuation, 'vehicle' | 'confirmed' | 'valuedAt'>;

/**
 * The first step that still wants something.
 * @param isSignedIn whether the shopper is, with a phone: then nobody asks for their details
 */
export function openStep(valuation: Progress | null, isSignedIn: boolean): Step {
  if (!valuation?.vehicle) return 'vehicle';
  if (!valuation.confirmed) return 'confirm';
  if (!valuation.valuedAt) return 'condition';
  return isSignedIn ? 'estimate' : 'contact';
}

/**
 * The step to show: the one asked for, unless something before it is missing.
 * @param name what the address says, anything
 */
export function stepToShow(open: Step, name: string | undefined): Step {
  const namedStep = STEPS.find((step) => step === name);
  // Details are asked once: whoever is signed in has given them.
  if (!namedStep || (namedStep === 'contact' && open === 'estimate')) return open;
  return STEPS.indexOf(namedStep) <= STEPS.indexOf(open) ? namedStep : open;
}
