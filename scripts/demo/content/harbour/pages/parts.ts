import { callToAction, locationCards, page, richText } from '../../shared/blocks.ts';
import { partsIds } from '../locations.ts';

export const parts = page(
  '/vehicle-parts-and-accessories',
  'Parts and accessories',
  'Genuine parts and accessories for twelve makes, over the counter or fitted, at Harbour parts desks.',
  [
    richText(`
Most parts for cars of the last ten years are on our shelves or arrive overnight from Brisbane. Give us your
registration or VIN, and you get the part that fits, not the one that nearly does.

## Over the counter

- Service parts, filters, brakes, wipers and globes for the twelve makes we sell.
- Body panels and glass, ordered in with a firm date.
- Touch-up paint mixed to your colour code.

## Accessories, fitted

Tow bars, roof racks, bull bars, dash cameras, tub liners and child-seat anchors are fitted in our workshops and
carry the same guarantee as the rest of our work. If you are buying a car from us, we can fit them before you
collect it and add them to the finance.

## Trade accounts

Workshops and fleets have 30-day accounts and a daily delivery run from Caboolture to Tweed Heads. Write to
[parts@harbourmotorgroup.example](mailto:parts@harbourmotorgroup.example) to open one.

## Tyres, protection, off-road

Tyres have a page of their own at [TWG Tyres](/twg-tyres), paint and glass at [Neotek](/neotek), and bull bars, lifts and
canopies at [4x4 Outdoor](/4x4-outdoor).
`),
    locationCards({ heading: 'Parts desks', only: partsIds }),
    callToAction({
      heading: 'Not sure which part you need?',
      text: 'Describe the noise. Our parts people have heard most of them.',
      actions: [['Call the parts desk', 'tel:07-7010-0114']],
    }),
  ],
);
