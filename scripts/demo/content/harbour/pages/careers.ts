import { callToAction, page, pageForm, richText, valuePropositions } from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';

export const careers = page(
  '/careers',
  'Careers',
  'Apprenticeships, workshop, parts, sales and office jobs at six Harbour dealerships in South East Queensland.',
  [
    richText(`
About 260 people work at Harbour. A third of our managers began here as apprentices or detailers, and we mean to
keep it that way.

## Where we are hiring

- **Light vehicle technicians**, Albion, Southport and Maroochydore. Electric-vehicle training is paid for.
- **Apprentices**, all workshops, intake in January and July. Year 12 helps, turning up on time helps more.
- **Sales consultants**, Moorooka and Burleigh Heads. A salary you can live on, and a bonus shared by the team.
- **Parts interpreters**, Albion. Any make's catalogue will do, we teach you the rest.
- **Detailers**, all locations, casual and weekend work with a set roster.

Nothing that fits? Write anyway. We keep good letters.

## How to apply

Send a page about yourself to [careers@harbourmotorgroup.example](mailto:careers@harbourmotorgroup.example) with the
location you would like. A person reads every letter and you hear from us within ten days, whatever the answer.
`),
    valuePropositions({
      heading: 'What you can count on',
      items: [
        {
          icon: 'wrench',
          title: 'Tools and training',
          text: 'Apprentices get a full tool kit on day one and keep it when they qualify.',
        },
        {
          icon: 'calendar-check',
          title: 'Rosters that hold',
          text: 'Published four weeks ahead. One weekend day in every two is yours.',
        },
        {
          icon: 'calendar-check',
          title: 'Cars at cost',
          text: 'Staff and their parents buy and service at cost, from the first month.',
        },
      ],
    }),
    callToAction({
      heading: 'Want a look around first?',
      text: 'Ring any location and ask for a tour of the workshop.',
      actions: [
        ['Find a location', '/locations'],
        ['About Harbour', '/about-us'],
      ],
    }),
  ],
  pageForm({
    kind: 'careers',
    heading: 'Tell us about yourself',
    anchor: 'apply',
    image: photograph('editorial/service-bay', 'A car on a hoist in a clean workshop'),
    steps: [
      ['A person reads it', 'The manager of the place you name, within two days.'],
      ['You hear from us', 'Within ten days, whatever the answer.'],
      ['You look around', 'An hour in the workshop or on the floor, before anybody signs anything.'],
    ],
  }),
);
