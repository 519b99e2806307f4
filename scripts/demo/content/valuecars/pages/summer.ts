import { page } from '../../shared/blocks.ts';
import { countdown, financeNow, financeSteps, paymentStrip, promoCards } from '../../shared/promo-blocks.ts';

export const summer = page(
  '/pages/summer',
  'Summer sale',
  'Used cars in Adelaide, $500 less until the end of January. The price on the windscreen has it taken off.',
  [
    countdown({
      heading: 'Summer prices end in',
      text: '$500 off is on the windscreen already. Nothing to ask for.',
      until: '2027-01-31T17:00:00+10:30',
      afterwards: 'Summer is over. The everyday price is still one price.',
      to: ['All used cars', '/search/used-cars'],
    }),
    promoCards('valuecars', ['delivery']),
    financeNow('Pick one of these or any other, and know the weekly figure before you come in.'),
    financeSteps({ heading: 'From the couch to the keys' }),
    paymentStrip('For reserving a car, deposits and invoices. EFTPOS and bank cheques at the desk.'),
  ],
);
