import { photograph, widePhotograph } from '../shared/picture.ts';

export const photographs = {
  cx5: photograph('editorial/hero-franchise', 'A red SUV under studio lights in a dark room', {
    x: 0.53,
    y: 0.5,
  }),
  bt50: photograph('editorial/hero-franchise-ute', 'An orange ute under studio lights in a dark room', {
    x: 0.4,
    y: 0.5,
  }),
  mx5: widePhotograph('northside-mx-5', 'A red convertible on a quay at dusk'),
  drive: widePhotograph('northside-drive', 'A grey SUV seen from behind, city lights across the water'),
  preston: photograph('editorial/location-2', 'A showroom lit from inside at dusk with two cars in front'),
  epping: photograph(
    'editorial/location-7',
    'A dark showroom with a red portal under a clear sky, three cars in front',
  ),
};
