import type { AutomatedDecision } from '../../platform/automated-decision.ts';

export const UNPAID_RESERVATIONS: AutomatedDecision = {
  title: 'Unpaid reservations',
  decides:
    'A program limits how many vehicles can be on hold without payment for one phone number, email address or internet connection. Beyond that, you cannot put another one on hold until one of them is paid or expires.',
  role: 'alone',
  uses: ['your phone number and email address', 'a code made of your internet address, kept for a day'],
  review: 'If you need more time or another vehicle, call us and a person will help you.',
};
