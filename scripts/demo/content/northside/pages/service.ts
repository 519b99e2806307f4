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
  'Mazda servicing in Preston and Epping by factory-trained technicians, with capped prices and loan cars.',
  [
    richText(`
## A service that ends when we said it would

Your car is booked with a technician, not into a queue. You have the price in writing before we start, and a film of
anything that needs attention before you decide.

- Logbook services at the maker's published prices.
- Software updates and recalls done at the same visit.
- Hybrid and electric systems checked by licensed technicians.
- Tyres, brakes, batteries and wheel alignment.
- Roadworthy certificates, by appointment.
`),
    valuePropositions({
      heading: 'While your car is with us',
      items: [
        {
          icon: 'calendar-check',
          title: 'Loan cars',
          text: 'A current model of the same size, on request, at both workshops.',
        },
        {
          icon: 'star',
          title: 'Stay and work',
          text: 'Desks, power and quiet at Epping. Most services take under two hours.',
        },
        { icon: 'clock', title: 'Drop off any time', text: 'A key safe at both addresses, day and night.' },
      ],
    }),
    locationCards({ heading: 'Our workshops', only: workshopIds }),
    callToAction({
      heading: 'Book a service',
      text: 'Have your registration and odometer at hand. It takes three minutes.',
      actions: [
        ['Call 03 7010 0112', 'tel:03-7010-0112'],
        ['Owner benefits', '/owner-benefits'],
      ],
    }),
  ],
  pageForm({
    kind: 'service',
    heading: 'Book a Service',
    anchor: 'service-booking',
    image: photograph('editorial/service-bay', 'A car on a hoist in a clean workshop'),
    steps: [
      ['A technician, not a queue', 'We ring with a day and the name of who looks after your car.'],
      ['The price in writing', 'The published price of your service, before we start.'],
      [
        'Ready when we said',
        'With a film of anything that needs attention, and nothing done without your word.',
      ],
    ],
  }),
);
