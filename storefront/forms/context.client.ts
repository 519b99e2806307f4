'use client';
import { createContext, use } from 'react';
import type { FormState } from './use-form.client.ts';

export const FormContext = createContext<(FormState & { labels: Readonly<Record<string, string>> }) | null>(
  null,
);

/** The state of one field within the form that it belongs to. */
interface FieldState {
  id: string;
  label: string;
  /** Its first value. */
  start: string;
  problem: string | undefined;
}

/**
 * The state of a field of the surrounding form.
 * @throws Error when there is no form around it
 */
export function useField(name: string): FieldState {
  const form = use(FormContext);
  if (!form) throw new Error(`The field ${name} stands in no form`);
  return {
    id: form.idOf(name),
    label: form.labels[name] ?? name,
    start: form.defaults[name] ?? '',
    problem: form.problems[name],
  };
}
