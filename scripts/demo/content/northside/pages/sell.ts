import { callToAction, page, pageForm, richText } from '../../shared/blocks.ts';
import { faq } from '../../shared/page-blocks.ts';
import { photographs } from '../photographs.ts';

export const sell = page(
  '/trade-in',
  'Trade in',
  'Trade in your car at Northside Mazda, Preston or Epping: inspected in half an hour, figure in writing.',
  [
    richText(`
Bring your car to Preston or Epping. We drive it, look underneath and check the books while you have a coffee. Half an
hour later you have a figure in writing, good for seven days.

## It is worth more with

- both keys and the logbook, stamped or on paper;
- recent tyres and no warning lights;
- a clean inside. A wash does not change the figure, dog hair does.

## If you still owe money

Give us the name of your lender. We settle the loan directly and put the rest towards your next car, or into your
account.

We also buy cars without selling you one.
`),
    faq({
      heading: 'Trade-in questions',
      items: [
        [
          'Do I need an appointment?',
          'Not before 4 pm. Later than that, ring first, so that a buyer is still there.',
        ],
        ['How long is the written figure good for?', 'Seven days from the day it is written.'],
        ['Will you take a car of another make?', 'Any make, and utes and vans as well as cars.'],
      ],
      openFirst: true,
    }),
    callToAction({
      heading: 'Ready when you are',
      text: 'No appointment needed before 4 pm.',
      actions: [['Find a showroom', '/contact-us']],
    }),
  ],
  // Without texts of its own, so that heading and steps are in the language of the page.
  pageForm({
    kind: 'enquiry',
    category: 'General',
    anchor: 'valuation',
    image: photographs.drive,
    steps: [],
  }),
);
