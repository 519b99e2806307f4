import { photograph } from '../shared/picture.ts';

/** Pictures of slides, banners and locations. */
export const photographs = {
  yard: photograph('valuecars-yard', 'A blue hatchback in front of a yellow wall'),
  family: photograph('valuecars-family', 'An orange station wagon in front of a sky-blue wall'),
  utes: photograph('valuecars-utes', 'A white ute in front of a coral wall'),
  enfield: photograph('editorial/location-6', 'A yard with a glass front in the morning, two cars outside'),
  lonsdale: photograph(
    'editorial/location-4',
    'A yard with a glass front in the evening sun, two cars outside',
  ),
};
