'use client';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  /** Where the form is sent, with our script and without it. */
  action: string;
  /** What is wrong with which answers: the rules that the server has too. */
  check: (answers: Answers) => Problems;
  texts: FailureTexts;
  /** What came back from a browser without script. */
  returned?: ReturnedForm;
  /** What the fields start with. */
  defaults?: Answers;
  /** What this browser knows and the server does not: put into fields that nobody has touched yet. */
  remembered?: () => Answers;
  /** Keeps what is typed, after each change. */
  keep?: (answers: Answers) => void;
  /** Sends the answers in another way; null: they were taken, and who sent them leads on. */
  send?: (answers: Answers) => Promise<Reply | null>;
  /** Before the name in each field's id, for a form that may stand beside another. */
  idPrefix?: string;
}

type Status = { kind: 'idle' | 'sending' } | { kind: 'refused'; error: string | null };
export type FormState = ReturnType<typeof useForm>;

/**
 * A form whose fields are the browser's own: checked by the same rules here and on the server, sent to an address
 * that answers with where to go on, or with what is wrong. Before scripts come it is a plain form.
 */
export function useForm({
  action,
  check,
  texts,
  returned = NOT_RETURNED,
  defaults = {},
  remembered,
  keep,
  send = (answers) => sendAnswers(action, answers, texts.failed),
  idPrefix = '',
}: FormOptions) {
  const form = useRef<HTMLFormElement>(null);
  /** A second press finds it before the page is drawn anew. */
  const underWay = useRef(false);
  const [problems, setProblems] = useState(() => returnedProblems(returned, check));
  const [status, setStatus] = useState<Status>(() =>
    returned.problems.length > 0
      ? { kind: 'refused', error: failureText(returned, texts) }
      : { kind: 'idle' },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useLayoutEffect(() => {
    // What was just sent counts more than what was written down before.
    if (remembered && !returned.answers && form.current) fillUntouched(form.current, remembered());
  }, []);

  useEffect(() => {
    if (status.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [status]);

  // A page that comes back from the browser's memory has sent nothing: its button is not busy any more.
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
    // The spinner stays until the next page is there.
    if (!reply) return;
    if ('next' in reply) return location.assign(reply.next);
    underWay.current = false;
    if ('stay' in reply) return setStatus({ kind: 'idle' });
    if ('problems' in reply) setProblems(reply.problems);
    setStatus({ kind: 'refused', error: 'error' in reply ? reply.error : null });
  };

  const change = (event: FormEvent<HTMLFormElement>) => {
    keep?.(answersIn(event.currentTarget));
    // What is wrong with an answer goes away once it is given anew.
    const { name } = event.target as HTMLInputElement;
    if (problems[name]) setProblems(({ [name]: _, ...rest }) => rest);
  };

  return {
    problems,
    defaults: returned.answers ?? defaults,
    sending: status.kind === 'sending',
    refused: status.kind === 'refused',
    error: status.kind === 'refused' ? status.error : null,
    element: form,
    attributes: { ref: form, onSubmit: submit, onChange: change, action, method: 'post' as const },
    idOf: (name: string) => `${idPrefix}${name}`,
  };
}
