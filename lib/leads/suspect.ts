import { TRAP } from '../platform/text/field-rules.ts';

/** Returns whether the hidden honeypot field was filled in, which suggests a bot. */
export const isSuspect = (sent: { readonly [TRAP]?: string | undefined }): boolean => Boolean(sent[TRAP]);
