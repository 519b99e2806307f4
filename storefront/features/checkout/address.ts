import { STEP_PARAMETER } from '@/site/checkout-address.ts';
import { STEP_ANCHOR, type Step } from './journey.ts';

/** Returns the address of a checkout step; the fragment moves scroll position and focus to its heading. */
export const stepPath = (checkout: string, step: Step): string =>
  `${checkout}?${STEP_PARAMETER}=${step}#${STEP_ANCHOR}`;
