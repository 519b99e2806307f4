'use client';
import type { FormRules } from '@forecourt/lib/leads/rules';
import { useState } from 'react';
import type { Problems, ReturnedForm } from '@/forms/answers.ts';

/** The steps of an enquiry (OPEN-066), with what each asks; everything else is asked with the details. */
const STEPS = [
  { id: 'need', title: 'What you need', fields: ['category', 'dealership', 'location'] },
  { id: 'details', title: 'Your details', fields: null },
  { id: 'message', title: 'Message and consent', fields: ['message', 'terms', 'optIn'] },
] as const;
type StepId = (typeof STEPS)[number]['id'];

const stepOf = (field: string): StepId =>
  STEPS.find(({ fields }) => fields?.some((name) => name === field))?.id ?? 'details';

export type Steps = NonNullable<ReturnType<typeof useSteps>>;

/**
 * Where somebody is in an enquiry of several steps (LEAD-22). A step that has nothing to ask is left out.
 * @returns null where the site asks everything at once, and for a form that came back from a browser without script
 */
export function useSteps(
  { steps: inSteps, categories, dealerships, locations }: FormRules,
  returned?: ReturnedForm,
) {
  const [now, setNow] = useState(0);
  if (!inSteps || returned?.problems.length) return null;
  const askedSteps = STEPS.filter(({ id }) => id !== 'need' || categories || dealerships || locations);
  const currentStep = askedSteps[now]?.id ?? 'details';
  return {
    now,
    titles: askedSteps.map(({ title }) => title),
    isLast: now === askedSteps.length - 1,
    /** Whether one can be answered once this step is taken. */
    hasContact: currentStep === 'details',
    isNow: (id: StepId) => id === currentStep,
    next: () => setNow(now + 1),
    /** Goes to the step that asks for a field. */
    show: (field: string) =>
      setNow(
        Math.max(
          0,
          askedSteps.findIndex(({ id }) => id === stepOf(field)),
        ),
      ),
    back: now > 0 ? () => setNow(now - 1) : null,
    /** What is wrong with this step; what is asked later is not wrong yet. */
    problemsNow: (problems: Problems): Problems =>
      Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === currentStep)),
  };
}
