'use client';
import { useTranslations } from 'next-intl';
import { sentVisit } from '@/analytics/visit.client.ts';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { sendAnswers } from '@/forms/send.client.ts';
import { storeTabDraft, useTabDraft } from '@/forms/tab-draft.client.ts';
import { type FormOptions, useForm } from '@/forms/use-form.client.ts';
import { stepProblems } from '../fields.ts';
import type { Step } from '../journey.ts';
import { VISIT_FIELD } from '../visit-field.ts';

export interface StepProps {
  action: string;
  answers: Answers;
  returned: ReturnedForm;
}

/**
 * The form of a step. The next step is a full page load, so that going back shows the server's state.
 * Unsubmitted input is kept in this tab.
 * @param onCodeNeeded called when the server has sent a code to the shopper's mobile
 */
export function useStep(
  step: Step,
  { action, answers, returned }: StepProps,
  rememberedAnswers?: FormOptions['remembered'],
  onCodeNeeded?: () => void,
) {
  const t = useTranslations('checkoutSteps');
  const failures = useTranslations('paymentFailures');
  const texts = { failed: failures('failed'), unavailable: failures('unavailable'), busy: t('busy') };
  const draft = `CheckoutDraft ${action}`;
  const form = useForm({
    action,
    check: (typedAnswers) => stepProblems(step, typedAnswers, t),
    texts,
    defaults: answers,
    returned,
    // Codes are not kept.
    keep: ({ code: _, ...typedAnswers }) => storeTabDraft(draft, typedAnswers, returned),
    send: async (typedAnswers) => {
      // The first step puts the vehicle on hold.
      const visit = step === 'details' && { [VISIT_FIELD]: JSON.stringify(sentVisit()) };
      const reply = await sendAnswers(action, { ...typedAnswers, ...visit }, texts.failed);
      if ('next' in reply) storeTabDraft(draft, null, returned);
      // The first time, the field for the code is shown instead of a problem.
      if (!('problems' in reply) || !reply.problems.code || typedAnswers.code?.trim()) return reply;
      onCodeNeeded?.();
      return { stay: true };
    },
    ...(rememberedAnswers && { remembered: rememberedAnswers }),
  });
  useTabDraft(form, draft, returned);
  return form;
}
