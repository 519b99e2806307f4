import { action } from '@forecourt/schemas/writing/target';
import { models } from '../shared/models.ts';
import { dropdown, footer as footerOf, menuLink, modelsMenu } from '../shared/navigation.ts';
import { facts } from './dealer-facts.ts';

const onSale = models
  .filter(({ make, status }) => make === 'Mazda' && status === 'current')
  .map(({ name }) => name);

export const header = {
  menus: [
    menuLink('Home', '/'),
    modelsMenu('Models', '/models', 'Mazda', onSale, 'body'),
    menuLink('Offers', '/special-offers'),
    dropdown('Our Stock', [
      ['New cars', '/search/new-cars', 'On the ground or on the water'],
      ['Demonstrators', '/search/demo-cars', 'Driven by us, priced for you'],
      ['Pre-owned', '/search/used-cars', 'Inspected, serviced, warranted'],
    ]),
    dropdown('Service and Parts', [
      ['Book a Service', '/service#service-booking'],
      ['Find a part', '/find-a-part'],
      ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ['Warranty', '/warranty'],
      ['Roadside assistance', '/roadside-assist'],
    ]),
    dropdown('Company', [
      ['About us', '/about-us'],
      ['Find us', '/contact-us'],
      ['Owner benefits', '/owner-benefits'],
      ['Contact us', '/contact'],
    ]),
    menuLink('Finance', '/finance-enquiry'),
  ],
  callToAction: action('Book a test drive', '/book-test-drive'),
};

export const footer = footerOf(
  facts,
  [
    [
      'Buyer Tools',
      [
        ['New cars', '/search/new-cars'],
        ['Demonstrators', '/search/demo-cars'],
        ['Pre-owned', '/search/used-cars'],
        ['Book a test drive', '/book-test-drive'],
        ['Finance', '/finance-enquiry'],
        ['Trade in', '/trade-in'],
      ],
    ],
    [
      'Servicing and Parts',
      [
        ['Service', '/service'],
        ['Parts and accessories', '/vehicle-parts-and-accessories'],
        ['Warranty', '/warranty'],
        ['Roadside assistance', '/roadside-assist'],
      ],
    ],
    [
      'Northside',
      [
        ['About us', '/about-us'],
        ['Owner benefits', '/owner-benefits'],
        ['News', '/blog'],
        ['Find us', '/contact-us'],
        ['Contact us', '/contact'],
      ],
    ],
  ],
  { words: 'Northside Mazda, Preston and Epping.' },
);
