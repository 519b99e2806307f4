import { callToAction, page, richText } from '../../shared/blocks.ts';

export const warranty = page(
  '/pages/warranty',
  'Warranty',
  'Which Value Cars are covered, what is covered, and how to make a claim.',
  [
    richText(`
## The law's warranty

Used cars above a certain price, and below a certain age and distance, carry a dealer's warranty under South Australian
law. The form in the window says whether this car has one, for how long and for how many kilometres.

## Ours

Every car we sell over $8,000 with fewer than 180,000 km also has three months of engine, gearbox and driveline cover
from us, whatever its age. We pay up to the value of the car and there is no excess.

## What is not covered

Tyres, batteries, wiper blades, brake pads, globes and glass wear out. Neither warranty covers them, nor damage from
a crash or from driving on with a red light.

## Making a claim

1. Stop if it is not safe to go on.
2. Ring the yard you bought from before anyone repairs the car.
3. We look at it within two business days, and lend you a car if it stays longer than a day.

Your rights under the Australian Consumer Law come on top.
`),
    callToAction({
      heading: 'Heard a noise?',
      text: 'Record it on your phone and send it to us.',
      actions: [['Call 08 7010 0112', 'tel:08-7010-0112']],
    }),
  ],
);
