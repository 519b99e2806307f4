'use client';
import type { FormRules } from '@forecourt/lib/leads/form-rules';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Problems, ReturnedForm } from '@/forms/answers.ts';

/** The steps of an enquiry (OPEN-066) with their fields; all other fields belong to the details. */
const STEPS = [
  { id: 'need', fields: ['category', 'dealership', 'location'] },
  { id: 'details', fields: null },
  { id: 'message', fields: ['message', 'terms', 'optIn'] },
] as const;
type StepId = (typeof STEPS)[number]['id'];

const stepOf = (field: string): StepId =>
  STEPS.find(({ fields }) => fields?.some((name) => name === field))?.id ?? 'details';

export type Steps = NonNullable<ReturnType<typeof useSteps>>;

/**
 * Tracks the current step of a multi-step enquiry (LEAD-22); skips steps without fields.
 * @returns null if the site uses a single step, or the form was returned to a browser without scripts
 */
export function useSteps(
  { steps: inSteps, categories, dealerships, locations }: FormRules,
  returned?: ReturnedForm,
) {
  const t = useTranslations('enquiry');
  const [now, setNow] = useState(0);
  if (!inSteps || returned?.problems.length) return null;
  const askedSteps = STEPS.filter(({ id }) => id !== 'need' || categories || dealerships || locations);
  const currentStep = askedSteps[now]?.id ?? 'details';
  return {
    now,
    titles: askedSteps.map(({ id }) => t(`steps.${id}`)),
    isLast: now === askedSteps.length - 1,
    hasContact: currentStep === 'details',
    isNow: (id: StepId) => id === currentStep,
    next: () => setNow(now + 1),
    show: (field: string) =>
      setNow(
        Math.max(
          0,
          askedSteps.findIndex(({ id }) => id === stepOf(field)),
        ),
      ),
    back: now > 0 ? () => setNow(now - 1) : null,
    problemsNow: (problems: Problems): Problems =>
      Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === currentStep)),
  };
}
