import { photograph } from '../shared/picture.ts';
import type { PostContent } from '../shared/site-content.ts';
import { photographs } from './photographs.ts';

export const posts: PostContent[] = [
  {
    name: 'holiday-drive-checks',
    heading: 'Five checks before a long summer drive',
    description:
      'Ten minutes in the driveway that save an hour by the highway: tyres, lights, water, brakes and what to carry.',
    date: '2026-11-12',
    author: 'Dale, workshop manager at Albion',
    image: photographs.service,
    body: `
Most of the cars that come to us on a tow truck in January had told their owner in December. These five checks need no
tools beyond a tyre gauge, and none of them takes longer than the kettle.

## 1. Tyres, cold and loaded

Check the pressures in the morning, before the car has moved, and use the figure for a full load. It stands on the
placard in the driver's door opening. Look at the inner shoulders too: that is where a tyre wears first when the wheels
are out of line.

## 2. Every light, with help

Have somebody walk around the car while you press the pedals. A dead brake light is the most common thing we find, and
the driver is always the last to know.

## 3. Coolant and washer bottle

Look at the level through the side of the tank with the engine cold. Never open a hot system. Fill the washer bottle as
well: insects on a windscreen at dusk are worse than rain.

## 4. Brakes that do not pull

On an empty, straight street, brake gently from 40 with a loose grip on the wheel. If the car moves to one side, or the
pedal trembles, let us look before you pack.

## 5. What to carry

- Water, more than you think.
- A torch, a hi-vis vest and a charged phone.
- The spare's locking-nut key. It is usually in the glove box of somebody else's car.

If any of the five gives you pause, [book a service](/service). We keep free places for holiday checks until the
twentieth of December.
`,
  },
  {
    name: 'charging-at-home',
    heading: 'Charging at home: what the electrician will ask you',
    description:
      'A power point does for many. When a wall box pays, what the switchboard must have, and what to find out first.',
    date: '2026-10-20',
    image: photograph('harbour-offer-wall-box', 'A white electric hatch beside a wall with a charger'),
    body: `
Half the people who buy an electric car from us never fit a wall box. An ordinary power point brings back about a
hundred kilometres in a night, and most of us drive less than half of that in a day.

## When a wall box pays

- Two electric cars share one driveway.
- You come home late, leave early, and drive far.
- Your solar panels make more than the house uses while the car is at home.

## What the electrician will ask

**How many phases does the house have?** The number is on your meter and your last bill. Three phases charge faster, but one
is enough.

**Is there room in the switchboard?** A charger needs its own circuit and safety switch.

**How far is it from the board to the car?** Cable is most of the price of a long run.

Take photos of the board, the meter and the place where you park. With these three, an electrician can usually quote
without a visit. Our [electric vehicle page](/pages/electric-vehicles) has the rest, and the team at Albion will look at
your photos for free.
`,
  },
  {
    name: 'how-we-value-a-trade-in',
    heading: 'How we put a figure on your car',
    description:
      'What our buyers look at in their twenty minutes, what changes the figure, and what makes no difference at all.',
    date: '2026-09-08',
    author: 'Mere, buyer at Southport',
    image: photographs.sell,
    body: `
People brace themselves for a trade-in as for the dentist. It is less mysterious than that. We look at three things, in
this order.

## What the same car sells for this week

Same year, same badge, similar kilometres, within an hour's drive. That is the top of the range, and you can look it up
as well as we can: it is what stands [in our own search](/search/used-cars) with the price on it.

## What it needs before we would sell it

Tyres, brakes, a windscreen, a service that is due. We write each of them down with what it costs us, not what it would
cost you, and you get the list.

## How long it will stand

A car that sells in ten days is worth more to us than one that takes sixty. Utes and small SUVs go quickly; large sedans
ask for patience.

> The figure is written down, and it holds for seven days.

## What makes no difference

The colour, within reason. A wash. Whether you buy from us. What does help: both keys, the logbook, and the name of your
lender if there is one. [What to bring](/sell-my-car) is on one short list.
`,
  },
];
