import type { AutomatedDecision } from '../../platform/automated-decision.ts';

export const FINANCE_QUOTE: AutomatedDecision = {
  title: 'Finance quotes and pre-approval',
  decides:
    'A program of our finance partner works out a rate and a repayment from what you enter. If you ask for pre-approval, it also says whether your application can go on. The lender decides whether it lends, and at what rate.',
  role: 'part',
  uses: [
    'your own view of your credit score',
    'the vehicle, its price, the term and who is helping you',
    'the value of your own vehicle, if you add it',
    'your name, phone number, email address and postcode, for an application',
  ],
  review:
    'Your application reaches our finance team too, and you can ask them about it. You can ask the lender to review its own decision.',
};
