import { photograph } from '../shared/picture.ts';

/** The yard's photographs, by what they show. */
export const photographs = {
  yard: photograph('cars/hatch/yellow/front-three-quarter', 'A yellow hatchback'),
  utes: photograph('cars/ute/white/front-three-quarter', 'A white ute'),
  family: photograph('cars/wagon/blue/front-three-quarter', 'A blue station wagon'),
  enfield: photograph('cars/hatch/white/front-three-quarter', 'The yard in Enfield'),
  lonsdale: photograph('cars/ute/silver/front-three-quarter', 'The yard in Lonsdale'),
};
