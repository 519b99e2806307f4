import { CAREERS_CHOICE, isCareer, type LeadCategory } from './kinds.ts';
import type { FormRules } from './rules.ts';

/**
 * The consent to marketing that a form may take: none where it does not ask, none of whoever applies for a job, who is in no
 * position to refuse, and none of a step that comes before the one with the box.
 * @param sent what the browser says, which counts for nothing by itself
 */
export const optInOf = (
  sent: { optIn: boolean; category: string; isLastStep: boolean },
  { optIn }: Pick<FormRules, 'optIn'>,
): boolean => sent.optIn && sent.isLastStep && optIn !== null && sent.category !== CAREERS_CHOICE;

/** The same for a later step of a lead that is stored already. */
export const mayOptIn = (
  { payload, hasFile }: { payload: Partial<Pick<LeadCategory, 'subcategory'>>; hasFile: boolean },
  { optIn }: Pick<FormRules, 'optIn'>,
): boolean => optIn !== null && !hasFile && !isCareer(payload);
