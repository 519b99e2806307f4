import { callToAction, page, priceSlider, richText } from '../../shared/blocks.ts';

export const finance = page(
  '/finance-enquiry',
  'Finance',
  'Finance for a new or pre-owned Mazda in Melbourne: loans, leases and guaranteed future value explained.',
  [
    priceSlider({
      heading: 'Cars by price',
      intro: 'Every new and pre-owned Mazda in Preston and Epping.',
    }),
    richText(`
You can pay for a car in three ways here. We set out all three on one page, with the rate, the fees and the total, and
you take the page home.

## Car loan

You own the car and repay over one to five years. A final payment lowers the monthly figure, and costs a little more
in interest. We show both.

## Future value

A loan with a value for the car agreed at the start. At the end you keep it and pay that amount, trade it, or hand
it back. It suits people who change cars every three or four years and drive a known distance.

## Novated lease

Paid from your salary before tax through your employer, with fuel, service, tyres and insurance in one figure.

## What you need

- Your driver licence and one other document with your address.
- Your last two payslips, or two tax returns if you are self-employed.
- The name of the lender if you still owe on your present car.

You usually have an answer within one business day. Asking us for figures does not touch your credit file; an
application does, and we ask you first.

*Northside Motors (Vic) Pty Ltd arranges credit as a representative of licensed lenders. Approval depends on the
lender and on your circumstances. Fees, charges, terms and conditions apply.*
`),
    callToAction({
      heading: 'Talk it through',
      text: 'Our two finance managers are in the showroom six days a week.',
      actions: [
        ['Call 03 7010 0110', 'tel:03-7010-0110'],
        ['View new cars', '/search/new-cars'],
      ],
    }),
  ],
);
