import { page, pageForm, richText } from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';

export const partsSearch = page(
  '/parts/search',
  'Parts search',
  'Tell us the part and the registration: the Harbour parts desk finds the number, the price and the day it is here.',
  [
    richText(`
## Where parts come from

Twelve makes of genuine parts are on the shelf in Albion, about 9,000 lines of them. What is not there comes overnight
from the maker's store in Brisbane or Sydney, and we say on the phone which it is.

For cars out of warranty we often have three answers: genuine, from the maker of the genuine part, and used from our own
wrecker in Moorooka. You choose, with the price of each beside it.
`),
  ],
  pageForm({
    kind: 'parts',
    heading: 'Which part?',
    anchor: 'parts-search',
    image: photograph('editorial/offer-headlamp', 'The headlamp of a car, close up'),
    steps: [
      ['We find the number', 'By your registration, so that left is left and the year is right.'],
      ['You have the price', 'The same day, with the date the part is here.'],
      ['Collect or fit', 'At the counter, by courier, or fitted in one of our workshops.'],
    ],
  }),
);
