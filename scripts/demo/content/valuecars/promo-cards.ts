import type { PromoCardContent } from '../shared/site-content.ts';

export const promoCards: PromoCardContent[] = [
  {
    name: 'delivery',
    title: 'We bring it to your door',
    text: 'Free within 60 km of either yard. Changed your mind? Five days to send it back.',
    to: ['How delivery works', '/pages/delivery'],
    display: ['all', 'used'],
  },
];
