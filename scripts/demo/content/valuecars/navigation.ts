import { action } from '@forecourt/schemas/writing/target';
import { dropdown, footer as footerOf, menuLink } from '../shared/navigation.ts';
import { stockPath } from '../shared/stock-path.ts';
import { facts } from './dealer-facts.ts';

const usedOfBody = (simple_body: string) => stockPath('/search/used-cars', { simple_body });
const usedInRange = (from: number | '', to: number | '') =>
  stockPath('/search/used-cars', {}, { price: [from, to] });

export const header = {
  menus: [
    menuLink('Home', '/'),
    dropdown('Models', [
      ['Hatches', usedOfBody('hatch')],
      ['SUVs', usedOfBody('suv')],
      ['Utes', usedOfBody('ute')],
      ['Sedans', usedOfBody('sedan')],
      ['Wagons', usedOfBody('wagon')],
      ['Vans', usedOfBody('van')],
    ]),
    menuLink('Offers', '/deals'),
    dropdown('Our Stock', [
      ['All used cars', '/search/used-cars'],
      ['Under $10,000', usedInRange('', 10000)],
      ['$10,000 to $15,000', usedInRange(10000, 15000)],
      ['$15,000 to $25,000', usedInRange(15000, 25000)],
      ['Over $25,000', usedInRange(25000, '')],
    ]),
    dropdown('Service and Parts', [
      ['Book a Service', '/service#service-booking'],
      ['Warranty', '/pages/warranty'],
    ]),
    dropdown('Company', [
      ['About us', '/about-us'],
      ['Our yards', '/our-location'],
      ['Delivery', '/pages/delivery'],
      ['Contact us', '/contact'],
    ]),
    menuLink('Finance', '/apply-for-finance'),
  ],
  callToAction: action('Sell your car', '/sell-your-car'),
};

export const footer = footerOf(
  facts,
  [
    [
      'Buyer Tools',
      [
        ['All used cars', '/search/used-cars'],
        ['Under $10,000', usedInRange('', 10000)],
        ['Deals', '/deals'],
        ['Finance', '/apply-for-finance'],
        ['Sell your car', '/sell-your-car'],
        ['Utes before 30 June', '/pages/eofy-utes'],
      ],
    ],
    [
      'Servicing and Parts',
      [
        ['Service', '/service'],
        ['Warranty', '/pages/warranty'],
        ['Delivery', '/pages/delivery'],
      ],
    ],
    [
      'Value Cars',
      [
        ['About us', '/about-us'],
        ['Our yards', '/our-location'],
        ['Contact us', '/contact'],
        ['Online payment', '/online-payment'],
      ],
    ],
  ],
  { words: 'Used cars at one price, in Enfield and Lonsdale.' },
);
