import { action } from '@forecourt/schemas/writing/target';
import { dropdown, during, footer as footerOf, megaMenu, menuLink } from '../shared/navigation.ts';
import { stockPath } from '../shared/stock-path.ts';
import { facts } from './dealer-facts.ts';

export const header = {
  menus: [
    menuLink('Home', '/'),
    megaMenu('Models', '/models', [
      {
        title: 'Makes',
        items: [
          ['BYD', '/brands/byd'],
          ['Ford', '/brands/ford'],
          ['GWM', '/brands/gwm'],
          ['Hyundai', '/brands/hyundai'],
          ['Isuzu', '/brands/isuzu'],
          ['Kia', '/brands/kia'],
        ],
      },
      {
        title: 'More makes',
        items: [
          ['Mazda', '/brands/mazda'],
          ['Mitsubishi', '/brands/mitsubishi'],
          ['Nissan', '/brands/nissan'],
          ['Subaru', '/brands/subaru'],
          ['Toyota', '/brands/toyota'],
          ['Volkswagen', '/brands/volkswagen'],
        ],
      },
      {
        title: 'By body',
        items: [
          ['SUVs', '/models?body=suv'],
          ['Utes', '/models?body=ute'],
          ['Hatchbacks', '/models?body=hatch'],
          ['Sedans', '/models?body=sedan'],
          ['Wagons', '/models?body=wagon'],
          ['Vans', '/models?body=van'],
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
      ['Trucks', '/search/trucks'],
      ['Motorcycles', '/search/motorcycles'],
      ['Cars under $20,000', stockPath('/search/used-cars', {}, { price: ['', 20000] })],
    ]),
    dropdown('Service and Parts', [
      ['Book a Service', '/service#service-booking'],
      ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ['Warranty', '/warranty'],
    ]),
    dropdown('Company', [
      ['About us', '/about-us'],
      ['Our brands', '/brands'],
      ['Dealerships', '/dealerships'],
      ['Locations', '/locations'],
      ['Fleet', '/fleet'],
      ['Careers', '/careers'],
      ['Contact us', '/contact'],
    ]),
    menuLink('Finance', '/finance'),
    during('2027-05-01', '2027-06-30', menuLink('EOFY', '/eofy')),
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
        ['Spin to win', '/spin-to-win'],
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
      ],
    ],
    [
      'Harbour',
      [
        ['About us', '/about-us'],
        ['Our brands', '/brands'],
        ['Dealerships', '/dealerships'],
        ['Fleet', '/fleet'],
        ['News', '/blog'],
        ['Careers', '/careers'],
        ['Contact us', '/contact'],
        ['Online payment', '/online-payment'],
      ],
    ],
  ],
  { words: 'Harbour Motor Group sells and services cars at six dealerships in South East Queensland.' },
);
