import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { prose } from '../../writing/prose.ts';
import { suburbs } from '../siteDetails.ts';
import { descriptionOf, type NewPage, openingHours } from './page.ts';

/** The content below the forms of the contact, finance and selling pages. */
export const journeyPages = (facts: NewSiteFacts): NewPage[] => [contact(facts), finance(facts), sell(facts)];

const contact = (facts: NewSiteFacts): NewPage => ({
  path: '/contact',
  title: 'Contact us',
  description: descriptionOf(
    `Contact ${facts.request.name} in ${suburbs(facts)}: phone numbers, opening hours and directions.`,
  ),
  blocks: [openingHours(facts), { _type: 'locationMap', heading: 'Where to find us' }],
});

const finance = ({ request }: NewSiteFacts): NewPage => ({
  path: '/finance',
  title: 'Finance',
  description: descriptionOf(
    `Ask ${request.name} about car finance: send a few details and we’ll contact you about the next step.`,
  ),
  blocks: [
    {
      _type: 'richText',
      width: 'reading',
      content: prose(`
## Good to have at hand

- Your driver licence.
- Your last payslips, or other proof of your income.
- What you owe elsewhere, and what you pay for it each month.

## What the figures mean

Repayments shown on this site are estimates and not an offer of credit. Approval is up to the lender and depends on your
circumstances. Fees, charges, terms and conditions apply.

Free and independent help with money is a call away: the National Debt Helpline is [1800 007 007](tel:1800-007-007).
`),
    },
  ],
});

const sell = ({ request }: NewSiteFacts): NewPage => ({
  path: '/sell-my-car',
  title: 'Sell your car',
  description: descriptionOf(
    `Tell ${request.name} about the car you want to sell or trade in. Answer a few questions online and we’ll get back to you.`,
  ),
  blocks: [
    {
      _type: 'richText',
      width: 'reading',
      content: prose(`
## Good to have at hand

- The registration number and the kilometres.
- The service book, and what was repaired.
- What is still owed on it, and to whom.

A figure that you get online is an estimate. What the car is worth to us depends on how it looks when we see it.
`),
    },
  ],
});
