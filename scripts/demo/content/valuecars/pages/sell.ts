import { callToAction, page, pageForm, richText, valuePropositions } from '../../shared/blocks.ts';
import { faq } from '../../shared/page-blocks.ts';
import { photograph } from '../../shared/picture.ts';

export const sell = page(
  '/sell-your-car',
  'Sell your car',
  'We buy cars in Adelaide: bring it to Enfield or Lonsdale and be paid before you leave.',
  [
    valuePropositions({
      heading: 'We buy cars all day',
      items: [
        {
          icon: 'clock',
          title: 'Fifteen minutes',
          text: 'Drive in, no appointment. We check the car while you watch.',
        },
        {
          icon: 'hand-coins',
          title: 'Paid on the spot',
          text: 'By instant transfer. We settle any loan first and show you the payout letter.',
        },
        {
          icon: 'badge-check',
          title: 'Transfer done for you',
          text: 'We lodge the disposal notice, so later fines are not yours.',
        },
      ],
    }),
    richText(`
## Cars we want most

Hatches, small SUVs and utes from 2010 on, with a service book, priced to sell between $6,000 and $25,000. Others we
are glad to look at as well.

![A blue hatch and a beige wagon under a summer sky](editorial/offer-trade-in)

## Bring along

Your licence, the registration papers, both keys and the service book. If the car is in somebody else's name, bring them
too.

## If you change your mind

Our figure is good for seven days. Take it home and think.
`),
    faq({
      items: [
        [
          'Do you buy cars that do not run?',
          'If it can be towed, we look at it. Text us photos first and we tell you whether the trip pays.',
        ],
        [
          'Can I sell a car with finance on it?',
          'Yes. We settle the loan first and show you the payout letter.',
        ],
        ['Do I need a roadworthy?', 'No. Our own workshop checks it, and the transfer is ours to lodge.'],
      ],
    }),
    callToAction({
      heading: 'Want a rough figure first?',
      text: 'Text registration, kilometres and four photos to the yard.',
      actions: [
        ['Call 08 7010 0110', 'tel:08-7010-0110'],
        ['Find a yard', '/our-location'],
      ],
    }),
  ],
  pageForm({
    kind: 'enquiry',
    heading: 'Tell us about your car',
    category: 'General',
    anchor: 'valuation',
    image: photograph(
      'editorial/yard-1',
      'A used-car yard in the morning, a low office behind two rows of cars',
    ),
    steps: [
      [
        'A rough figure by phone',
        'Registration, kilometres and anything that is wrong with it are enough for us.',
      ],
      ['Fifteen minutes in the yard', 'No appointment. You watch while we check it.'],
      ['Paid before you leave', 'By instant transfer, with any loan settled first.'],
    ],
  }),
);
