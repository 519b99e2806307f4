import { callToAction, locationCards, locationMap, page, richText } from '../../shared/blocks.ts';

export const locationsPage = page(
  '/contact-us',
  'Find us',
  'Northside Mazda showrooms, service centres and parts in Preston and Epping, with opening hours.',
  [
    locationCards({ heading: 'Preston and Epping', showFilter: true }),
    locationMap(),
    callToAction({
      heading: 'Coming for a test drive?',
      text: 'Ring ahead and the car is warm and waiting.',
      actions: [['Call 03 7010 0110', 'tel:03-7010-0110']],
    }),
  ],
);

export const contact = page(
  '/contact',
  'Contact us',
  'Phone numbers and email of Northside Mazda: new cars, pre-owned, service, parts and finance.',
  [
    richText(`
## Write

[hello@northsidemazda.example](mailto:hello@northsidemazda.example), or 412 Bell Street, Preston VIC 3072. Messages sent
before 4 pm are answered the same day.
`),
  ],
);

export const specialOffersPage = page(
  '/special-offers',
  'Special offers',
  'Offers on new Mazda cars, finance, accessories and service at Northside Mazda in Preston and Epping.',
  [
    callToAction({
      heading: 'See it before it goes',
      text: 'Offers are on cars we have. Ask which one is yours.',
      actions: [
        ['The year-end cars', '/pages/year-end'],
        ['Find a showroom', '/contact-us'],
      ],
      tone: 'light',
    }),
  ],
);

export const roadsideAssist = page(
  '/roadside-assist',
  'Roadside assistance',
  'How roadside assistance works for owners who service with Northside Mazda, day and night.',
  [
    richText(`
Your car comes with roadside assistance for its first year. Each logbook service at Preston or Epping renews it for
twelve months.

## What it covers

- Flat battery, flat tyre, locked-in keys, empty tank or empty high-voltage battery.
- A tow to us within 50 km, or to the nearest dealer beyond.
- A hire car for three days if the repair takes longer than a day and you are more than 100 km from home.

## When you need it

The number is on the sticker inside the windscreen and in the owner's app. Have your registration ready. If you are not
safe where you are, ring triple zero first.
`),
    callToAction({
      heading: 'Not sure whether yours is current?',
      text: 'The service desk can see it.',
      actions: [['Call 03 7010 0112', 'tel:03-7010-0112']],
    }),
  ],
);
