import type { SlideContent } from '../shared/site-content.ts';
import { stockPath } from '../shared/stock-path.ts';
import { photographs } from './photographs.ts';

export const slides: SlideContent[] = [
  {
    name: 'touring',
    headline: 'Take the coast road',
    text: 'More than a hundred caravans and campers, all open, twenty minutes north of Newcastle.',
    image: photographs.touring,
    to: ['See all caravans', '/search'],
  },
  {
    name: 'off-road',
    headline: 'Further than the bitumen',
    text: 'Off-road vans with the suspension, the tanks and the warranty for it.',
    image: photographs.offRoad,
    to: ['See off-road vans', stockPath('/search', { simple_body: 'offRoadCaravan' })],
  },
  {
    name: 'towing',
    headline: 'What can your car tow?',
    text: 'Four figures to check before you fall in love.',
    image: photographs.towing,
    to: ['Read the guide', '/pages/towing-guide'],
  },
];
