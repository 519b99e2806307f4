import { photograph } from '../shared/picture.ts';

/** Pictures of slides, banners and locations. */
export const photographs = {
  yard: photograph('valuecars-yard', 'A blue hatchback in front of a yellow wall'),
  family: photograph('valuecars-family', 'An orange station wagon in front of a sky-blue wall'),
  utes: photograph('valuecars-utes', 'A white ute in front of a coral wall'),
  enfield: photograph('valuecars-enfield', 'A red sedan in front of a yellow wall'),
  lonsdale: photograph('valuecars-lonsdale', 'A small orange SUV in front of a sky-blue wall'),
};
