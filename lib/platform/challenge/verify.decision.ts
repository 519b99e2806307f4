import type { AutomatedDecision } from '../automated-decision.ts';

export const CHALLENGE: AutomatedDecision = {
  title: 'Check that you are a person',
  decides:
    'When an internet connection or phone comes close to a limit, our forms ask for a check by Cloudflare Turnstile, which decides whether it takes you for a person. Without it, the form is not sent until the limit resets.',
  role: 'alone',
  uses: [
    'a code made of your internet address, kept for a day at most',
    'what Cloudflare learns from your browser while it checks',
  ],
  review: 'If the check does not work for you, call us and a person will help you.',
};
