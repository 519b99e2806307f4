import type { Namespace } from '@forecourt/lib/platform/language/messages';

/** The parts of the product whose texts every page needs in the browser. */
export const SHELL_TEXTS = [
  'shell',
  'ui',
  'saving',
  'phone',
  'compareClient',
] as const satisfies readonly Namespace[];
