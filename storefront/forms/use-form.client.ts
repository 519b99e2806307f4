'use client';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KEPT_ATTRIBUTE } from '@/ui/missing-scripts.ts';
import { useAddress } from '@/ui/use-language.ts';
import {
  type Answers,
  type FailureTexts,
  failureText,
  NOT_RETURNED,
  type Problems,
  type ReturnedForm,
  returnedProblems,
} from './answers.ts';
import { answersIn, fillUntouched } from './controls.client.ts';
import { type Reply, sendAnswers } from './send.client.ts';

export interface FormOptions {
  action: string;
  check: (answers: Answers) => Problems;
  texts: FailureTexts;
  returned?: ReturnedForm;
  defaults?: Answers;
  /** Returns values known only to this browser, for unchanged fields. */
  remembered?: () => Answers;
  /** Called with all values after each change, to store them. */
  keep?: (answers: Answers) => void;
  /** Replaces the JSON submission to `action`; returns null if it opens the next page itself. */
  send?: (answers: Answers) => Promise<Reply | null>;
  /** Prefix of field ids, if another form may be on the page. */
  idPrefix?: string;
}

type Status = { kind: 'idle' | 'sending' } | { kind: 'refused'; error: string | null };
export type FormState = ReturnType<typeof useForm>;

/**
 * The state of an uncontrolled form, a plain HTML form until the script loads. Validated here and on the
 * server by the same rules.
 */
export function useForm({
  action,
  check,
  texts,
  returned = NOT_RETURNED,
  defaults = {},
  remembered: rememberedAnswers,
  keep,
  send = (answers) => sendAnswers(action, answers, texts.failed),
  idPrefix = '',
}: FormOptions) {
  const addressOf = useAddress();
  const form = useRef<HTMLFormElement>(null);
  /** A ref, so that a second click is ignored before React renders again. */
  const underWay = useRef(false);
  const [problems, setProblems] = useState(() => returnedProblems(returned, check));
  const [status, setStatus] = useState<Status>(() =>
    returned.problems.length > 0
      ? { kind: 'refused', error: failureText(returned, texts) }
      : { kind: 'idle' },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useLayoutEffect(() => {
    if (rememberedAnswers && !returned.answers && form.current)
      fillUntouched(form.current, rememberedAnswers());
  }, []);

  // Set on the client only, since nothing is stored before the script has loaded.
  const isKept = keep !== undefined;
  useEffect(() => void form.current?.toggleAttribute(KEPT_ATTRIBUTE, isKept), [isKept]);

  // Focus the invalid field if there is only one; otherwise focus the error summary.
  useEffect(() => {
    if (status.kind !== 'refused') return;
    const places = form.current?.querySelectorAll<HTMLElement>('[role=alert],[aria-invalid=true]');
    places?.[places.length === 2 ? 1 : 0]?.focus();
  }, [status]);

  // Reset the busy button when the page is restored from the back/forward cache.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setStatus({ kind: 'idle' });
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const answers = answersIn(event.currentTarget);
    const wrong = check(answers);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return setStatus({ kind: 'refused', error: null });
    underWay.current = true;
    setStatus({ kind: 'sending' });
    const reply = await send(answers);
    // Stay busy until the next page opens.
    if (!reply) return;
    if ('next' in reply) return location.assign(addressOf(reply.next));
    underWay.current = false;
    if ('stay' in reply) return setStatus({ kind: 'idle' });
    if ('problems' in reply) setProblems(reply.problems);
    setStatus({ kind: 'refused', error: 'error' in reply ? reply.error : null });
  };

  const clearProblems = (names: readonly string[]) => {
    if (names.length > 0)
      setProblems((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))));
  };

  const change = (event: FormEvent<HTMLFormElement>) => {
    keep?.(answersIn(event.currentTarget));
    const { name } = event.target as HTMLInputElement;
    if (problems[name]) clearProblems([name]);
  };

  return {
    problems,
    clearProblems,
    defaults: returned.answers ?? defaults,
    sending: status.kind === 'sending',
    refused: status.kind === 'refused',
    error: status.kind === 'refused' ? status.error : null,
    element: form,
    attributes: { ref: form, onSubmit: submit, onChange: change, action, method: 'post' as const },
    idOf: (name: string) => `${idPrefix}${name}`,
  };
}
