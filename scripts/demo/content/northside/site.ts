import { legalPages } from '../shared/legal/pages.ts';
import { metaFeed } from '../shared/outgoing-feeds.ts';
import { logo } from '../shared/picture.ts';
import type { SiteContent } from '../shared/site-content.ts';
import { tradeAdjustments } from '../shared/trade-adjustments.ts';
import { serviceJobs } from '../shared/workshops.ts';
import { facts } from './dealer-facts.ts';
import { home } from './home.ts';
import { locations } from './locations.ts';
import { footer, header } from './navigation.ts';
import { offers } from './offers.ts';
import { aboutUs } from './pages/about-us.ts';
import { bookTestDrive } from './pages/book-test-drive.ts';
import { contact, locationsPage, roadsideAssist, specialOffersPage } from './pages/contact-and-offers.ts';
import { finance } from './pages/finance.ts';
import { ownerBenefits } from './pages/owner-benefits.ts';
import { parts } from './pages/parts.ts';
import { partsSearch } from './pages/parts-search.ts';
import { sell } from './pages/sell.ts';
import { service } from './pages/service.ts';
import { warranty } from './pages/warranty.ts';
import { yearEnd } from './pages/year-end.ts';
import { posts } from './posts.ts';
import { reviews } from './reviews.ts';
import { features, settings } from './settings.ts';
import { slides } from './slides.ts';
import { translations } from './translations/documents.ts';

/** A single-brand dealer with two showrooms in the north of Melbourne. */
export const northside: SiteContent = {
  slug: 'northside',
  facts,
  template: 'franchise',
  theme: { brand: '#14161a', accent: '#a8182d' },
  logo: logo('logos/northside', 'Northside Mazda'),
  manufacturer: 'Mazda',
  needsApproval: ['pages', 'offers'],
  settings,
  hasStreetMap: true,
  features,
  header,
  footer,
  locations,
  reviews,
  people: [
    { name: 'Dimitra Kostas', role: 'Dealer principal', at: 'northside-preston', phone: '03 7010 0110' },
    { name: 'Owen Clarke', role: 'Service manager', at: 'northside-preston-service', phone: '03 7010 0112' },
    { name: 'Farah Aziz', role: 'New vehicles', at: 'northside-epping', phone: '03 7010 0120' },
  ],
  announcements: [
    {
      name: 'christmas',
      kind: 'bar',
      text: 'Closed from 25 to 27 December. The workshops reopen on 28 December.',
      to: '/contact-us',
      from: '2026-12-14',
      until: '2026-12-27',
    },
  ],
  translations,
  slides,
  offers,
  posts,
  tradeAdjustments: tradeAdjustments(),
  workshops: [
    { at: 'northside-preston-service', bays: 4, advisors: 2, loanCars: 2 },
    { at: 'northside-epping-service', bays: 2, advisors: 1, loanCars: 1 },
  ],
  serviceJobs,
  outgoingFeeds: [metaFeed],
  pages: [
    home,
    aboutUs,
    bookTestDrive,
    contact,
    finance,
    locationsPage,
    ownerBenefits,
    parts,
    partsSearch,
    roadsideAssist,
    sell,
    service,
    specialOffersPage,
    warranty,
    yearEnd,
    ...legalPages(facts),
  ],
};
