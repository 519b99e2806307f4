import type { Namespace } from '@forecourt/lib/platform/language/messages';

/** The texts of every form, for pages with one. */
export const FORM_TEXTS = ['forms', 'fields'] as const satisfies readonly Namespace[];
