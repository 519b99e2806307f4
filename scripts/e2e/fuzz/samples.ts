import { randomUUID } from 'node:crypto';
import { TRAP } from '@forecourt/lib/lead/fields';
import { SIGNATURE_HEADER as OWN_HEADER, sign } from '@forecourt/lib/stock/signature';
import {
  SIGNATURE_HEADER as CONTENT_HEADER,
  signature as contentSignature,
} from '../../local/content-lake/webhooks/signature.ts';
import {
  SIGNATURE_HEADER as STRIPE_HEADER,
  signature as stripeSignature,
} from '../../local/payments/webhooks/signature.ts';
import { settingsFromEnvironment } from '../../local/settings.ts';

const { secrets, urls } = settingsFromEnvironment();

type Sample = Record<string, unknown>;

/** Marks the leads that the generator sent. */
export const HOSTILE_EMAIL = 'kim@hostile.example';

/** A valid body for each route by its template. A test fails when a route that takes a body has none here. */
export const SAMPLES: Record<string, Sample> = {
  '/api/leads': {
    kind: 'enquiry',
    car: null,
    values: {
      name: 'Kim Hostile',
      email: HOSTILE_EMAIL,
      phone: '0412 345 678',
      message: 'Is it still there?',
      category: 'Careers Enquiry',
      dealership: 'harbour-gold-coast',
      location: 'harbour-southport',
      rego: '123ABC',
      optIn: true,
      terms: true,
    },
    // The same fields as a plain form sends them, without scripts.
    name: 'Kim Hostile',
    email: HOSTILE_EMAIL,
    phone: '0412 345 678',
    message: 'Is it still there?',
    category: 'Careers Enquiry',
    dealership: 'harbour-gold-coast',
    location: 'harbour-southport',
    rego: '123ABC',
    terms: 'on',
    page: '/finance#finance-form',
    // The filled-in honeypot holds the lead back, so that nobody gets five hundred mails.
    [TRAP]: 'x',
    url: 'http://harbour.localhost/search?query=hilux',
    visited: ['/', '/search'],
    params: { utm_source: 'radio', gclid: 'x' },
  },
  '/api/events': {
    event_id: 49,
    car_id: null,
    dealership_id: null,
    website_id: 'harbour',
    url: '/search?x=1',
  },
  '/online-payment/start': {
    subject: 'INV-1',
    name: 'Kim Hostile',
    email: HOSTILE_EMAIL,
    amount: '$1,234.50',
    note: 'a note',
    again: 'on',
  },
  '/cars/[slug]/[checkout]/[step]': {
    name: 'Kim Hostile',
    mobile: '0412 345 678',
    email: HOSTILE_EMAIL,
    trade: 'yes',
    rego: '123ABC',
    regoState: 'QLD',
    description: 'A ute',
    kilometres: '120,000',
    handover: 'delivery',
    street: '1 Sample St',
    suburb: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    payment: 'finance',
    message: 'Two lines\nof words',
    terms: 'on',
  },
  '/cars/[slug]/waiting-list/join': { email: HOSTILE_EMAIL },
  '/api/phone-reveals': { car_id: null, dealership_id: 'harbour-brisbane', website_id: 'site-harbour' },
  '/api/stock/changed': { changes: [{ id: 'hostile-1', slug: 'hostile', dealershipId: 'nobody' }] },
  '/api/models/changed': { manufacturers: ['manufacturer-hostile'] },
  '/api/content/changed': {
    _id: 'hostile',
    _type: 'promoCard',
    operation: 'update',
    sites: ['nobody'],
    path: '/x',
  },
  '/api/payments/webhook': {
    id: 'evt_hostile',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1_700_000_000,
    data: {
      object: {
        id: 'cs_hostile',
        object: 'checkout.session',
        metadata: { reservation: randomUUID() },
        amount_total: 20_000,
        currency: 'aud',
      },
    },
  },
  '/api/back-office/reservations': {
    sites: ['harbour'],
    statuses: ['paid'],
    query: 'kim',
    after: null,
    limit: 2,
  },
  '/api/back-office/reservations/export': { sites: ['nobody'], statuses: ['sold'], query: 'hostile' },
  '/api/back-office/reservations/[reference]/steps': { action: 'refund', seen: 'paid', note: 'a note' },
  '/api/back-office/draft-links': { page: 'page-harbour-home', days: 1 },
  // A make that nobody has: two hundred sheets for each body would take the server's time.
  '/api/back-office/booklet': { site: 'harbour', condition: null, make: 'Hostile', dealership: null },
  '/api/back-office/booklet/choices': { site: 'harbour', condition: 'used', make: null, dealership: null },
  '/api/back-office/held-back': { after: randomUUID(), limit: 2 },
  '/api/back-office/held-back/[id]/send': {},
  '/api/back-office/activity': { site: 'harbour', from: '2026-11-01', to: '2026-11-22' },
  '/api/back-office/activity/export': { site: 'harbour', from: '2026-11-01', to: '2026-11-22' },
};

/** Routes that read nothing from a body but the fields every form carries. */
export const WITHOUT_SAMPLE = [
  '/api/[...path]',
  // For whoever is in preview.
  '/api/draft/perspective',
  '/online-payment/[reference]/cancel',
  '/reservations/[reference]/cancel',
  '/waiting-list/[entry]/leave',
];

/** The headers that a route accepts a body with; some bodies are sent without them, as a stranger would. */
export function credentials(template: string, body: string, token: string): Record<string, string> {
  const now = Date.now();
  switch (template) {
    case '/api/stock/changed':
    case '/api/models/changed':
      return { [OWN_HEADER]: sign(body, secrets.stockWebhookSecret, now / 1000) };
    case '/api/content/changed':
      return { [CONTENT_HEADER]: contentSignature(body, secrets.contentWebhookSecret, now) };
    case '/api/payments/webhook':
      return { [STRIPE_HEADER]: stripeSignature(body, secrets.stripeWebhookSecret, Math.floor(now / 1000)) };
    default:
      return template.startsWith('/api/back-office/')
        ? { authorization: `Bearer ${token}`, origin: new URL(urls.studio).origin }
        : {};
  }
}
