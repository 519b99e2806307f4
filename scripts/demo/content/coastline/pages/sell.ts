import { callToAction, page, pageForm, richText, valuePropositions } from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';

export const sell = page(
  '/sell-my-car',
  'Sell my caravan',
  'Sell, trade or consign your caravan with Coastline in Heatherbrae.',
  [
    valuePropositions({
      heading: 'Three ways to sell',
      items: [
        {
          icon: 'hand-coins',
          title: 'We buy it',
          text: 'A figure on the day, paid when the title is clear. Quickest, and the least per van.',
        },
        {
          icon: 'heart-handshake',
          title: 'You trade it',
          text: 'The same figure against another van, with one set of papers.',
        },
        {
          icon: 'star',
          title: 'We sell it for you',
          text: 'On consignment: cleaned, weighed, photographed and shown. Eight weeks is usual.',
        },
      ],
    }),
    richText(`
## Before you come

Measure inside length, find the plate with ATM and tare near the door, and photograph the roof, the corners inside the
cupboards and the floor under the bed. With those we can tell you most of what you want to know on the phone.

## On consignment

You set the lowest price you will take. We charge a fixed fee when it sells and nothing if it does not. Vans on
consignment are insured on our yard.
`),
    callToAction({
      heading: 'Ready for the next one?',
      text: 'Talk to our buyer on weekdays.',
      actions: [['Call 02 7010 0116', 'tel:02-7010-0116']],
    }),
  ],
  pageForm({
    kind: 'enquiry',
    heading: 'Tell us about your van',
    category: 'Used caravan',
    anchor: 'valuation',
    image: photograph('editorial/slide-off-road', 'A grey off-road caravan by the sea'),
    steps: [
      [
        'We ring you back',
        'Within a working day. Make, year, length and ATM let us say a range on the phone.',
      ],
      ['We look at it together', 'In Heatherbrae, on the level: roof, corners, floor, gas and brakes.'],
      ['You choose', 'A figure today, a trade, or eight weeks on our yard for more.'],
    ],
  }),
);
