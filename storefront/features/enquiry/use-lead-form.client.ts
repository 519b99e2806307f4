'use client';
import {
  emptyValues,
  type LeadField,
  type LeadProblems,
  type LeadValues,
  leadProblems,
} from '@forecourt/lib/lead/fields';
import { useEffect, useRef, useState } from 'react';
import { sendLead } from './send.client.ts';
import type { FormSetup } from './setup.ts';
import { keep, keepDraft, newToken, readDraft, readStored } from './store.client.ts';
import { contactOf, type Draft, draftName, parseStored, userOf } from './store.ts';

const CONTACT: readonly LeadField[] = ['name', 'email', 'phone'];

export type FormStatus = { kind: 'typing' } | { kind: 'sending' } | { kind: 'refused'; error: string | null };

/**
 * A form's values, problems and sending. What is typed is kept in this tab until it is taken: closing the
 * dialog, a reload or a failure loses nothing.
 * @param place id of the location to start with
 * @param onTaken called when the lead is stored
 */
export function useLeadForm(setup: FormSetup, place: string | null, onTaken: () => void) {
  const { siteSlug, rules, car } = setup;
  const name = draftName(rules.kind, car);
  const [start] = useState<Draft & { values: LeadValues }>(() => {
    const empty = emptyValues(rules);
    const draft = readDraft(siteSlug, name, empty);
    const contact = contactOf(parseStored(readStored(siteSlug, 'User')));
    const location = rules.locations?.find(({ id }) => id === place);
    const chosen = location ? { location: location.id, dealership: location.of ?? '' } : {};
    return {
      token: draft?.token ?? newToken(),
      values: { ...empty, ...contact, ...chosen, ...draft?.values },
    };
  });
  const [values, setValues] = useState(start.values);
  const [problems, setProblems] = useState<LeadProblems>({});
  const [status, setStatus] = useState<FormStatus>({ kind: 'typing' });
  const sending = useRef(false);

  useEffect(() => {
    if (values !== start.values) keepDraft(siteSlug, name, { token: start.token, values });
  }, [values, start, siteSlug, name]);

  const set = (change: Partial<LeadValues>) => {
    setValues((before) => ({ ...before, ...change }));
    // A problem goes as soon as its field is touched; it comes back when it is still there on sending.
    setProblems((before) => {
      const touched = Object.keys(change) as LeadField[];
      return touched.some((field) => before[field])
        ? Object.fromEntries(
            Object.entries(before).filter(([field]) => !touched.includes(field as LeadField)),
          )
        : before;
    });
  };

  const refused = (found: LeadProblems, error: string | null) => {
    setProblems(found);
    setStatus({ kind: 'refused', error });
  };

  const send = async (trapped: string) => {
    // A second press while the first is on its way.
    if (sending.current) return;
    const found = leadProblems(values, rules);
    if (Object.keys(found).length > 0) return refused(found, null);
    sending.current = true;
    setStatus({ kind: 'sending' });
    const form = { token: start.token, kind: rules.kind, car: car?.slug ?? null, values, trapped };
    const sent = await sendLead(siteSlug, form);
    sending.current = false;
    if (!sent.ok) return refused(sent.fields ?? {}, sent.fields ? null : sent.error);
    keepDraft(siteSlug, name, null);
    const user = userOf(values);
    if (user) keep(siteSlug, 'User', user);
    keep(siteSlug, 'EnquireCar', car);
    keep(siteSlug, 'SuccessCategory', sent.answer.category);
    onTaken();
  };

  const known = CONTACT.every((field) => start.values[field] !== '');
  return { values, problems, status, set, send, known };
}
