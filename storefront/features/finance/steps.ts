import type { Site } from '@forecourt/lib/sites/site';

export interface FinanceStep {
  title: string;
  text: string;
}

/** The default steps of finance without a vehicle (FINPAGE-07 to FINPAGE-09). */
const STEPS: FinanceStep[] = [
  {
    title: 'Apply online in minutes',
    text: 'A few details are enough to start. Asking leaves nothing on your credit file.',
  },
  {
    title: 'Get pre-approved with a personalised rate',
    text: 'You see the rate, the fees and what you repay in all before you decide.',
  },
  { title: 'Purchase a car', text: 'Choose any car you like, knowing what it costs you a week.' },
];

/** Returns the steps with the site's text (FINPAGE-10). */
export const financeSteps = ({ settings }: Pick<Site, 'settings'>): FinanceStep[] =>
  settings.financeStepsWording ?? STEPS;
