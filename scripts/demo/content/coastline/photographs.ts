import { photograph, widePhotograph } from '../shared/picture.ts';

export const photographs = {
  touring: widePhotograph('coastline-touring', 'A white caravan on the sand, the sun low over the headlands'),
  offRoad: widePhotograph('coastline-off-road', 'A dark off-road caravan on red earth'),
  towing: widePhotograph('coastline-towing', 'A green four-wheel drive seen from behind on red earth'),
  heatherbrae: photograph('editorial/yard-3', 'Four caravans in a row under flags, a low office behind them'),
};
