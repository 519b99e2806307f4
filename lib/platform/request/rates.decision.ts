import type { AutomatedDecision } from '../automated-decision.ts';

export const REQUEST_LIMITS: AutomatedDecision = {
  title: 'Limits on requests and messages',
  decides:
    'Too many forms or other requests from one internet connection or account within a short time are refused for a while. Messages to an email address or phone that nobody has confirmed are limited to a few a day.',
  role: 'alone',
  uses: [
    'a code made of your internet address, kept for a day at most',
    'your account, if you are signed in',
    'a code made of the email address or phone that a message would go to, kept for a day at most',
  ],
  review: 'The limit resets within a day at the latest. Until then, call us and a person will help you.',
};
