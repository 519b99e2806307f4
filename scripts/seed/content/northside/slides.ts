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
    name: 'cx-90',
    headline: 'Seven seats. Six cylinders.',
    text: 'CX-90, built for the long way home.',
    image: photographs.cx90,
    to: ['View CX-90', '/search/mazda/cx-90'],
  },
  {
    name: 'mx-5',
    headline: 'No reason needed',
    text: 'MX-5. Two seats, one road.',
    image: photographs.mx5,
    to: ['View MX-5', '/search/mazda/mx-5'],
  },
];
