import type { SlideContent } from '../shared/site-content.ts';
import { photographs } from './photographs.ts';

export const slides: SlideContent[] = [
  {
    name: 'range',
    headline: 'Cars, trucks and motorcycles. One way of working.',
    text: 'New, demonstrator and used cars from Noosaville to Burleigh Heads.',
    image: photographs.range,
    to: ['Search all cars', '/search'],
  },
  {
    name: 'electric',
    headline: 'Thinking electric?',
    text: 'Drive one for a weekend. We sort out charging before you collect it.',
    image: photographs.electric,
    to: ['Plain answers', '/pages/electric-vehicles'],
  },
  {
    name: 'work',
    headline: 'Ready for work on day one',
    text: 'Trays, canopies, racks and bars, fitted in our own bays in Moorooka.',
    image: photographs.work,
    to: ['Harbour Fleet', '/fleet'],
  },
];
