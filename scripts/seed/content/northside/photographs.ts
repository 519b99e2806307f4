import { photograph } from '../shared/picture.ts';

/** The dealer's photographs, by what they show. */
export const photographs = {
  cx5: photograph('cars/suv/red/front-three-quarter', 'A red mid-size SUV in the studio'),
  cx90: photograph('cars/suv-large/dark-blue/front-three-quarter', 'A large dark blue SUV in the studio'),
  mx5: photograph('cars/convertible/red/front-three-quarter', 'A red convertible in the studio'),
  drive: photograph('cars/suv/grey/rear-three-quarter', 'A grey SUV seen from behind'),
  preston: photograph('cars/sedan/red/front-three-quarter', 'The showroom in Preston'),
  epping: photograph('cars/suv/grey/front-three-quarter', 'The showroom in Epping'),
};
