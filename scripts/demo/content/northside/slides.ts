import type { SlideContent } from '../shared/site-content.ts';
import { photographs } from './photographs.ts';

export const slides: SlideContent[] = [
  {
    name: 'cx-5',
    headline: 'CX-5. The one that fits your life.',
    text: 'Run-out cars in Preston and Epping, from stock.',
    image: photographs.cx5,
    to: ['View CX-5', '/search/mazda/cx-5'],
  },
  {
    name: 'bt-50',
    headline: 'Works all week. Leaves on Friday.',
    text: 'BT-50 dual cabs, with tub liner, tow bar and sports bars on us for ABN holders.',
    image: photographs.bt50,
    to: ['View BT-50', '/search/mazda/bt-50'],
  },
  {
    name: 'mx-5',
    headline: 'No reason needed',
    text: 'MX-5. Two seats, one road.',
    image: photographs.mx5,
    to: ['View MX-5', '/search/mazda/mx-5'],
  },
];
