import { callToAction, page, richText } from '../../shared/blocks.ts';

export const parts = page(
  '/vehicle-parts-and-accessories',
  'Parts and accessories',
  'Genuine Mazda parts and accessories over the counter or fitted in Preston and Epping.',
  [
    richText(`
Genuine parts carry the maker's warranty and fit the first time. Send us your registration or VIN and we reply with
the part number, the price and the day you can have it.

## Accessories we fit most

- Tow bars with wiring that talks to the car's own stability control.
- Roof racks, bike carriers and cargo liners.
- Dash cameras, front and rear, with hidden wiring.
- Weather shields, mud flaps and floor mats.

Fitted with a new car they are covered by its warranty, and can be part of the finance.
`),
    callToAction({
      heading: 'Ask the parts desk',
      text: 'Open from 7.30 am on weekdays and on Saturday morning.',
      actions: [['Call 03 7010 0114', 'tel:03-7010-0114']],
    }),
  ],
);
