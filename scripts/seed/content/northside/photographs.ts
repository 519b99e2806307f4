import { photograph } from '../shared/picture.ts';

/** The dealer's photographs, by what they show. */
export const photographs = {
  hero: photograph('cars/suv/red/front-three-quarter', 'A red SUV in a dark studio'),
  preston: photograph('cars/sedan/red/front-three-quarter', 'The showroom in Preston'),
  epping: photograph('cars/suv/grey/front-three-quarter', 'The showroom in Epping'),
};
