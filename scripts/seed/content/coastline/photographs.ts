import { photograph } from '../shared/picture.ts';

/** The yard's photographs, by what they show. */
export const photographs = {
  touring: photograph('cars/caravan/white/front-three-quarter', 'A white touring caravan'),
  offRoad: photograph('cars/caravan-off-road/grey/front-three-quarter', 'A grey off-road caravan'),
  compact: photograph('cars/caravan-compact/white/front-three-quarter', 'A small white caravan'),
  towing: photograph(
    'cars/four-wheel-drive/green/rear-three-quarter',
    'A green four-wheel drive seen from behind',
  ),
  heatherbrae: photograph('cars/caravan/white/side', 'A caravan on the yard in Heatherbrae'),
};
