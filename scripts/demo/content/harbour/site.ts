import { legalPages } from '../shared/legal/pages.ts';
import { logo } from '../shared/picture.ts';
import type { SiteContent } from '../shared/site-content.ts';
import { tradeAdjustments } from '../shared/trade-adjustments.ts';
import { deliveryRegions } from './delivery.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { locationLeads, locations } from './locations.ts';
import { footer, header } from './navigation.ts';
import { offers } from './offers.ts';
import { aboutUs } from './pages/about-us.ts';
import { bookTestDrive } from './pages/book-test-drive.ts';
import { careers } from './pages/careers.ts';
import { electricVehicles } from './pages/electric-vehicles.ts';
import { eofy, eofyFleet } from './pages/eofy.ts';
import { finance } from './pages/finance.ts';
import { financeAndInsurance } from './pages/finance-and-insurance.ts';
import { fleet } from './pages/fleet.ts';
import { neotek, outdoor, twgCars, twgRental, twgTyres } from './pages/group-brands.ts';
import { parts } from './pages/parts.ts';
import { partsSearch } from './pages/parts-search.ts';
import { contact, locationsPage, specialOffersPage } from './pages/places.ts';
import { plateClearance } from './pages/plate-clearance.ts';
import { sellMyCar } from './pages/sell-my-car.ts';
import { service } from './pages/service.ts';
import { warranty } from './pages/warranty.ts';
import { people } from './people.ts';
import { posts } from './posts.ts';
import { prizeWheels } from './prize-wheels.ts';
import { promoCards } from './promo-cards.ts';
import { reviews } from './reviews.ts';
import { features, settings } from './settings.ts';
import { slides } from './slides.ts';

/** A dealer group: twelve makes, six locations in South East Queensland. */
export const harbour: SiteContent = {
  slug: 'harbour',
  facts,
  template: 'group',
  theme: { brand: '#0b2a4a', accent: '#0b5cad' },
  logo: logo('logos/harbour', 'Harbour Motor Group'),
  settings,
  features,
  header,
  footer,
  gallerySlide: 'range',
  locations,
  locationLeads,
  reviews,
  people,
  slides,
  offers,
  posts,
  promoCards,
  prizeWheels,
  delivery: deliveryRegions,
  tradeAdjustments: tradeAdjustments(),
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
