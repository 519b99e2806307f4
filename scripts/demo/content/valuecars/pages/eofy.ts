import { callToAction, featuredCars, page, richText } from '../../shared/blocks.ts';

export const eofyUtes = page(
  '/pages/eofy-utes',
  'Utes before 30 June',
  'Used utes and vans in Enfield and Lonsdale that can be registered in your business’s name before the end of June.',
  [
    featuredCars({
      heading: 'Utes on the yard',
      filter: { bodies: ['ute'] },
      sort: 'sort_price:asc',
      layout: 'grid',
      viewAllLabel: 'See every ute',
    }),
    richText(`
## What counts

The day it is ready for use, not the day you pay the deposit. Everything on this page is on the yard, inspected and
registered: pay by 28 June, work with it on the 29th. The invoice shows GST and the price without it. Your accountant
knows what you may write off; we know which one starts every morning.
`),
    callToAction({
      heading: 'Come early, bring the trailer',
      text: 'Hook it up and drive it around the block before you decide.',
      actions: [
        ['Our yards', '/our-location'],
        ['Call 08 7010 0110', 'tel:08-7010-0110'],
      ],
    }),
  ],
);
