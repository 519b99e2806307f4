'use client';
import { createContext, use } from 'react';
import type { FormState } from './use-form.client.ts';

export const FormContext = createContext<(FormState & { labels: Readonly<Record<string, string>> }) | null>(
  null,
);

/** How one field of the form around it stands. */
interface FieldState {
  id: string;
  label: string;
  /** What it starts with. */
  start: string;
  problem: string | undefined;
}

/**
 * A field of the form around it.
 * @throws outside a form
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
