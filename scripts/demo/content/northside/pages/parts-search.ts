import { page, pageForm, richText } from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';

export const partsSearch = page(
  '/find-a-part',
  'Find a part',
  'Genuine Mazda parts and accessories by registration: the number, the price and the day they are in Preston or Epping.',
  [
    richText(`
## Why by registration

A CX-5 has worn four different front bumpers in ten years. Your registration tells us which, and whether a recall or a
software update belongs to the job.
`),
  ],
  pageForm({
    kind: 'parts',
    heading: 'Ask the parts desk',
    anchor: 'parts-search',
    image: photograph('editorial/offer-headlamp', 'The headlamp of a car, close up'),
    steps: [
      ['The exact part', 'By your registration, checked against the build record of the car.'],
      ['Price and date', 'By email the same day, valid for thirty days.'],
      ['Fitted if you like', 'In either workshop, together with your next service.'],
    ],
  }),
);
