'use client';
import { leadAnswers, leadValues } from '@forecourt/lib/lead/answers';
import { emptyValues, FAILED_TEXT, leadProblems, TRAP } from '@forecourt/lib/lead/fields';
import { useId, useState } from 'react';
import { trackId } from '@/analytics/track.client.ts';
import type { Answers, Problems, ReturnedForm } from '@/forms/answers.ts';
import { useForm } from '@/forms/use-form.client.ts';
import { NO_TEST_DRIVE_TEXT, TOO_MANY_TEXT, VEHICLE_GONE_TEXT } from './answers.ts';
import { sendLead } from './send.client.ts';
import { type FormSetup, LEADS_PATH } from './setup.ts';
import { keep, keepDraft, newToken, readDraft, readStored } from './store.client.ts';
import { contactOf, draftName, parseStored, userOf } from './store.ts';

/**
 * The form of an enquiry. What is typed is stored in this tab until it is taken: closing the dialog, a reload or a
 * failure loses nothing. Its token stays the same until then, so that it makes one lead however often it is sent.
 * @param options.place id of the location to start with
 * @param options.onTaken called when the lead is stored
 */
export function useEnquiry(
  { siteSlug, rules, car: vehicle }: FormSetup,
  { place, returned, onTaken }: { place: string | null; returned?: ReturnedForm; onTaken: () => void },
) {
  const idPrefix = `${useId()}-`;
  const draft = draftName(rules.kind, vehicle);
  const [start] = useState(() => {
    const empty = emptyValues(rules);
    const stored = readDraft(siteSlug, draft, empty);
    return { empty, token: stored?.token ?? newToken(), values: stored?.values ?? {} };
  });

  const remembered = (): Answers => {
    const contact = contactOf(parseStored(readStored(siteSlug, 'User')));
    const location = rules.locations?.find(({ id }) => id === place);
    const chosen = location ? { location: location.id, dealership: location.of ?? '' } : {};
    return leadAnswers({ ...contact, ...chosen, ...start.values });
  };

  const send = async (answers: Answers) => {
    const values = leadValues(answers);
    const sent = await sendLead(siteSlug, {
      token: start.token,
      kind: rules.kind,
      car: vehicle?.slug ?? null,
      values,
      trapped: answers[TRAP] ?? '',
    });
    if (!sent.ok) return sent.fields ? { problems: sent.fields as Problems } : { error: sent.error };
    keepDraft(siteSlug, draft, null);
    const user = userOf(values);
    if (user) keep(siteSlug, 'User', user);
    keep(siteSlug, 'EnquireCar', vehicle);
    keep(siteSlug, 'SuccessCategory', sent.answer.category);
    trackId(sent.answer.event, { car: vehicle?.id, dealership: vehicle?.dealershipId });
    onTaken();
    return null;
  };

  return useForm({
    action: LEADS_PATH,
    check: (answers) => leadProblems(leadValues(answers), rules) as Problems,
    texts: {
      failed: FAILED_TEXT,
      busy: TOO_MANY_TEXT,
      gone: VEHICLE_GONE_TEXT,
      'not-offered': NO_TEST_DRIVE_TEXT,
    },
    defaults: leadAnswers(start.empty),
    remembered,
    keep: (answers) => keepDraft(siteSlug, draft, { token: start.token, values: leadValues(answers) }),
    send,
    idPrefix,
    ...(returned && { returned }),
  });
}
