import { legalPages } from '../shared/legal/pages.ts';
import { logo } from '../shared/picture.ts';
import type { SiteContent } from '../shared/site-content.ts';
import { tradeAdjustments } from '../shared/trade-adjustments.ts';
import { announcements } from './announcements.ts';
import { deliveryRegions } from './delivery.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { locations } from './locations.ts';
import { footer, header } from './navigation.ts';
import { offers } from './offers.ts';
import { aboutUs } from './pages/about-us.ts';
import { delivery } from './pages/delivery.ts';
import { eofyUtes } from './pages/eofy.ts';
import { finance } from './pages/finance.ts';
import { contact, deals, locationsPage } from './pages/places.ts';
import { sell } from './pages/sell.ts';
import { service } from './pages/service.ts';
import { summer } from './pages/summer.ts';
import { warranty } from './pages/warranty.ts';
import { people } from './people.ts';
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
  people,
  slides,
  offers,
  announcements,
  promoCards,
  delivery: deliveryRegions,
  tradeAdjustments: tradeAdjustments(0.6),
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
