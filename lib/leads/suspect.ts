import { TRAP } from '../platform/text/field-rules.ts';

/** Whether what was sent looks as if a program filled it in: a field that people do not see has text. */
export const isSuspect = (sent: { readonly [TRAP]?: string | undefined }): boolean => Boolean(sent[TRAP]);
