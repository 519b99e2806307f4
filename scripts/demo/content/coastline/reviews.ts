import type { ReviewContent } from '../shared/site-content.ts';

export const reviews: readonly ReviewContent[] = [
  {
    by: 'Trish and Alan',
    at: 'coastline-heatherbrae',
    stars: 5,
    on: '2026-11-14',
    text: 'Handover took three hours because they would not let us go before we had backed it twice. Best three hours of the whole trip.',
  },
  {
    by: 'Macca',
    at: 'coastline-heatherbrae',
    stars: 5,
    on: '2026-10-31',
    text: 'Weighed the van in front of me, loaded, before I signed. First yard that ever did.',
    reply: ['2026-11-01', 'It is the only number that matters on the road. Safe travels, Macca.'],
  },
  {
    by: 'Deb S.',
    at: 'coastline-heatherbrae',
    stars: 5,
    on: '2026-10-18',
    text: 'Hot water gave up at Coffs. The workshop talked my husband through it on the phone on a Sunday, and would not charge.',
  },
  {
    by: 'R. Kowalski',
    at: 'coastline-heatherbrae',
    stars: 4,
    on: '2026-09-30',
    text: 'Fair price, honest about the awning. Shop could do with more hitches in stock.',
  },
];
