import type { FieldAsked } from './form-fields.ts';
import type { FormKind } from './kinds.ts';

/** Whether a form asks for work by its kind or because it takes a resume. */
export const isApplicationForm = (kind: FormKind, fields: readonly Pick<FieldAsked, 'name'>[]): boolean =>
  kind === 'careers' || fields.some(({ name }) => name === 'resume');
