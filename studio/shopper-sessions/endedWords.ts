import type { EndedSessionsAnswer } from '@forecourt/lib/operations/back-office/contract';

/** What ending the sessions of a shopper came to, in a sentence. */
export function endedWords({ accounts, sessions }: EndedSessionsAnswer): string {
  if (accounts === 0) return 'No shopper has an account with this number here.';
  if (sessions === 0) return 'The shopper was not signed in on any device.';
  return sessions === 1
    ? 'The shopper is signed out of one device.'
    : `The shopper is signed out of ${sessions} devices.`;
}
