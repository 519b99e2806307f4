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
  'Car servicing in Enfield and Lonsdale for every make: fixed prices, photos of the work, cars back by five.',
  [
    valuePropositions({
      heading: 'The same mechanics who check our own cars',
      items: [
        {
          icon: 'wallet',
          title: 'Fixed prices',
          text: 'Small, logbook or major: three prices by engine size, on the wall and on this page.',
        },
        {
          icon: 'badge-check',
          title: 'Photos with the bill',
          text: 'Old parts and measurements, in your inbox before you collect the car.',
        },
        {
          icon: 'clock',
          title: 'In by nine, out by five',
          text: 'If a part will take longer, we ring by noon.',
        },
      ],
    }),
    richText(`
## Prices

- **Small service**, oil, filter and safety check: from $189.
- **Logbook service**, everything your book asks for: from $289.
- **Major service**, with plugs, fluids and filters: from $449.

Prices are for petrol cars with four cylinders. Diesels, sixes and hybrids cost more; we tell you when you book.

## Also done here

- Brakes, tyres, batteries, suspension and air conditioning.
- Timing belts and water pumps.
- Inspections of a car you want to buy elsewhere, with a written report: $220.
`),
    locationCards({ heading: 'Two workshops', only: workshopIds }),
    callToAction({
      heading: 'Book in',
      text: 'Ring with your registration. Saturdays fill up about a week ahead.',
      actions: [
        ['Call 08 7010 0112', 'tel:08-7010-0112'],
        ['Find a workshop', '/our-location'],
      ],
    }),
  ],
  pageForm({
    kind: 'service',
    heading: 'Book a Service',
    anchor: 'service-booking',
    image: photograph('editorial/service-bay', 'A car on a hoist in a clean workshop'),
    steps: [
      ['We ring by five', 'Today if you send it before three, else tomorrow, with a day and a price.'],
      ['In by nine', 'Leave the keys at the counter. The bus stops outside.'],
      ['Out by five', 'With photos of the work, and the old parts if you want them.'],
    ],
  }),
);
