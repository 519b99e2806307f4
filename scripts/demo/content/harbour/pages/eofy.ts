import {
  callToAction,
  featuredCars,
  page,
  richText,
  specialOffers,
  valuePropositions,
} from '../../shared/blocks.ts';

export const eofy = page(
  '/eofy',
  'End of financial year',
  'Cars and utes that can be on the road before 30 June: demonstrators, stock on the ground and what a business may claim.',
  [
    valuePropositions({
      heading: 'On the road before the books close',
      items: [
        {
          icon: 'truck',
          title: 'On the ground',
          text: 'Only vehicles that are here. A car on a ship does not count for this year.',
        },
        {
          icon: 'clock',
          title: 'Registered in three days',
          text: 'Contract by 25 June and we have it delivered by the 30th, or say that we cannot.',
        },
        {
          icon: 'wallet',
          title: 'One page for your accountant',
          text: 'Price, GST, luxury car tax and the date it was ready for use.',
        },
      ],
    }),
    featuredCars({
      heading: 'Demonstrators, ready now',
      intro: 'A few thousand kilometres, most of the warranty, and the price already down.',
      filter: { carTypes: ['demo'] },
      sort: 'sort_price:asc',
      layout: 'grid',
      viewAllLabel: 'See every demonstrator',
    }),
    richText(`
## What a business may claim

A vehicle used to earn income is depreciated from the day it is **ready for use**, not from the day it is ordered. Up to
the limit that the Tax Office sets each year, a small business may write it off at once; above it, and for passenger
cars above the car limit, over several years. We are not tax agents: ask yours, and bring us the questions.
`),
    specialOffers({ heading: 'Offers that run now', limit: 3, to: ['All offers', '/special-offers'] }),
    callToAction({
      heading: 'Running a fleet?',
      text: 'One person, one list, one delivery day.',
      actions: [
        ['End of year for fleets', '/pages/eofy-fleet'],
        ['Fleet', '/fleet'],
      ],
    }),
  ],
);

export const eofyFleet = page(
  '/pages/eofy-fleet',
  'End of year for fleets',
  'Replace vehicles before 30 June without a week of phone calls: how Harbour Fleet orders, fits out and delivers in June.',
  [
    richText(`
June is when everybody rings. So we start in April: you send the list of what leaves, we send back what is on the ground
that does the same work, with fit-out and the day it can be ready.

## How June runs

1. **By 30 April** you have our list, with prices held until the end of June.
2. **By 31 May** the order stands and fit-out bays in Moorooka are booked in your name.
3. **By 25 June** every vehicle is registered, fitted and photographed.
4. **By 30 June** it is yours, with one invoice and one folder of papers.

What cannot make it, we tell you in May, while there is still time for something else.
`),
    callToAction({
      heading: 'Send us the list',
      text: 'A spreadsheet, a photo of a whiteboard, anything.',
      actions: [
        ['Call 07 7010 0117', 'tel:07-7010-0117'],
        ['Fleet', '/fleet'],
      ],
      tone: 'light',
    }),
  ],
);
