import type { Valuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import type { Site } from '@forecourt/lib/sites/site';

/** The screens of a valuation (OPEN-068), by name in the address. */
export const STEPS = ['vehicle', 'confirm', 'condition', 'contact', 'estimate'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_PARAMETER = 'step';

export type Progress = Pick<Valuation, 'vehicle' | 'confirmed' | 'valuedAt'>;

/** How the current visitor gets to the estimate. */
export interface Access {
  /** With a phone number, so that no contact details are needed. */
  isSignedIn: boolean;
  /** True if the site shows the estimate before it asks for a number (`valuationContact`). */
  isOpen: boolean;
}

/** Returns the screens of a site's valuation; one that shows the estimate first asks for the number on it. */
export const stepsOf = ({ isOpen }: Pick<Access, 'isOpen'>): readonly Step[] =>
  isOpen ? STEPS.filter((step) => step !== 'contact') : STEPS;

/** Returns whether a site shows the estimate before it asks for a number. */
export const isEstimateOpen = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.valuationContact === 'toKeepIt';

/** Returns the first incomplete step. */
export function openStep(valuation: Progress | null, { isSignedIn, isOpen }: Access): Step {
  if (!valuation?.vehicle) return 'vehicle';
  if (!valuation.confirmed) return 'confirm';
  if (!valuation.valuedAt) return 'condition';
  return isSignedIn || isOpen ? 'estimate' : 'contact';
}

/** Returns the step to show: the requested one, unless an earlier one is incomplete. */
export function stepToShow(open: Step, name: string | undefined): Step {
  const namedStep = STEPS.find((step) => step === name);
  if (!namedStep || (namedStep === 'contact' && open === 'estimate')) return open;
  return STEPS.indexOf(namedStep) <= STEPS.indexOf(open) ? namedStep : open;
}
