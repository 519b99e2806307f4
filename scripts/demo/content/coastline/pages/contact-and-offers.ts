import {
  callToAction,
  locationCards,
  locationMap,
  openingHours,
  page,
  richText,
} from '../../shared/blocks.ts';

export const locationsPage = page(
  '/locations',
  'Find us',
  'Coastline Caravans in Heatherbrae: yard, workshop, shop and storage, with directions and opening hours.',
  [
    locationCards({ heading: 'All in one place', showFilter: true }),
    locationMap(),
    richText(`
## Getting here with a van on

From the south, take the Heatherbrae exit after the Hunter River bridge and keep left; from the north, turn at the lights
and come round by the service road. The entrance is the second driveway, the one wide enough for a road train. Park
anywhere, you will not block us in.
`),
  ],
);

export const contact = page(
  '/contact',
  'Contact us',
  'Phone numbers and email of Coastline Caravans: sales, workshop, shop and selling your van.',
  [
    richText(`
- **Sales:** [02 7010 0110](tel:02-7010-0110), or text [0491 570 156](tel:0491-570-156)
- **Workshop:** [02 7010 0112](tel:02-7010-0112)
- **Shop and parts:** [02 7010 0114](tel:02-7010-0114)
- **Selling your van:** [02 7010 0116](tel:02-7010-0116)

Write to [hello@coastlinecaravans.example](mailto:hello@coastlinecaravans.example), or to 2180 Pacific Highway,
Heatherbrae NSW 2324. On the road with trouble? Ring the workshop, and after hours the number on your key tag.
`),
    openingHours(),
    callToAction({
      heading: 'Come for a look',
      text: 'Six days a week. Sunday by arrangement.',
      actions: [['Find us', '/locations']],
    }),
  ],
);

export const specialOffersPage = page(
  '/special-offers',
  'Special offers',
  'Current offers on new and used caravans, towing gear, finance and servicing at Coastline Caravans.',
  [
    callToAction({
      heading: 'Planning a trip?',
      text: 'Tell us where, for how long and with whom. We tell you which van.',
      actions: [
        ['Call 02 7010 0110', 'tel:02-7010-0110'],
        ['See all caravans', '/search'],
      ],
      tone: 'light',
    }),
  ],
);
