import { photograph } from '../shared/picture.ts';

export const photographs = {
  yard: photograph('valuecars-yard', 'A blue hatchback in front of a yellow wall'),
  family: photograph('valuecars-family', 'An orange station wagon in front of a sky-blue wall'),
  utes: photograph('valuecars-utes', 'A white ute in front of a coral wall'),
  enfield: photograph('editorial/yard-1', 'Seven cars in two rows under flags, a low office behind them'),
  lonsdale: photograph('editorial/yard-2', 'Cars in two rows in the evening sun, an office with a verandah'),
};
