import { callToAction, page, richText } from '../../shared/blocks.ts';

export const warranty = page(
  '/warranty',
  'Warranty',
  'Warranty on new, demonstrator and pre-owned cars from Northside Mazda, and how to use it.',
  [
    richText(`
## New cars

New cars carry the manufacturer's warranty from the day of registration, without a limit on distance for private use.
The booklet in the glovebox has the terms for your model. It passes to the next owner if you sell.

## Demonstrators

The same warranty, counted from the day the car was first registered to us. The listing says how much is left.

## Northside pre-owned

Cars of our brand under eight years old come with a 110-point inspection, a fresh service, and twelve months of
mechanical warranty on top of what the maker and the law give you.

## Other makes

Cars that qualify under Victorian law carry a statutory warranty. The form in the window says whether this one does.

## Your rights

Whatever the warranty says, the Australian Consumer Law gives you a refund or replacement for a major failure and a
repair for a minor one.

## Making a claim

Ring the [workshop](/service). Do not keep driving if a red light is on: we arrange the tow.
`),
    callToAction({
      heading: 'A light on the dash?',
      text: 'Send us a photo of it and we tell you whether it can wait.',
      actions: [['Find a workshop', '/contact-us']],
    }),
  ],
);
