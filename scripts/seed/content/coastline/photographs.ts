import { photograph } from '../shared/picture.ts';

/** The yard's photographs, by what they show. */
export const photographs = {
  hero: photograph('cars/caravan/white/front-three-quarter', 'A white caravan'),
  heatherbrae: photograph('cars/caravan/white/side', 'The caravan yard in Heatherbrae'),
};
