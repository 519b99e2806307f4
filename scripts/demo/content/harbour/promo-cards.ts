import type { PromoCardContent } from '../shared/site-content.ts';
import { photographs } from './photographs.ts';

export const promoCards: PromoCardContent[] = [
  {
    name: 'sell',
    title: 'Have a car to sell first?',
    text: 'Twenty minutes, a written figure, good for seven days, whether you buy from us or not.',
    image: photographs.sell,
    to: ['Sell my car', '/sell-my-car'],
    display: ['all'],
  },
  {
    name: 'certified',
    title: 'What Harbour Certified means',
    text: 'Twelve months of mechanical warranty and roadside assistance, and a seven-day exchange.',
    to: ['See the warranty', '/warranty'],
    position: 9,
    display: ['used'],
    strict: true,
    from: '2026-01-01',
  },
];
