import type { FieldAsked } from './form-fields.ts';
import type { FormKind } from './form-kinds.ts';

/** Returns whether a form is a job application, by its kind or because it accepts a resume. */
export const isApplicationForm = (kind: FormKind, fields: readonly Pick<FieldAsked, 'name'>[]): boolean =>
  kind === 'careers' || fields.some(({ name }) => name === 'resume');
