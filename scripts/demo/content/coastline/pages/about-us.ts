import { callToAction, page, richText, team, valuePropositions } from '../../shared/blocks.ts';

export const aboutUs = page(
  '/about-us',
  'About us',
  'Coastline Caravans in Heatherbrae: a family yard that tows, camps in and repairs what it sells.',
  [
    richText(`
Coastline started with one rule: nobody sells a caravan here who has not slept in one this year. Ask anyone on the yard
about their last trip and you will be there for a while.

![A white caravan seen from behind, hills in the distance](coastline-heatherbrae)

## On the highway since 2001

We are on the Pacific Highway at Heatherbrae, twenty minutes north of Newcastle, with room to turn a 24-foot van around.
There are usually more than a hundred caravans and campers on the grass, new and used, all of them open.

## We tow before you do

Each used van is weighed, towed to Karuah and back, leak-tested and lived in for a night before it is listed. You get
the weighbridge ticket with the keys.

## And afterwards

The workshop behind the yard has six bays, two of them long enough for anything on the road. Gas, electrical, brakes and
bearings, water damage, insurance repairs: we do it here.
`),
    valuePropositions({
      heading: 'Handed over properly',
      items: [
        {
          icon: 'badge-check',
          title: 'A half-day handover',
          text: 'Hitching, levelling, gas, water, power and the fridge that never lights. You do it, we watch.',
        },
        {
          icon: 'map-pin',
          title: 'First night on us',
          text: 'Sleep in your new van on our powered site. If something does not work we fix it before breakfast.',
        },
        {
          icon: 'wrench',
          title: 'A call away',
          text: 'Stuck in Coober Pedy? Ring the workshop. Someone who knows your van picks up.',
        },
      ],
    }),
    team(),
    callToAction({
      heading: 'Come for a look',
      text: 'Bring the car you will tow with, and the dog.',
      actions: [
        ['Find us', '/locations'],
        ['See all caravans', '/search'],
      ],
    }),
  ],
);
