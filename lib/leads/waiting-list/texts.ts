import type { Translator } from '../../platform/language/translator.ts';

/** Consent text for joining a list, in English without `t`; stored verbatim with the time. */
export const joinConsentText = (dealer: string, t?: Translator<'waitingListForm'>): string =>
  t?.('consent', { dealer }) ??
  `By joining you agree to one mail from ${dealer} about this vehicle. We use your address for nothing else and delete it within weeks`;

export const LEAVE_LABEL = 'Leave the list';
