import type { PrizeWheelContent } from '../shared/site-content.ts';

const AT_THE_COUNTER =
  'Show your code at the service counter of any Harbour dealership by 31 March 2027. We take it from there.';

export const prizeWheels: PrizeWheelContent[] = [
  {
    name: 'summer-spin',
    title: 'Summer Spin',
    headline: 'Spin the wheel, start summer ahead',
    intro:
      'Eight fields, one spin, and a good chance to win something for the car you have or the one you are after.',
    from: '2026-11-01',
    until: '2027-02-28',
    prizes: [
      {
        label: 'Free logbook service',
        odds: 4,
        limit: 20,
        text: 'Your next logbook service is on us, up to $450. Give your code when you book, by 31 March 2027.',
      },
      { label: 'Car wash', odds: 24, text: AT_THE_COUNTER },
      {
        label: '$500 accessories',
        odds: 3,
        limit: 10,
        text: '$500 towards accessories with any car you buy from us by 31 March 2027. Give your code with your order.',
      },
      {
        label: 'Not this time',
        odds: 20,
        blank: true,
        text: 'No prize today. Our offers this month are worth a look all the same.',
      },
      { label: 'Sunshade', odds: 18, limit: 200, text: AT_THE_COUNTER },
      {
        label: 'Wheel alignment',
        odds: 8,
        limit: 60,
        text: 'A wheel alignment at the workshop of your choice, by 31 March 2027. Give your code when you book.',
      },
      { label: 'Picnic rug', odds: 14, limit: 120, text: AT_THE_COUNTER },
      { label: 'Air freshener', odds: 22, text: AT_THE_COUNTER },
    ],
    terms: [
      'The promoter is Harbour Motor Group. Open to residents of Queensland aged 18 or over with an Australian mobile number; staff of the group and their families cannot take part.',
      'It runs from 1 November 2026 to 28 February 2027, 11.59 pm Brisbane time. One spin a person: the mobile number you sign in with counts.',
      'The outcome is drawn by a computer at the moment you press, and is final. Where a prize has a limit it no longer comes up once the limit is reached.',
      'Prizes cannot be exchanged for money or passed on, and lapse if they are not claimed by 31 March 2027.',
    ].join('\n\n'),
  },
];
