import { harbourConditionFiles } from '../shared/condition-files.ts';
import { legalPages } from '../shared/legal/pages.ts';
import { googleFeed } from '../shared/outgoing-feeds.ts';
import { logo } from '../shared/picture.ts';
import type { SiteContent } from '../shared/site-content.ts';
import { tradeAdjustments } from '../shared/trade-adjustments.ts';
import { contactNumbers, messageTemplates } from './conversations.ts';
import { facts } from './dealer-facts.ts';
import { home } from './home.ts';
import { locationLeads, locations } from './locations.ts';
import { footer, header } from './navigation.ts';
import { offers } from './offers.ts';
import { aboutUs } from './pages/about-us.ts';
import { bookTestDrive } from './pages/book-test-drive.ts';
import { careers } from './pages/careers.ts';
import { contact, locationsPage, specialOffersPage } from './pages/contact-and-offers.ts';
import { electricVehicles } from './pages/electric-vehicles.ts';
import { eofy, eofyFleet } from './pages/eofy.ts';
import { finance } from './pages/finance.ts';
import { financeAndInsurance } from './pages/finance-and-insurance.ts';
import { fleet } from './pages/fleet.ts';
import { neotek, outdoor, twgCars, twgRental, twgTyres } from './pages/group-brands.ts';
import { parts } from './pages/parts.ts';
import { partsSearch } from './pages/parts-search.ts';
import { plateClearance } from './pages/plate-clearance.ts';
import { sellMyCar } from './pages/sell-my-car.ts';
import { service } from './pages/service.ts';
import { warranty } from './pages/warranty.ts';
import { posts } from './posts.ts';
import { prizeWheels } from './prize-wheels.ts';
import { promoCards } from './promo-cards.ts';
import { reviews } from './reviews.ts';
import { features, settings } from './settings.ts';
import { slides } from './slides.ts';

/** A dealer group: twelve makes, six dealerships in South East Queensland. */
export const harbour: SiteContent = {
  slug: 'harbour',
  facts,
  template: 'group',
  theme: { brand: '#0b2a4a', accent: '#0b5cad' },
  logo: logo('logos/harbour', 'Harbour Motor Group'),
  settings,
  hasStreetMap: true,
  features,
  header,
  footer,
  gallerySlide: 'range',
  locations,
  locationLeads,
  reviews,
  people: [
    { name: 'Priya Raman', role: 'Dealer principal', at: 'harbour-albion', phone: '07 7010 0110' },
    { name: 'Luke Harding', role: 'New vehicles', at: 'harbour-albion', phone: '07 7010 0111' },
    { name: 'Sione Tau', role: 'Service manager', at: 'harbour-albion-service', phone: '07 7010 0112' },
    { name: 'Grace Nguyen', role: 'Parts', at: 'harbour-albion-parts', phone: '07 7010 0114' },
    { name: 'Ben Castle', role: 'Dealer principal', at: 'harbour-moorooka', phone: '07 7010 0120' },
    { name: 'Tahlia Moore', role: 'Dealer principal', at: 'harbour-southport', phone: '07 7010 0130' },
    { name: 'Kurt Weiss', role: 'Motorcycle workshop', at: 'harbour-burleigh', phone: '07 7010 0140' },
    { name: 'Ngaire Pohatu', role: 'Dealer principal', at: 'harbour-maroochydore', phone: '07 7010 0150' },
  ],
  slides,
  offers,
  posts,
  promoCards,
  prizeWheels,
  delivery: [
    { name: 'Brisbane', postcodes: ['4000-4207', '4500-4512'], price: 0 },
    { name: 'the Gold Coast', postcodes: ['4208-4230'], price: 95 },
    { name: 'the Sunshine Coast', postcodes: ['4550-4575'], price: 145 },
    { name: 'the rest of Queensland', postcodes: ['4231-4499', '4513-4549', '4576-4899'], price: 1250 },
    { name: 'northern New South Wales', postcodes: ['2469-2490'], price: 320 },
  ],
  tradeAdjustments: tradeAdjustments(),
  conditionFiles: harbourConditionFiles,
  outgoingFeeds: [googleFeed],
  messageTemplates,
  contactNumbers,
  pages: [
    home,
    aboutUs,
    bookTestDrive,
    careers,
    contact,
    electricVehicles,
    eofy,
    eofyFleet,
    finance,
    financeAndInsurance,
    fleet,
    locationsPage,
    neotek,
    outdoor,
    parts,
    plateClearance,
    partsSearch,
    sellMyCar,
    service,
    specialOffersPage,
    twgCars,
    twgRental,
    twgTyres,
    warranty,
    ...legalPages(facts),
  ],
  redirects: [
    ['/warranties', '/warranty'],
    ['/Used-Cars.html', '/search/used-cars'],
    ['/fleet-sales', '/fleet'],
  ],
};
