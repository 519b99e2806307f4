import type { PostContent } from '../shared/site-content.ts';
import { photographs } from './photographs.ts';

export const posts: PostContent[] = [
  {
    name: 'first-thousand-kilometres',
    heading: 'The first thousand kilometres of a new car',
    description:
      'What running in still means today, and three habits from the first month that your car will thank you for.',
    date: '2026-11-03',
    image: photographs.cx5,
    body: `
Nobody has to creep along the slow lane with a new engine any more. What is left of running in is short, and worth
doing.

## Vary the speed

For the first thousand kilometres, avoid holding one engine speed for an hour. A trip over the range is better for a new
engine than the freeway.

## Let it warm before it works

Ten minutes of gentle driving brings the oil to temperature, which the needle for the water does not tell you. It is a
good habit for the thousandth trip as well.

## Brake gently, at first

Pads and discs bed in over the first few hundred kilometres. A handful of smooth stops from 60 does more for them than
one hard one.

Then bring it to us for the free look-over at one month: fluids, tyre pressures, and the questions that came up once you
lived with it. [Preston and Epping](/contact-us) both do it while you wait.
`,
  },
  {
    name: 'test-drive-well',
    heading: 'How to test drive a car properly',
    description:
      'Twenty minutes around the block tell you little. A route, a passenger and a few things to press tell you a lot.',
    date: '2026-09-24',
    author: 'Tess, sales at Epping',
    image: photographs.drive,
    body: `
A car is easy to like for ten minutes. You will drive it for years, so try the dull parts.

- **Park it.** In your own street, if you live near. Reverse into the tightest place you know.
- **Bring the people.** Put the child seat in, fold the back row, load the pram or the clubs.
- **Drive a rough road.** Bell Street at thirty says more about the suspension than the freeway at a hundred.
- **Turn everything off.** Radio, fan, conversation. Listen.
- **Pair your phone.** Make a call and ask the other end how you sound.

Take as long as you need. If you would rather not have us along, say so: bring your licence and we hand you the key.
`,
  },
];
