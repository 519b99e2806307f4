import type { ReviewContent } from '../shared/site-content.ts';

export const reviews: readonly ReviewContent[] = [
  {
    by: 'Elena V.',
    at: 'northside-preston',
    stars: 5,
    on: '2026-11-16',
    text: 'Sat in four CX-5s, was shown the difference between each, and was left alone with the one I liked. Ordered it the next day.',
  },
  {
    by: 'Marcus J.',
    at: 'northside-epping',
    stars: 5,
    on: '2026-11-10',
    text: 'Dropped the BT-50 at seven, picked it up at two, washed. They rang before doing anything that was not on the quote.',
    reply: ['2026-11-11', 'Always. Thanks for trusting us with it, Marcus.'],
  },
  {
    by: 'Shreya P.',
    at: 'northside-preston',
    stars: 5,
    on: '2026-11-02',
    text: 'Late Thursday saved us. We both work, and at half past six somebody still had an hour for a test drive.',
  },
  {
    by: 'Con A.',
    at: 'northside-epping',
    stars: 4,
    on: '2026-10-23',
    text: 'Good price on the trade-in. The colour took five weeks, as they had warned.',
  },
  {
    by: 'Jade L.',
    at: 'northside-preston',
    stars: 5,
    on: '2026-10-09',
    text: 'My third service here. Same adviser each time, and he remembers the rattle.',
  },
  {
    by: 'Hugh and Wendy',
    at: 'northside-preston',
    stars: 5,
    on: '2026-09-27',
    text: 'An MX-5 at last. They found the one with the grey roof in another state and had it here in eight days.',
  },
];
