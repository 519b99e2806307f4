import type { AutomatedDecision } from '../../platform/automated-decision.ts';

export const PRIZE_DRAW: AutomatedDecision = {
  title: 'Prize draw',
  decides:
    'A program draws one field of the prize wheel at random, once for each person and promotion. Nothing about you changes your chance.',
  role: 'alone',
  uses: ['your account and phone number, to see whether you have drawn before'],
  review:
    'Each draw is recorded with its odds and random number. You can ask us to have a person check yours.',
};
