import { valueCarsConditionFiles } from '../shared/condition-files.ts';
import { legalPages } from '../shared/legal/pages.ts';
import { classifiedsFeed } from '../shared/outgoing-feeds.ts';
import { logo } from '../shared/picture.ts';
import type { SiteContent } from '../shared/site-content.ts';
import { tradeAdjustments } from '../shared/trade-adjustments.ts';
import { announcements } from './announcements.ts';
import { facts } from './dealer-facts.ts';
import { home } from './home.ts';
import { locations } from './locations.ts';
import { footer, header } from './navigation.ts';
import { offers } from './offers.ts';
import { aboutUs } from './pages/about-us.ts';
import { contact, deals, locationsPage } from './pages/contact-and-offers.ts';
import { delivery } from './pages/delivery.ts';
import { eofyUtes } from './pages/eofy.ts';
import { finance } from './pages/finance.ts';
import { sell } from './pages/sell.ts';
import { service } from './pages/service.ts';
import { summer } from './pages/summer.ts';
import { warranty } from './pages/warranty.ts';
import { promoCards } from './promo-cards.ts';
import { features, settings } from './settings.ts';
import { slides } from './slides.ts';

/** A used-car yard with two addresses in Adelaide. */
export const valuecars: SiteContent = {
  slug: 'valuecars',
  facts,
  template: 'yard',
  theme: { brand: '#1d2433', accent: '#ffcc1a' },
  logo: logo('logos/valuecars', 'Value Cars'),
  settings,
  features,
  header,
  footer,
  locations,
  people: [
    { name: 'Jo Bennetts', role: 'Owner', at: 'value-cars-enfield', phone: '08 7010 0110' },
    { name: 'Raj Singh', role: 'Yard, Enfield', at: 'value-cars-enfield' },
    { name: 'Steph Marino', role: 'Yard, Lonsdale', at: 'value-cars-lonsdale' },
  ],
  slides,
  offers,
  announcements,
  promoCards,
  // Free within about 60 km of either yard, as the delivery page says; cost price in the country.
  delivery: [
    { name: 'Adelaide', postcodes: ['5000-5199', '5800-5999'], price: 0 },
    { name: 'the Barossa and the Fleurieu', postcodes: ['5201-5214', '5231-5259', '5350-5360'], price: 120 },
    { name: 'country South Australia', postcodes: ['5260-5349', '5371-5749'], price: 390 },
    { name: 'Melbourne', postcodes: ['3000-3207', '8000-8399'], price: 690 },
    { name: 'Darwin', postcodes: ['0800-0832'], price: 1890 },
  ],
  tradeAdjustments: tradeAdjustments(0.6),
  conditionFiles: valueCarsConditionFiles,
  outgoingFeeds: [classifiedsFeed],
  pages: [
    home,
    aboutUs,
    contact,
    deals,
    delivery,
    eofyUtes,
    finance,
    locationsPage,
    sell,
    service,
    summer,
    warranty,
    ...legalPages(facts),
  ],
};
