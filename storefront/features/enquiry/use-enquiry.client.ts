'use client';
import { leadAnswers, leadValues } from '@forecourt/lib/leads/answers';
import { emptyValues, leadProblems } from '@forecourt/lib/leads/lead-values';
import { RESUME_BYTES, RESUME_TEXT } from '@forecourt/lib/leads/resume';
import { FAILED_TEXT, TRAP, UNEXPECTED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { trackId } from '@/analytics/track.client.ts';
import { DRIVE_PLACE } from '@/features/test-drive/address.ts';
import type { Answers, Problems, ReturnedForm } from '@/forms/answers.ts';
import { type FormState, useForm } from '@/forms/use-form.client.ts';
import { keepDraft, newToken, readDraft } from './drafts.client.ts';
import { refusedText } from './refused-text.ts';
import { type Sent, sendLead, sendStep } from './send.client.ts';
import { type FormSetup, LEADS_PATH, type LeadAnswer } from './setup.ts';
import { keep, readStored } from './store.client.ts';
import { contactOf, draftName, parseStored, userOf } from './store.ts';
import { useSteps } from './use-steps.client.ts';

/**
 * Manages an enquiry form. Input is stored in this tab until the lead is stored. The token stays the same
 * until then, so that repeated sends make one lead.
 * @param options.place id of the preselected location
 * @param options.time time of a test drive to start with, unless the shopper has chosen another
 * @param options.onTaken called when the lead is stored
 */
export function useEnquiry(
  { siteSlug, rules, car: vehicle, carKey, block, thanks, event }: FormSetup,
  {
    place,
    time,
    returned,
    onTaken,
  }: { place: string | null; time: string | null; returned?: ReturnedForm; onTaken: () => void },
) {
  const t = useTranslations('enquiry');
  const idPrefix = `${useId()}-`;
  const draft = draftName(block ?? rules.kind, vehicle);
  const [start] = useState(() => {
    const emptyFields = emptyValues(rules);
    const storedDraft = readDraft(siteSlug, draft, emptyFields);
    return { empty: emptyFields, token: storedDraft?.token ?? newToken(), values: storedDraft?.values ?? {} };
  });
  const steps = useSteps(rules, returned);
  const begunLead = useRef<LeadAnswer | null>(null);
  const lastStep = useRef({ said: '', key: '' });
  const failureText = steps ? UNEXPECTED_TEXT : FAILED_TEXT;

  const rememberedAnswers = (): Answers => {
    const contact = contactOf(parseStored(readStored(siteSlug, 'User')));
    const location = rules.locations?.find(({ id }) => id === place);
    const chosenPlace = location ? { location: location.id, dealership: location.of ?? '' } : {};
    // Under Global Privacy Control a preticked checkbox is not consent.
    const unticked = navigator.globalPrivacyControl && { optIn: false };
    return leadAnswers({ ...contact, ...chosenPlace, ...unticked, ...start.values });
  };

  const post = (answers: Answers, isLastStep: boolean): Promise<Sent<LeadAnswer>> =>
    sendLead(
      siteSlug,
      {
        token: start.token,
        kind: rules.kind,
        car: vehicle?.slug ?? carKey ?? null,
        values: leadValues(answers),
        isLastStep,
        trapped: answers[TRAP] ?? '',
        block: block ?? null,
        event: event ?? null,
      },
      fileIn(form),
      failureText,
    );

  /** Sends the last step of an existing lead; the key stays the same while the content does. */
  const patch = async (answers: Answers, lead: LeadAnswer): Promise<Sent<LeadAnswer>> => {
    const { message, optIn, terms } = leadValues(answers);
    const last = { message, opt_in: optIn, terms };
    const lastJson = JSON.stringify(last);
    if (lastStep.current.said !== lastJson) lastStep.current = { said: lastJson, key: newToken() };
    const { key } = lastStep.current;
    const reply = await sendStep(
      lead.lead_id,
      { token: start.token, key, isLastStep: true, ...last },
      failureText,
    );
    return reply.ok ? { ok: true, answer: lead } : reply;
  };

  const refusal = ({ error, fields }: Extract<Sent<LeadAnswer>, { ok: false }>) => {
    const [first] = Object.keys(fields ?? {});
    if (first) steps?.show(first);
    return fields ? { problems: fields as Problems } : { error: refusedText(error, t) };
  };

  const send = async (answers: Answers) => {
    if (steps && !steps.isLast) {
      if (steps.hasContact) {
        const reply = await post(answers, false);
        if (!reply.ok) return refusal(reply);
        begunLead.current = reply.answer;
      }
      steps.next();
      return { stay: true as const };
    }
    const reply = begunLead.current ? await patch(answers, begunLead.current) : await post(answers, true);
    if (!reply.ok) return refusal(reply);
    keepDraft(siteSlug, draft, null);
    const values = leadValues(answers);
    const user = userOf(values, rules.isShort);
    if (user) keep(siteSlug, 'User', user);
    keep(siteSlug, 'EnquireCar', vehicle);
    keep(siteSlug, 'SuccessCategory', reply.answer.category);
    keep(siteSlug, 'SuccessThanks', {
      kind: rules.kind,
      ...thanks,
      ...(reply.answer.promise && { promise: reply.answer.promise }),
    });
    keep(siteSlug, 'DriveTime', values.dateTime || null);
    keep(siteSlug, 'DrivePlace', answers[DRIVE_PLACE] ?? null);
    if (reply.answer.event !== null)
      trackId(reply.answer.event, { vehicle: vehicle?.id, dealership: vehicle?.dealershipId });
    onTaken();
    return null;
  };

  const check = (answers: Answers): Problems => {
    const problems = leadProblems(leadValues(answers), rules) as Problems;
    const file = form ? fileIn(form) : null;
    const fileRefused = form ? file && file.size > RESUME_BYTES : returned?.problems.includes('resume');
    const all = fileRefused ? { ...problems, resume: RESUME_TEXT } : problems;
    return steps ? steps.problemsNow(all) : all;
  };

  // Null on the first check of a returned form, which runs before the form exists.
  let form: FormState | null = null;
  form = useForm({
    action: LEADS_PATH,
    check,
    texts: {
      failed: failureText,
      busy: t('problems.tooMany'),
      gone: t('problems.gone'),
      'not-offered': t('problems.noTestDrive'),
    },
    // Available times load after the form is shown; the earlier choice is then restored.
    defaults: leadAnswers({
      ...start.empty,
      dateTime: start.values.dateTime || time || '',
      callBack: start.values.callBack || '',
      textReminder: start.values.textReminder === true,
    }),
    remembered: rememberedAnswers,
    keep: (answers) => keepDraft(siteSlug, draft, { token: start.token, values: leadValues(answers) }),
    send,
    idPrefix,
    ...(returned && { returned }),
  });
  useOwnContact(form);
  return { form, steps };
}

/** Asks for the details of a signed-in shopper once they begin, since most visitors fill in no form. */
function useOwnContact({ element }: FormState): void {
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const fill = () =>
      void import('./own-contact.client.ts')
        .then(({ fillOwnContact }) => fillOwnContact(form))
        .catch(() => {});
    form.addEventListener('focusin', fill, { once: true });
    return () => form.removeEventListener('focusin', fill);
  }, [element]);
}

function fileIn(form: FormState | null): File | null {
  const control = form?.element.current?.elements.namedItem('resume');
  return control instanceof HTMLInputElement ? (control.files?.[0] ?? null) : null;
}
