import { callToAction, locationCards, page, richText, valuePropositions } from '../../shared/blocks.ts';

export const sellMyCar = page(
  '/sell-my-car',
  'Sell my car',
  'Sell or trade in your car at Harbour: a written figure that holds for seven days, and same-day payment.',
  [
    valuePropositions({
      heading: 'Sold by the afternoon',
      items: [
        {
          icon: 'clock',
          title: 'Ring with the rego',
          text: 'With registration, odometer and a few photos we give you a range over the phone.',
        },
        {
          icon: 'badge-check',
          title: 'Twenty minutes on site',
          text: 'We drive and inspect your car at any of our six locations. The figure is written and good for seven days.',
        },
        {
          icon: 'wallet',
          title: 'Paid the same day',
          text: 'We pay out any loan, do the transfer and send the rest to your account.',
        },
      ],
    }),
    richText(`
## What to bring

- Your driver licence and the registration papers.
- The logbook and both keys. They are worth real money.
- The name of your lender, if you still owe on the car.

## What we buy

Cars, utes and vans of any make, up to twelve years old. Older ones we send to auction for you and charge a flat fee.
You do not have to buy a car from us, and the figure does not change if you do.
`),
    locationCards({ heading: 'Where to bring it', show: 'buying' }),
    callToAction({
      heading: 'What is yours worth?',
      text: 'Our buyers answer from 8 am, Monday to Saturday.',
      actions: [
        ['Call a buyer', 'tel:07-7010-0118'],
        ['Find a location', '/locations'],
      ],
    }),
  ],
);
