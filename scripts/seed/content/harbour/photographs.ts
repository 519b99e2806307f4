import { photograph, widePhotograph } from '../shared/picture.ts';

/** Pictures of slides, banners and locations. */
export const photographs = {
  range: widePhotograph('harbour-range', 'A blue SUV on a quay at dusk, city lights across the water'),
  electric: widePhotograph(
    'harbour-electric',
    'A small white SUV on the sand in the morning, headlands behind it',
  ),
  work: widePhotograph('harbour-work', 'An orange dual-cab ute on grassland below green ranges'),
  service: widePhotograph('harbour-service', 'A silver sedan seen from behind, by the water in the evening'),
  albion: photograph('harbour-albion', 'A large white SUV by the river in the evening'),
  moorooka: photograph('harbour-moorooka', 'A grey ute below the ranges'),
  southport: photograph('harbour-southport', 'A blue convertible by the Broadwater at dusk'),
  burleigh: photograph('harbour-burleigh', 'An orange hatchback on the sand, headlands behind it'),
  maroochydore: photograph('harbour-maroochydore', 'A silver wagon on the beach in the morning'),
  noosaville: photograph('harbour-noosaville', 'A small green SUV below the hinterland'),
};
