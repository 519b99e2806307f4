import { budgetFinder, callToAction, page, richText, valuePropositions } from '../../shared/blocks.ts';

export const finance = page(
  '/finance',
  'Finance',
  'Car finance at Harbour Motor Group: eleven lenders, one application, and a plain answer on the same day.',
  [
    budgetFinder({ intro: 'Start with what suits your week. The cars follow.' }),
    valuePropositions({
      heading: 'Finance, in plain words',
      items: [
        {
          icon: 'badge-check',
          title: 'Apply once',
          text: 'One form reaches eleven lenders. Your credit file is checked once, and only with your permission.',
        },
        {
          icon: 'clock',
          title: 'Know the same day',
          text: 'Apply before 2 pm on a weekday and you usually have an answer by five.',
        },
        {
          icon: 'wallet',
          title: 'See the whole cost',
          text: 'We show the rate, the fees and the total you repay side by side before you sign.',
        },
      ],
    }),
    richText(`
## How it works

1. **Choose a budget.** Pick a weekly figure you are comfortable with, then look at cars that fit it.
2. **Send us your details.** Licence, two payslips and your address for the last three years are usually enough.
3. **Pick a loan.** We lay out the offers you qualify for. Take one, take a few days, or take none.
4. **Drive away.** We pay out any loan on your trade-in and settle the rest with the lender.

## Kinds of finance

**Car loan.** You own the car from the first day and repay over one to seven years, with or without a final payment.

**Novated lease.** Your employer pays from your salary before tax. It suits electric cars in particular while the
fringe benefits tax exemption lasts. Ask your payroll office first, then us.

**Chattel mortgage.** For businesses: own the vehicle, claim the GST, and choose repayments that follow your season.

## Questions we hear a lot

**Can I repay early?** Yes. Some lenders charge for it in the first years; we tell you which before you choose.

**I am self-employed.** Two years of tax returns do the job of payslips.

**My credit history has a dent in it.** Tell us at the start. It narrows the choice and seldom ends it.

*Harbour Motor Group Pty Ltd arranges credit as a representative of licensed lenders. Approval depends on the lender
and on your circumstances. Fees, charges, terms and conditions apply.*

Insuring it too? [Finance and insurance](/finance-and-insurance) says how we are paid for either.
`),
    callToAction({
      heading: 'Start with a car you like',
      text: 'Cars for sale from $10,000 have a calculator on their page: set the deposit and the term, and see the weekly repayment.',
      actions: [
        ['Search all cars', '/search'],
        ['Talk to finance', 'tel:07-7010-0116'],
      ],
    }),
  ],
);
