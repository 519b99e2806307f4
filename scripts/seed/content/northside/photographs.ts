import { photograph, widePhotograph } from '../shared/picture.ts';

/** Pictures of slides, banners and locations. */
export const photographs = {
  cx5: widePhotograph('northside-cx-5', 'A red mid-size SUV under strip lights in a dark hall'),
  cx90: widePhotograph('northside-cx-90', 'A large dark blue SUV under strip lights in a dark hall'),
  mx5: widePhotograph('northside-mx-5', 'A red convertible on a quay at dusk'),
  drive: widePhotograph('northside-drive', 'A grey SUV seen from behind, city lights across the water'),
  preston: photograph('northside-preston', 'A red sedan under a strip light'),
  epping: photograph('northside-epping', 'A small grey SUV under strip lights'),
};
