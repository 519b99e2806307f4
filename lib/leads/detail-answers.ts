import type { Answered } from './answered.ts';
import type { Details } from './details.ts';
import { type FieldAsked, formField } from './form-fields.ts';

/** Returns the additional answers for the dealer, in form order; the rego has its own field. */
export const answersOf = (details: Details, fields: readonly FieldAsked[]): Answered[] =>
  fields.flatMap(({ name }) => {
    const value = details[name]?.trim();
    const { label, type } = formField(name);
    if (!value || name === 'rego' || name === 'regoState' || type === 'file') return [];
    return [{ question: label, answer: type === 'tick' ? 'Yes' : value }];
  });
