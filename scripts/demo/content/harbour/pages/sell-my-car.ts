import {
  callToAction,
  locationCards,
  page,
  pageForm,
  richText,
  valuePropositions,
} from '../../shared/blocks.ts';
import { faq } from '../../shared/page-blocks.ts';
import { photograph } from '../../shared/picture.ts';

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
          text: 'We drive and inspect your car at any of our six dealerships. The figure is written and good for seven days.',
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
    faq({
      heading: 'Trade-in questions',
      intro: 'What people ask our buyers most.',
      items: [
        [
          'How long does the figure hold?',
          'Seven days from the day it is written, at any of our six dealerships. After that we look at the car again, since prices move.',
        ],
        [
          'Do I have to buy a car from you?',
          'No. The figure is the same whether you trade the car in or sell it and catch the bus home.',
        ],
        [
          'I still owe money on it. Can I sell it?',
          'Yes. Bring the name of your lender.\n\n- We ask for the payout letter and pay the lender directly.\n- What is left comes to your account the same day.\n- If you owe more than it is worth, we tell you before you sign anything.',
        ],
        [
          'What if the car needs work?',
          'Leave it as it is. We can usually repair it for less than you can, and we show you what we took off the figure for it.',
        ],
        [
          'When am I paid?',
          'The same day, by bank transfer, once we have seen your licence and the registration papers. [What to bring](/contact) is also on the phone: ask a buyer.',
        ],
      ],
      to: ['Ask us something else', '/contact'],
    }),
    callToAction({
      heading: 'What is yours worth?',
      text: 'Our buyers answer from 8 am, Monday to Saturday.',
      actions: [
        ['Call a buyer', 'tel:07-7010-0118'],
        ['Find a location', '/locations'],
      ],
    }),
  ],
  pageForm({
    kind: 'enquiry',
    heading: 'What is my car worth?',
    category: 'General',
    anchor: 'valuation',
    image: photograph('editorial/offer-trade-in', 'A blue hatch and a beige wagon under a summer sky'),
    steps: [
      [
        'A range the same day',
        'Send registration, kilometres and what we should know. A buyer rings or writes back.',
      ],
      [
        'Twenty minutes with us',
        'At any of our six dealerships we drive it, look underneath and write the figure down.',
      ],
      [
        'Seven days to think',
        'The figure holds for seven days. Say yes and the money is in your account that day.',
      ],
    ],
  }),
);
