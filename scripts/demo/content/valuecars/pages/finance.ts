import { budgetFinder, callToAction, page, richText, valuePropositions } from '../../shared/blocks.ts';
import { stockPath } from '../../shared/stock-path.ts';

export const finance = page(
  '/apply-for-finance',
  'Finance',
  'Used-car finance in Adelaide for cars from $5,000: see the weekly figure first, apply when you are ready.',
  [
    budgetFinder(),
    richText(`
## Start with what you can spend

Work out what is left in an ordinary week. Then look at cars that fit, not the other way round.

- [Under $10,000](${stockPath('/search/used-cars', {}, { price: ['', 10000] })})
- [$10,000 to $15,000](${stockPath('/search/used-cars', {}, { price: [10000, 15000] })})
- [$15,000 to $25,000](${stockPath('/search/used-cars', {}, { price: [15000, 25000] })})

## What you need to apply

- Your licence.
- Two payslips, or a Centrelink income statement.
- Three months of bank statements. A link from us fetches them without your password.

## When the answer is no

It happens, and it is better than a loan that hurts. We tell you the lender's reason and what would change it. Free,
independent help is a call away: the National Debt Helpline is [1800 007 007](tel:1800-007-007).

*Value Cars SA Pty Ltd arranges credit as a representative of licensed lenders. Approval depends on the lender and on
your circumstances. Fees, charges, terms and conditions apply.*
`),
    valuePropositions({
      heading: 'Fair from the start',
      items: [
        {
          icon: 'wallet',
          title: 'Loans from $5,000',
          text: 'One to seven years. Without a final payment, the last repayment really is the last.',
        },
        {
          icon: 'clock',
          title: 'An answer in a day',
          text: 'Usually the same afternoon, always the next business day.',
        },
        {
          icon: 'shield-check',
          title: 'Credit file untouched',
          text: 'Asking us for figures leaves no mark. Only an application does.',
        },
      ],
    }),
    callToAction({
      heading: 'Found one?',
      text: 'Ring with the stock number and we do the sums together.',
      actions: [
        ['Call 08 7010 0110', 'tel:08-7010-0110'],
        ['See all cars', '/search/used-cars'],
      ],
    }),
  ],
);
