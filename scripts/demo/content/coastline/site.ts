import { legalPages } from '../shared/legal/pages.ts';
import { logo } from '../shared/picture.ts';
import type { SiteContent } from '../shared/site-content.ts';
import { announcements, popups } from './announcements.ts';
import { facts } from './dealer-facts.ts';
import { home } from './home.ts';
import { locations } from './locations.ts';
import { customFooter, footer, header } from './navigation.ts';
import { offers } from './offers.ts';
import { aboutUs } from './pages/about-us.ts';
import { contact, locationsPage, specialOffersPage } from './pages/contact-and-offers.ts';
import { finance } from './pages/finance.ts';
import { parts } from './pages/parts.ts';
import { sell } from './pages/sell.ts';
import { service } from './pages/service.ts';
import { towing } from './pages/towing.ts';
import { warranty } from './pages/warranty.ts';
import { reviews } from './reviews.ts';
import { features, settings } from './settings.ts';
import { slides } from './slides.ts';

/** A caravan dealer on the highway north of Newcastle. */
export const coastline: SiteContent = {
  slug: 'coastline',
  facts,
  template: 'marine',
  theme: { brand: '#123c4a', accent: '#0f6f7c' },
  logo: logo('logos/coastline', 'Coastline Caravans'),
  settings,
  features,
  header,
  footer,
  customFooter,
  locations,
  reviews,
  people: [
    { name: 'Wayne Doherty', role: 'Owner', at: 'coastline-heatherbrae', phone: '02 7010 0110' },
    { name: 'Sam Doherty', role: 'Workshop', at: 'coastline-heatherbrae-service', phone: '02 7010 0112' },
    { name: 'Lou Petrovic', role: 'Handovers', at: 'coastline-heatherbrae' },
  ],
  slides,
  offers,
  announcements,
  popups,
  popupPromotion: 'weighbridge',
  pageTrials: [
    {
      name: 'short-form',
      title: 'The whole form at once on Contact',
      hypothesis:
        'Most people who open Contact have one question. A form that shows all its fields at once looks like less work than steps, so more of them send it.',
      page: '/contact',
      feature: 'multiStepEnquiryEnabled',
      isOn: false,
    },
  ],
  pages: [
    home,
    aboutUs,
    contact,
    finance,
    locationsPage,
    parts,
    sell,
    service,
    specialOffersPage,
    towing,
    warranty,
    ...legalPages(facts),
  ],
};
