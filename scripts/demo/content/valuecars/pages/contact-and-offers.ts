import {
  callToAction,
  locationCards,
  locationMap,
  openingHours,
  page,
  richText,
} from '../../shared/blocks.ts';

export const locationsPage = page(
  '/our-location',
  'Our yards',
  'Value Cars yards and workshops in Enfield and Lonsdale: addresses, phone numbers and opening hours.',
  [
    locationCards({ heading: 'Enfield and Lonsdale', showFilter: true }),
    locationMap(),
    callToAction({
      heading: 'Coming from the country?',
      text: 'Ring first and we hold the car until you get here.',
      actions: [
        ['Call 08 7010 0110', 'tel:08-7010-0110'],
        ['Or have it delivered', '/pages/delivery'],
      ],
    }),
  ],
);

export const contact = page(
  '/contact',
  'Contact us',
  'Ring, text or write to Value Cars in Adelaide. One sales number for both yards.',
  [
    richText(`
One number rings at both yards: [08 7010 0110](tel:08-7010-0110). Whoever picks up can see all cars.

- **Workshop:** [08 7010 0112](tel:08-7010-0112)
- **Email:** [hello@valuecars.example](mailto:hello@valuecars.example)
- **Post:** 318 Main North Road, Enfield SA 5085

Not happy with something? Ask for Jo. Jo owns the place.
`),
    openingHours(),
  ],
);

export const deals = page(
  '/deals',
  'Deals',
  'Current deals on used cars, finance, utes and delivery at Value Cars in Enfield and Lonsdale.',
  [
    callToAction({
      heading: 'Looking for something we do not have?',
      text: 'Tell us. We buy thirty cars a week.',
      actions: [
        ['Call 08 7010 0110', 'tel:08-7010-0110'],
        ['The summer sale', '/pages/summer'],
      ],
      tone: 'light',
    }),
  ],
);
