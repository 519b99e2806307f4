import { callToAction, page, richText, valuePropositions } from '../../shared/blocks.ts';

export const financeAndInsurance = page(
  '/finance-and-insurance',
  'Finance and insurance',
  'Car loans, business finance and insurance arranged at Harbour Motor Group: who lends, what it costs, what to bring.',
  [
    richText(`
Paying for the car and insuring it are two decisions, and you may make either of them somewhere else. If you make them
here, this is how it works.

## Finance

We arrange consumer loans, chattel mortgages and novated leases with a panel of lenders. The lender pays us a commission
that does not change with the rate you get, and we show you the amount before you sign.

- An indication in an hour, without a mark on your credit file.
- Fixed rates for one to seven years, with or without a final payment.
- Pay it out early: we tell you the lender's fee for that on the first page.

## Insurance

Comprehensive cover with agreed value, gap cover for the first three years, and cover for tyres and rims. Each comes with
a product disclosure statement and a target market determination; read them before you decide, and take four days if you
want them. The law gives you those days for anything that is added on, and we do not ring you to hurry them.

## What to bring

A driver licence, your last two payslips or tax returns, and what you pay for rent or mortgage. That is all.
`),
    valuePropositions({
      items: [
        {
          icon: 'hand-coins',
          title: 'Your trade-in counts',
          text: 'As deposit, at the figure we gave you in writing.',
        },
        {
          icon: 'clock',
          title: 'An answer today',
          text: 'Lenders answer in working hours, most within two.',
        },
        {
          icon: 'shield-check',
          title: 'Covered from the gate',
          text: 'Insurance can start the minute you drive off.',
        },
      ],
    }),
    callToAction({
      heading: 'See what you would pay',
      text: 'Send the form, and a person who knows the lenders rings you back.',
      actions: [
        ['Ask about finance', '/finance'],
        ['Find a location', '/locations'],
      ],
    }),
  ],
);
