import { callToAction, page, pageForm, richText } from '../../shared/blocks.ts';

export const parts = page(
  '/vehicle-parts-and-accessories',
  'Parts and accessories',
  'Caravan parts, towing gear and camping accessories over the counter in Heatherbrae.',
  [
    richText(`
The shop in front of the workshop has what breaks, what leaks and what you forgot to pack.

## On the shelf

- Couplings, jockey wheels, chains, brake controllers and bearings.
- Pumps, hoses, filters, hot-water parts and toilet cassettes.
- Regulators, gas hose, fridges, cooktops and their spares.
- Batteries, solar panels, chargers and plugs of every size.
- Annexes, awning fabric, chairs, levelling ramps.

## Made to order

Cushions and mattresses cut to your van, awning fabric by the metre, and keys from a number.

We post across Australia and hold parts at the counter for seven days.
`),
    callToAction({
      heading: 'Take a photo of the broken bit',
      text: 'Put a ruler next to it and send us the photo. We’ll find the part.',
      actions: [['Call 02 7010 0114', 'tel:02-7010-0114']],
    }),
  ],
  pageForm({
    kind: 'parts',
    heading: 'Ask the shop',
    anchor: 'ask-the-shop',
    fields: ['make', 'model', 'year', 'part!', 'street', 'suburb', 'state', 'postcode'],
    services: ['Post it to me', 'Fit it for me'],
    showPhone: true,
    steps: [
      ['We look on the shelf', 'And in the books, if the van is older than the shelf.'],
      ['A price the same day', 'With the day it is here, where it has to come.'],
      ['Over the counter', 'Or in the post, anywhere in Australia.'],
    ],
    thanksTitle: 'The shop has your question',
    thanksText: 'We are good at this. You hear from us the same day.',
  }),
);
