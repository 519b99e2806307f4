import { photograph } from '../shared/picture.ts';

/** The group's photographs, by what they show. */
export const photographs = {
  range: photograph('cars/suv/dark-blue/front-three-quarter', 'A dark blue SUV in a bright studio'),
  electric: photograph('cars/suv-small/white/front-three-quarter', 'A small white electric SUV'),
  work: photograph('cars/ute/grey/front-three-quarter', 'A grey dual-cab ute'),
  albion: photograph('cars/suv-large/white/front-three-quarter', 'The showroom at Albion'),
  moorooka: photograph('cars/light-truck/white/front-three-quarter', 'The yard at Moorooka'),
  southport: photograph('cars/convertible/blue/front-three-quarter', 'The showroom at Southport'),
  burleigh: photograph('cars/hatch/orange/front-three-quarter', 'The showroom at Burleigh Heads'),
  maroochydore: photograph('cars/wagon/silver/front-three-quarter', 'The showroom at Maroochydore'),
  noosaville: photograph('cars/suv-small/green/front-three-quarter', 'The showroom at Noosaville'),
};
