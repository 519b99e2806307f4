import { callToAction, page, richText } from '../../shared/blocks.ts';

export const towing = page(
  '/pages/towing-guide',
  'Towing guide',
  'What your car may tow, what the letters mean, and how much a caravan really weighs.',
  [
    richText(`
Most trouble on the road comes from weight. Ten minutes with these words will save you a fine, a claim, or worse.

![A four-wheel drive towing a white caravan along the coast](editorial/hero-caravan)

## The letters

- **Tare**: the van as it left the factory, empty tanks, no gas, no clothes.
- **ATM**: the most the van may weigh, unhitched, with everything in it.
- **GTM**: the most its wheels may carry while hitched.
- **Ball weight**: what presses on the tow ball, often about a tenth of the van.
- **GCM**: the most car and van may weigh together.

## Four figures to check

1. The van, loaded as you travel, is at or below its ATM.
2. That is at or below what your car may tow.
3. The ball weight, plus people and luggage, keeps the car below its own limit.
4. Car and van together are at or below the GCM.

The fourth is the one most often forgotten.

## What people really carry

Two people on a three-week trip add about 350 to 400 kg: 180 litres of water, two gas bottles, awning, batteries, food,
clothes and chairs. A van with a payload under 300 kg fills up before you have packed.

## Speed and brakes

Vans over 750 kg need brakes, over 2,000 kg they need them on all wheels with a breakaway switch. Leave a gap of four
seconds, five in the wet. Slow down before the hill, not on it.

*This is a guide. Limits of your car and van are on their plates and in their handbooks, and those are what count.*
`),
    callToAction({
      heading: 'Bring your car, we do the sums',
      text: 'Free, in twenty minutes, with a weighbridge around the corner.',
      actions: [
        ['Find us', '/locations'],
        ['See light caravans', '/search?query=compact'],
      ],
    }),
  ],
);
