import { callToAction, page, richText, team, valuePropositions } from '../../shared/blocks.ts';
import { featureList, gallery, testimonial } from '../../shared/page-blocks.ts';
import { photographs } from '../photographs.ts';

export const aboutUs = page(
  '/about-us',
  'About us',
  'Value Cars: two used-car yards in Adelaide, honest windows, fixed prices and a workshop of our own.',
  [
    richText(`
We sell used cars, most of them under $25,000, from two yards in Enfield and Lonsdale. We started in 2006 with eleven
cars and a caravan for an office. The caravan is gone. The way we price has stayed.

![Four used cars in a row under a summer sky](editorial/hero-yard)

## How we buy

Most of our cars come from trade-ins at new-car dealers and from people who drive in and sell to us. We turn down
about one in three: flood, hail under fresh paint, books that do not add up.

## How we price

We look at what the same car costs across Adelaide this week and put ours at or below the middle. Then we leave it.
The price in the window is what you pay, and it is the same for the person who haggles and the person who does not.

## What we tell you

Every car has a sheet on the seat with what our workshop found, what it fixed, and what it left. Scratches have
photos. If we do not know something about a car, the sheet says so.
`),
    valuePropositions({
      heading: 'Three things we do not do',
      items: [
        {
          icon: 'wallet',
          title: 'No added fees',
          text: 'No admin fee, no document fee, no dealer delivery. Government charges are shown on their own line.',
        },
        {
          icon: 'clock',
          title: 'No waiting games',
          text: 'Most people are in and out within an hour, including the test drive.',
        },
        {
          icon: 'heart-handshake',
          title: 'No hard sell',
          text: 'Our staff earn a wage, not a commission. They want you to find the right car, even if it isn’t ours.',
        },
      ],
    }),
    team(),
    featureList({
      heading: 'On the seat of every car',
      intro: 'One sheet, the same for a hatch and a ute.',
      image: photographs.family,
      items: [
        ['What our workshop found', 'Each point with its own line, the good ones too.'],
        ['What we fixed', 'With the part and the date.'],
        ['What we left', 'Scratches have photos, and the price knows about them.'],
        ['What we do not know', 'If a service is missing from the book, the sheet says so.'],
      ],
      to: ['See all cars', '/search/used-cars'],
    }),
    gallery({
      heading: 'Around the yards',
      pictures: [
        photographs.yard,
        photographs.family,
        photographs.utes,
        photographs.enfield,
        photographs.lonsdale,
      ],
    }),
    testimonial({
      heading: 'What our customers say',
      quotes: [
        {
          text: 'They pointed out the scratch before I did, and the price was the price.',
          name: 'Con, Prospect',
          about: 'Bought a small hatch',
        },
        {
          text: 'In at ten, home by half past eleven with the money in the account.',
          name: 'Aroha, Morphett Vale',
          about: 'Sold a station wagon',
        },
      ],
    }),
    callToAction({
      heading: 'Have a wander',
      text: 'Keys are in the office, bonnets are open on request.',
      actions: [
        ['Find a yard', '/our-location'],
        ['See all cars', '/search/used-cars'],
      ],
    }),
  ],
);
