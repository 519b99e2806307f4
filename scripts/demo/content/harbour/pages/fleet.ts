import { callToAction, page, pageForm, richText, valuePropositions } from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';
import { stockPath } from '../../shared/stock-path.ts';

export const fleet = page(
  '/fleet',
  'Fleet',
  'Harbour Fleet: one account for buying, fitting out, servicing and replacing the vehicles of your business.',
  [
    richText(`
Whether you run three utes or three hundred cars, you have one person to call. Harbour Fleet buys across all twelve
makes, fits out in our own workshops and keeps every vehicle's service record in one place.

In a hurry before June? Read how the [end of financial year](/eofy) works here.
`),
    valuePropositions({
      heading: 'One account, start to finish',
      items: [
        {
          icon: 'wallet',
          title: 'Fleet pricing from three',
          text: 'Manufacturer fleet discounts start at three vehicles. We do the paperwork for them.',
        },
        {
          icon: 'truck',
          title: 'Fit-out under one roof',
          text: 'Trays, canopies, racks, lights, radios and signage, finished before delivery.',
        },
        {
          icon: 'clock',
          title: 'Back by knock-off',
          text: 'Fleet bays open from 6 am. Vehicles in before seven are back the same day.',
        },
      ],
    }),
    richText(`
![A grey ute below the ranges](harbour-moorooka)

## What it covers

- Purchase, novated and operating leases, with quotes that compare them over the life of the vehicle.
- Delivery to your depot anywhere between Gympie and Tweed Heads.
- Monthly statements with fuel, service and tyre costs per vehicle.
- Valuation and sale of vehicles you replace, paid within two business days.

## Who it is for

Trades, councils, schools, health services, charities and government panels. Sole traders with an ABN qualify for
fleet pricing from several of our makes; ask which.
`),
    callToAction({
      heading: 'Tell us what you run',
      text: 'A list with registrations is enough. You get a plan within a week.',
      actions: [
        ['Call Harbour Fleet', 'tel:07-7010-0117'],
        ['Search utes', stockPath('/search', { simple_body: 'ute' })],
      ],
    }),
  ],
  pageForm({
    kind: 'fleet',
    heading: 'Ask Harbour Fleet',
    services: ['Fit-out', 'Servicing', 'Selling what we replace'],
    thanksTitle: 'Harbour Fleet has your enquiry',
    thanksText: 'The same person rings you every time, from 7 am on weekdays.',
    anchor: 'fleet-enquiry',
    image: photograph('harbour-offer-fleet', 'A grey dual-cab ute'),
    steps: [
      ['One person rings', 'The same one for as long as you are with us.'],
      ['A list, not a pitch', 'What does the work, what it costs over its life, when it can be here.'],
      ['Fitted and delivered', 'Trays, racks and signs from our own bays, on one day if you like.'],
    ],
  }),
);
