import type { EndedSessionsAnswer } from '@forecourt/lib/operations/back-office/contract';

export function resultText({ accounts, sessions }: EndedSessionsAnswer): string {
  if (accounts === 0) return 'No account with this mobile number was found.';
  if (sessions === 0) return 'The shopper was not signed in on any device.';
  return sessions === 1
    ? 'The shopper was signed out of one device.'
    : `The shopper was signed out of ${sessions} devices.`;
}
