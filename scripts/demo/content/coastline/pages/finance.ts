import { budgetFinder, callToAction, page, richText, valuePropositions } from '../../shared/blocks.ts';

export const finance = page(
  '/finance',
  'Finance',
  'Caravan finance explained: terms, deposits, insurance and what lenders ask for.',
  [
    budgetFinder({ heading: 'Find a van for your budget' }),
    richText(`
A caravan is a leisure loan, and lenders look at it a little differently from a car. Here is how it works with us.

## The loan

Terms run from two to seven years and, for new vans over $60,000, up to ten. A deposit is not always needed, though ten
per cent usually lowers the rate. Repayments can be weekly, fortnightly or monthly.

## If you are retired

Super pensions and rental income count. Lenders want to see that the loan ends well before the money does, and so do we.

## Insurance

Lenders ask for comprehensive cover from the first day. We give you a quote and you are free to use your own insurer.
Check that contents, annexes and storm damage are in it.

## Trade-ins

We take caravans, campers, boats and cars as part payment, and settle what is still owing on them.

*Coastline Caravans Pty Ltd arranges credit as a representative of licensed lenders. Approval depends on the lender and
on your circumstances. Fees, charges, terms and conditions apply.*
`),
    valuePropositions({
      heading: 'Before you sign',
      items: [
        {
          icon: 'wallet',
          title: 'The whole cost',
          text: 'Rate, fees, insurance and registration on one page, for the van and the hitch.',
        },
        {
          icon: 'calendar-check',
          title: 'Start when you do',
          text: 'First repayment after handover, never before.',
        },
        {
          icon: 'shield-check',
          title: 'Clear title',
          text: 'Every used van is checked for money owing. You get the certificate.',
        },
      ],
    }),
    callToAction({
      heading: 'Put a figure on it',
      text: 'Ring with a budget and we tell you what it buys.',
      actions: [
        ['Call 02 7010 0110', 'tel:02-7010-0110'],
        ['See all caravans', '/search'],
      ],
    }),
  ],
);
