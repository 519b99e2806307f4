import type { AutomatedDecision } from '../platform/automated-decision.ts';

export const SIGN_IN_CODES: AutomatedDecision = {
  title: 'Codes to sign in',
  decides:
    'A program limits how many codes are sent to one phone, and from one internet connection, within an hour. Beyond that no code is sent for a while. A browser in which you signed in before has a limit of its own.',
  role: 'alone',
  uses: ['your phone number', 'your internet address', 'whether your browser signed in before'],
  review: 'The limit ends by itself, within an hour. Until then, call us and a person will help you.',
};
