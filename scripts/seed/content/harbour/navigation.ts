import { dropdown, footer as footerOf, megaMenu, menuLink } from '../shared/navigation.ts';
import { stockPath } from '../shared/stock-path.ts';
import { action } from '../shared/target.ts';
import { facts } from './facts.ts';

const body = (simple_body: string) => stockPath('/search', { simple_body });

export const header = {
  menus: [
    menuLink('Home', '/'),
    megaMenu('Models', '/search/new-cars', [
      {
        title: 'Makes',
        items: [
          ['BYD', '/search/byd'],
          ['Ford', '/search/ford'],
          ['GWM', '/search/gwm'],
          ['Hyundai', '/search/hyundai'],
          ['Isuzu', '/search/isuzu'],
          ['Kia', '/search/kia'],
        ],
      },
      {
        title: 'More makes',
        items: [
          ['Mazda', '/search/mazda'],
          ['Mitsubishi', '/search/mitsubishi'],
          ['Nissan', '/search/nissan'],
          ['Subaru', '/search/subaru'],
          ['Toyota', '/search/toyota'],
          ['Volkswagen', '/search/volkswagen'],
        ],
      },
      {
        title: 'By body',
        items: [
          ['SUVs', body('suv')],
          ['Utes', body('ute')],
          ['Hatchbacks', body('hatch')],
          ['Sedans', body('sedan')],
          ['Wagons', body('wagon')],
          ['Vans', body('van')],
        ],
      },
      {
        title: 'By how it runs',
        items: [
          ['Electric', stockPath('/search', { simple_fuel: 'Electric' })],
          ['Hybrid', stockPath('/search', { simple_fuel: 'Hybrid' })],
          ['Diesel', stockPath('/search', { simple_fuel: 'Diesel' })],
          ['Electric cars explained', '/pages/electric-vehicles'],
        ],
      },
    ]),
    menuLink('Offers', '/special-offers'),
    dropdown('Our Stock', [
      ['All cars', '/search'],
      ['New cars', '/search/new-cars'],
      ['Demonstrators', '/search/demo-cars'],
      ['Used cars', '/search/used-cars'],
      ['Cars under $20,000', stockPath('/search/used-cars', {}, { price: ['', 20000] })],
    ]),
    dropdown('Service and Parts', [
      ['Service', '/service'],
      ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ['Warranty', '/warranty'],
    ]),
    dropdown('Company', [
      ['About us', '/about-us'],
      ['Locations', '/locations'],
      ['Fleet', '/fleet'],
      ['Careers', '/careers'],
      ['Contact us', '/contact'],
    ]),
    menuLink('Finance', '/finance'),
  ],
  callToAction: action('Sell my car', '/sell-my-car'),
};

export const footer = footerOf(
  facts,
  [
    [
      'Buyer Tools',
      [
        ['Search all cars', '/search'],
        ['Used cars', '/search/used-cars'],
        ['Special offers', '/special-offers'],
        ['Finance', '/finance'],
        ['Sell my car', '/sell-my-car'],
        ['Electric vehicles', '/pages/electric-vehicles'],
      ],
    ],
    [
      'Servicing and Parts',
      [
        ['Service', '/service'],
        ['Parts and accessories', '/vehicle-parts-and-accessories'],
        ['Warranty', '/warranty'],
        ['Fleet', '/fleet'],
      ],
    ],
    [
      'Harbour',
      [
        ['About us', '/about-us'],
        ['Locations', '/locations'],
        ['Careers', '/careers'],
        ['Contact us', '/contact'],
      ],
    ],
  ],
  { words: 'Harbour Motor Group sells and services cars at six dealerships in South East Queensland.' },
);
