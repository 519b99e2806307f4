import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { newSiteRequestSchema } from '@forecourt/lib/operations/new-site/request';
import type { StockSummary } from '@forecourt/lib/operations/new-site/stock-summary';

export const request = newSiteRequestSchema.parse({
  name: 'Bayside Motors',
  slug: 'bayside',
  hosts: ['www.bayside.example'],
  template: 'yard',
  dealerships: ['bayside'],
  company: 'Bayside Motors Pty Ltd',
  licence: 'LMCT 11999',
  leads: ['sales@bayside.example'],
  places: [
    {
      street: '120 Mountain Highway',
      suburb: 'Bayswater',
      state: 'VIC',
      postcode: '3153',
      phone: '03 7010 0190',
      hours: 'Mon-Fri 9-17',
    },
  ],
});

export const EMPTY: StockSummary = {
  cars: 0,
  carTypes: { new: 0, demo: 0, used: 0 },
  newMakes: [],
  bodies: {},
  hasCaravans: false,
  places: [],
  photographed: [],
};

export const STOCKED: StockSummary = {
  ...EMPTY,
  cars: 12,
  carTypes: { new: 0, demo: 2, used: 10 },
  bodies: { suv: 7, ute: 5 },
};

/** Returns the facts of a new site with one location. */
export const factsWith = (stock: StockSummary, more: Partial<NewSiteFacts> = {}): NewSiteFacts => ({
  request,
  colours: { accent: '#f97316', brand: '#134e4a' },
  dealerships: [{ id: 'bayside', name: 'Bayside Motors', slug: 'bayside', leadEmails: null }],
  stock,
  places: request.places.map((place) => ({ place, stock: null })),
  unnamedPlaces: [],
  knownLocations: [],
  brands: [],
  logoId: null,
  pictures: [],
  localPort: '3000',
  now: new Date('2026-11-23T00:00:00Z'),
  ...more,
});
