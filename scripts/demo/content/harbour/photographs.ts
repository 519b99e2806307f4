import { photograph, widePhotograph } from '../shared/picture.ts';

export const photographs = {
  range: widePhotograph('harbour-range', 'A blue SUV on a quay at dusk, city lights across the water'),
  electric: widePhotograph(
    'harbour-electric',
    'A small white SUV on the sand in the morning, headlands behind it',
  ),
  work: widePhotograph('harbour-work', 'An orange dual-cab ute on grassland below green ranges'),
  service: photograph('editorial/service-bay', 'A white SUV on a hoist in a bright service bay'),
  sell: photograph('editorial/offer-trade-in', 'A blue hatch and a beige wagon under a summer sky'),
  albion: photograph('editorial/location-1', 'A glass-fronted showroom at noon with three cars in front'),
  moorooka: photograph('editorial/location-4', 'A showroom in the evening sun with two cars in front'),
  southport: photograph('editorial/location-5', 'A showroom at the blue hour with three cars in front'),
  burleigh: photograph('editorial/location-6', 'A showroom in the morning with two cars in front'),
  maroochydore: photograph(
    'editorial/location-3',
    'A showroom under an overcast sky with three cars in front',
  ),
  noosaville: photograph('editorial/location-2', 'A showroom lit from inside at dusk with two cars in front'),
};
