import { photograph } from '../shared/picture.ts';

/** The yard's photographs, by what they show. */
export const photographs = {
  hero: photograph('cars/hatch/yellow/front-three-quarter', 'A yellow hatchback'),
  enfield: photograph('cars/hatch/white/front-three-quarter', 'The yard in Enfield'),
  lonsdale: photograph('cars/ute/white/front-three-quarter', 'The yard in Lonsdale'),
};
