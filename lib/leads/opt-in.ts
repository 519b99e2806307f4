import { CAREERS_CHOICE, isCareer, type LeadCategory } from './form-kinds.ts';
import type { FormRules } from './form-rules.ts';

/**
 * Returns whether a submission gives marketing consent.
 * Never for job applications, since applicants are not free to refuse, nor before the step that has the box.
 * @param sent the browser's claim, which is not trusted
 */
export const optInOf = (
  sent: { optIn: boolean; category: string; isLastStep: boolean },
  { optIn }: Pick<FormRules, 'optIn'>,
): boolean => sent.optIn && sent.isLastStep && optIn !== null && sent.category !== CAREERS_CHOICE;

/** Does the same for a later step of a stored lead. */
export const mayOptIn = (
  { payload, hasFile }: { payload: Partial<Pick<LeadCategory, 'subcategory'>>; hasFile: boolean },
  { optIn }: Pick<FormRules, 'optIn'>,
): boolean => optIn !== null && !hasFile && !isCareer(payload);
