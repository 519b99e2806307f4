import { callToAction, page, richText } from '../../shared/blocks.ts';

export const warranty = page(
  '/warranty',
  'Warranty',
  'What is covered, for how long and by whom: new, demonstrator and used cars from Harbour Motor Group.',
  [
    richText(`
Which warranty your car has depends on how you bought it. This page says it in order, from the longest to the
least you can count on.

## New and demonstrator cars

They carry the manufacturer's new-car warranty, between five and ten years depending on the make. On a
demonstrator it runs from the day the car was first registered, so part of it has passed; the listing says how
much is left. You may have the car serviced anywhere that follows the logbook.

## Harbour Certified used cars

Cars with the Harbour Certified mark are less than six years old with fewer than 120,000 km. They come with:

- twelve months of mechanical warranty, honoured at all six of our workshops;
- twelve months of roadside assistance, anywhere in Australia;
- a seven-day exchange if you change your mind, within 500 km.

## Every other used car

Used cars that qualify under Queensland law carry a statutory warranty. The form in the window says which class
the car is in and what is covered. On the others we tell you in writing what we know about the car, good and bad.

## In every case

Your rights under the Australian Consumer Law come on top and cannot be excluded. If a fault is a major one you
are entitled to a refund or replacement; if it is minor, to a repair in reasonable time.

## Making a claim

Ring the location you bought from, or any of our [workshops](/service). Have your registration and odometer at
hand, and please do not have the car repaired elsewhere before we have spoken.
`),
    callToAction({
      heading: 'Something not right?',
      text: 'Ring us before it gets worse. Looking costs nothing.',
      actions: [['Find your workshop', '/locations']],
    }),
  ],
);
