'use client';
import { FAILED_TEXT, UNAVAILABLE_TEXT } from '@/features/payments/words.ts';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { type FormOptions, useForm } from '@/forms/use-form.client.ts';
import { stepProblems } from '../fields.ts';
import type { Step } from '../journey.ts';
import { TOO_MANY_TEXT } from '../words.ts';

/** What every step's form is made of. */
export interface StepProps {
  action: string;
  /** What the shopper said before. */
  answers: Answers;
  returned: ReturnedForm;
}

/**
 * The form of a step: checked here first, by the rules the server has too. Going on loads the next page whole,
 * so that going back finds what the server keeps and never an older copy.
 */
export const useStep = (
  step: Step,
  { action, answers, returned }: StepProps,
  remembered?: FormOptions['remembered'],
) =>
  useForm({
    action,
    check: (typed) => stepProblems(step, typed),
    texts: { failed: FAILED_TEXT, unavailable: UNAVAILABLE_TEXT, busy: TOO_MANY_TEXT },
    defaults: answers,
    returned,
    ...(remembered && { remembered }),
  });
