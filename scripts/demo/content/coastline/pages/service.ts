import { callToAction, page, pageForm, richText, valuePropositions } from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';

export const service = page(
  '/service',
  'Service and repairs',
  'Caravan servicing, gas and electrical work, water damage and insurance repairs in Heatherbrae.',
  [
    richText(`
Six bays, licensed gas fitters and auto electricians, and parts for most vans built since 1995. We look after caravans,
campers and motorhomes, wherever you bought them.

## Before the season

A yearly service covers brakes, bearings, tyres, couplings, gas certificate, smoke alarm, water system and a leak test
under pressure. Allow a day, or leave it with us while you are away.

- Single axle: $490
- Tandem axle: $590
- Off-road suspension: $690

## Water damage

Found early it is a panel and a week. Found late it is a wall and a month. We test with a moisture meter and show you the
map of readings before anyone picks up a saw.

## Fit-outs

Solar and lithium, air conditioning, diesel heaters, water tanks, reversing cameras, awnings, and weight-distribution
hitches matched to your car.
`),
    valuePropositions({
      heading: 'What you get back with the keys',
      items: [
        {
          icon: 'badge-check',
          title: 'Gas certificate',
          text: 'Signed by a licensed fitter, ready for your insurer.',
        },
        {
          icon: 'clock',
          title: 'A photo log',
          text: 'What we found, what we did, what can wait until next year.',
        },
        {
          icon: 'truck',
          title: 'A proper weigh',
          text: 'Axle and ball weight, loaded as you travel, if you bring it packed.',
        },
      ],
    }),
    callToAction({
      heading: 'Book before the school holidays',
      text: 'November and March are the busiest. Two weeks ahead is usually enough.',
      actions: [
        ['Call 02 7010 0112', 'tel:02-7010-0112'],
        ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ],
    }),
  ],
  pageForm({
    kind: 'service',
    heading: 'Book a Service',
    anchor: 'service-booking',
    image: photograph('editorial/hero-caravan', 'A caravan on the coast'),
    steps: [
      ['We ring you back', 'Within a working day, to ask what you tow, how far and how it is going.'],
      ['Bring it in', 'Empty or packed: packed, we weigh it with you at no charge.'],
      ['A photo log', 'What we found, what we did, what can wait until next year.'],
    ],
  }),
);
