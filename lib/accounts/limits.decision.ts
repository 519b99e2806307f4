import type { AutomatedDecision } from '../platform/automated-decision.ts';

export const SIGN_IN_CODES: AutomatedDecision = {
  title: 'Sign-in codes',
  decides:
    'A program limits how many codes are sent to one phone, and from one internet connection, within an hour. Beyond that, no code is sent for a while. A browser in which you have signed in before has its own limit.',
  role: 'alone',
  uses: ['your phone number', 'your internet address', 'whether you have signed in with this browser before'],
  review: 'The limit resets within an hour. Until then, call us and a person will help you.',
};
