import { bodyTypeTiles, callToAction, featuredUsedCars, page, richText } from '../../shared/blocks.ts';

export const models = page(
  '/models',
  'Models',
  'The Mazda range at Northside: hatches, sedans, SUVs, the MX-5 and the BT-50, with cars ready to drive away.',
  [
    richText(`
Small or tall, petrol, diesel, hybrid or electric: start with the shape you need. Each link lists the cars we have
on the ground or on the water right now, with their drive-away price.

- **City.** [Mazda2](/search/mazda/mazda2) and [CX-3](/search/mazda/cx-3) turn tightly and park anywhere.
- **Everyday.** [Mazda3](/search/mazda/mazda3) as hatch or sedan, and the taller [CX-30](/search/mazda/cx-30).
- **Family.** [CX-5](/search/mazda/cx-5) for five, [CX-80](/search/mazda/cx-80) for seven.
- **Long distance.** [CX-60](/search/mazda/cx-60) and [CX-90](/search/mazda/cx-90), with six cylinders or a plug.
- **Work.** [BT-50](/search/mazda/bt-50) with single, freestyle or dual cab.
- **No reason needed.** [MX-5](/search/mazda/mx-5).
`),
    bodyTypeTiles({ heading: 'Start with a shape' }),
    featuredUsedCars({ title: 'Or start with a pre-owned one' }),
    callToAction({
      heading: 'Drive two, back to back',
      text: 'Tell us which, and both are waiting outside when you arrive.',
      actions: [
        ['Find a showroom', '/contact-us'],
        ['View new cars', '/search/new-cars'],
      ],
    }),
  ],
);
