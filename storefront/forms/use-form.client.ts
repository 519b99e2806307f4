'use client';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KEPT_ATTRIBUTE } from '@/ui/missing-scripts.ts';
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
  /** The address that the form is sent to, with script and without. */
  action: string;
  /** Says what is wrong with the answers, by the same rules as the server. */
  check: (answers: Answers) => Problems;
  texts: FailureTexts;
  /** The form as a browser without script sent it, when its page shows it again. */
  returned?: ReturnedForm;
  /** The first values of the fields. */
  defaults?: Answers;
  /** Gives what only this browser knows, for fields that nobody has changed yet. */
  remembered?: () => Answers;
  /** Called after each change with everything that is typed, to keep it. */
  keep?: (answers: Answers) => void;
  /** Sends the answers in another way than as JSON to `action`; it gives null when it opens the next page itself. */
  send?: (answers: Answers) => Promise<Reply | null>;
  /** Put before each field's name to make its id, where another form may be on the same page. */
  idPrefix?: string;
}

type Status = { kind: 'idle' | 'sending' } | { kind: 'refused'; error: string | null };
export type FormState = ReturnType<typeof useForm>;

/**
 * The state of a form whose values the browser keeps. It is checked here by the rules that the server has, too, and sent to
 * an address that answers with the next page or with what is wrong. Until the script loads it is a plain HTML form.
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
  const form = useRef<HTMLFormElement>(null);
  /** Set at once, before React renders again, so that a second press sends nothing. */
  const underWay = useRef(false);
  const [problems, setProblems] = useState(() => returnedProblems(returned, check));
  const [status, setStatus] = useState<Status>(() =>
    returned.problems.length > 0
      ? { kind: 'refused', error: failureText(returned, texts) }
      : { kind: 'idle' },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useLayoutEffect(() => {
    // What was just sent is newer than what the browser remembers.
    if (rememberedAnswers && !returned.answers && form.current)
      fillUntouched(form.current, rememberedAnswers());
  }, []);

  // Not in the HTML of the server: nothing is kept before the script has loaded.
  const isKept = keep !== undefined;
  useEffect(() => void form.current?.toggleAttribute(KEPT_ATTRIBUTE, isKept), [isKept]);

  // The message stands first. One answer that is wrong is mended at once; of several, and of a failure, the message tells.
  useEffect(() => {
    if (status.kind !== 'refused') return;
    const places = form.current?.querySelectorAll<HTMLElement>('[role=alert],[aria-invalid=true]');
    places?.[places.length === 2 ? 1 : 0]?.focus();
  }, [status]);

  // Going back shows the page as it was left, with its busy button: make it ready again.
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
    // The button stays busy until the next page opens.
    if (!reply) return;
    if ('next' in reply) return location.assign(reply.next);
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
    // A problem disappears as soon as its answer is changed.
    const { name } = event.target as HTMLInputElement;
    if (problems[name]) clearProblems([name]);
  };

  return {
    problems,
    /** Takes back what is wrong with fields whose answers have changed. */
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
