'use client';
import { createContext, use } from 'react';
import type { FormState } from './use-form.client.ts';

export const FormContext = createContext<(FormState & { labels: Readonly<Record<string, string>> }) | null>(
  null,
);

interface FieldState {
  id: string;
  label: string;
  start: string;
  problem: string | undefined;
}

/**
 * Returns the state of a field in the surrounding form.
 * @throws Error outside a form
 */
export function useField(name: string): FieldState {
  const form = use(FormContext);
  if (!form) throw new Error(`The field ${name} is outside a form`);
  return {
    id: form.idOf(name),
    label: form.labels[name] ?? name,
    start: form.defaults[name] ?? '',
    problem: form.problems[name],
  };
}
