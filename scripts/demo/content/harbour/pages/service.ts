import {
  callToAction,
  locationCards,
  page,
  pageForm,
  richText,
  valuePropositions,
} from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';
import { workshopIds } from '../locations.ts';

export const service = page(
  '/service',
  'Service',
  'Book a service at one of six Harbour workshops in South East Queensland: fixed prices, genuine parts, loan cars.',
  [
    valuePropositions({
      heading: 'Service without the surprises',
      items: [
        {
          icon: 'wallet',
          title: 'A price before we start',
          text: 'You approve the price of the service, and of anything we find, before a spanner moves.',
        },
        {
          icon: 'badge-check',
          title: 'See what we see',
          text: 'Your technician films worn parts on your car and texts you the clip with the quote.',
        },
        {
          icon: 'calendar-check',
          title: 'Keep moving',
          text: 'Loan cars at every workshop, and a shuttle within ten kilometres. Ask when you book.',
        },
      ],
    }),
    richText(`
## What we do

- Logbook services for the twelve makes we sell, with genuine parts and the maker's own software.
- Services and repairs of every other make, with parts that keep your new-car warranty whole.
- Brakes, tyres, batteries, air conditioning and wheel alignment, most of it on the day.
- Queensland safety certificates while you wait, by appointment.
- High-voltage work on hybrids and electric cars at Albion, Southport and Maroochydore.

## Booking

Ring the workshop nearest you and have your registration and odometer at hand. We will tell you the price, how
long it takes, and whether a loan car is free that day. Early birds can drop the key in the box from 6 am.

## If something is not right

Our work is guaranteed for 24 months or 40,000 km, parts and labour, at all six workshops. Bring it back and we
look at it the same day.
`),
    locationCards({ heading: 'Our workshops', only: workshopIds }),
    callToAction({
      heading: 'Due for a service?',
      text: 'Talk to a person, not a menu. The service desk answers from 7 am on weekdays.',
      actions: [
        ['Call 07 7010 0112', 'tel:07-7010-0112'],
        ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ],
    }),
  ],
  pageForm({
    kind: 'service',
    heading: 'Book a Service',
    anchor: 'service-booking',
    services: ['Wash and vacuum', 'Wheel alignment', 'Pick-up and drop-off'],
    image: photograph('editorial/service-bay', 'A car on a hoist in a clean workshop'),
    steps: [
      ['We ring you back', 'By the end of the next working hour, with a day and a price.'],
      ['You drop it off', 'From 6 am in the key box, with a loan car or the shuttle if you asked for one.'],
      ['You decide', 'A film and a price of anything we find, before a spanner moves.'],
    ],
  }),
);
