import { action } from '@forecourt/schemas/writing/target';
import { dropdown, footer as footerOf, menuLink } from '../shared/navigation.ts';
import { stockPath } from '../shared/stock-path.ts';
import { facts } from './dealer-facts.ts';

const type = (simple_body: string) => stockPath('/search', { simple_body });

export const header = {
  menus: [
    menuLink('Home', '/'),
    dropdown('Models', [
      ['Touring caravans', type('caravan'), 'For sealed roads and caravan parks'],
      ['Off-road caravans', type('offRoadCaravan'), 'For gravel, sand and corrugations'],
      ['Pop tops', type('popTop'), 'Low on the road, tall in camp'],
      ['Camper trailers', type('camperTrailer'), 'Light enough for most cars'],
    ]),
    menuLink('Offers', '/special-offers'),
    dropdown('Our Stock', [
      ['All caravans', '/search'],
      ['New caravans', '/search/new-cars'],
      ['Used caravans', '/search/used-cars'],
      ['Under $40,000', stockPath('/search', {}, { price: ['', 40000] })],
    ]),
    dropdown('Service and Parts', [
      ['Book a Service', '/service#service-booking'],
      ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ['Warranty', '/warranty'],
    ]),
    dropdown('Company', [
      ['About us', '/about-us'],
      ['Towing guide', '/pages/towing-guide'],
      ['Find us', '/locations'],
      ['Contact us', '/contact'],
    ]),
    menuLink('Finance', '/finance'),
  ],
  callToAction: action('Sell my caravan', '/sell-my-car'),
};

const groups = [
  [
    'Buyer Tools',
    [
      ['All caravans', '/search'],
      ['Special offers', '/special-offers'],
      ['Finance', '/finance'],
      ['Sell my caravan', '/sell-my-car'],
      ['Towing guide', '/pages/towing-guide'],
    ],
  ],
  [
    'Servicing and Parts',
    [
      ['Service and repairs', '/service'],
      ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ['Warranty', '/warranty'],
    ],
  ],
  [
    'Coastline',
    [
      ['About us', '/about-us'],
      ['Find us', '/locations'],
      ['Contact us', '/contact'],
    ],
  ],
] as const;

export const footer = footerOf(facts, groups, { words: 'Coastline Caravans, Heatherbrae.' });

/** Replaces the footer above (SITE-32). */
export const customFooter = footerOf(facts, groups, {
  words:
    'We acknowledge the Worimi people, on whose Country we work, and the owners of every Country our vans travel through.',
});
