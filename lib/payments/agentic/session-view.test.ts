import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { PAYMENT_PROBLEMS } from '../tables/agent-checkouts.ts';
import { productOf } from './product.ts';
import { type SessionFacts, sessionState } from './session-status.ts';
import { type SessionPresentation, sessionView } from './session-view.ts';
import { publishedProduct, publishedSession } from './testing/published.ts';

const vehicle = sampleVehicle({ payment_processors: ['stripe'] });
const NOW = new Date('2026-11-30T00:00:00Z');
const FACTS: SessionFacts = {
  contact: { name: 'Kim Nguyen', mobile: '0412345678', email: 'kim@shopper.example' },
  vehicle: 'free',
  needsSignIn: false,
  hasAcceptedTerms: true,
  isCancelled: false,
  isExpired: false,
  problem: null,
  reservation: null,
};
const PRESENTATION: SessionPresentation = {
  url: 'https://sample.example',
  dealer: 'Sample Dealer',
  terms: ['You pay $200 today.'],
  termsPath: '/terms-and-conditions',
  privacyPath: '/privacy-policy',
  contactPath: '/contact',
  continueUrl: null,
  merchantId: 'profile_1',
  isTest: false,
};
const view = (facts: Partial<SessionFacts> = {}, more: Partial<SessionPresentation> = {}) => {
  const all = { ...FACTS, ...facts };
  return sessionView(
    {
      id: '6f1c7d1e-0000-4000-8000-000000000001',
      state: sessionState(all),
      contact: all.contact,
      vehicle,
      amountCents: 20_000,
      createdAt: NOW,
      updatedAt: NOW,
      expiresAt: NOW,
      order: null,
    },
    { ...PRESENTATION, ...more },
  );
};
const nobody = { name: null, mobile: null, email: null };

describe('a checkout session', () => {
  test.each<[string, Partial<SessionFacts>]>([
    ['ready', {}],
    ['without contact details', { contact: nobody }],
    ['on a site with sign-in', { needsSignIn: true }],
    ['without accepted terms', { hasAcceptedTerms: false }],
    ['with a car that is held', { vehicle: 'taken' }],
    ['with a car that is gone', { vehicle: 'gone' }],
    ['cancelled', { isCancelled: true }],
    ['expired', { isExpired: true }],
    ...PAYMENT_PROBLEMS.map((problem): [string, Partial<SessionFacts>] => [
      `refused: ${problem}`,
      { problem },
    ]),
  ])('%s, has the published shape', (_, facts) => {
    expect(publishedSession.safeParse(view(facts)).error?.issues).toBeUndefined();
  });

  test('costs the deposit in cents, not the car', () => {
    const { totals, line_items, currency } = view();
    expect(currency).toBe('aud');
    expect(totals.find(({ type }) => type === 'total')?.amount).toBe(20_000);
    expect(line_items[0]?.unit_amount).toBe(20_000);
  });

  test('shows the reservation terms and where the shopper continues', () => {
    const session = view(
      { hasAcceptedTerms: false },
      { continueUrl: 'https://sample.example/agentic/terms' },
    );
    expect(session.line_items[0]?.disclosures.map(({ content }) => content)).toEqual(PRESENTATION.terms);
    expect(session.continue_url).toBe('https://sample.example/agentic/terms');
    expect(publishedSession.safeParse(session).success).toBe(true);
  });
});

test('a product of the feed has the published shape, and the item of a session', () => {
  const product = productOf(vehicle, { url: 'https://sample.example', name: 'Sample' }, 20_000);
  expect(publishedProduct.safeParse(product).error?.issues).toBeUndefined();
  expect(product.variants[0]?.id).toBe(view().line_items[0]?.item.id);
});
