import type { Customer } from '@forecourt/lib/payments/reservation/customer';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';

export const SECRET = 'a-secret-of-the-reservations-of-tests';
export const CARD = {
  good: '4242424242424242',
  declined: '4000000000000002',
  refundLater: '4000000000007726',
  refundFails: '4000000000005126',
};
export const WAIT = { timeout: 20_000, interval: 20 };

export const CUSTOMER: Customer = {
  name: 'Kim Nguyen',
  mobile: '0412 345 678',
  email: 'kim@shopper.example',
};

/** A site that takes reservations, with the settings and features that a test changes. */
export const site = (settings: Record<string, unknown> = {}, features: Record<string, boolean> = {}) => ({
  slug: 'sample',
  dealerships: [
    {
      id: 'sample-dealer',
      slug: 'sample-dealer',
      name: 'Sample Dealer',
      soldVisibleDays: null,
      breadcrumbSearchBase: null,
      phoneByCarType: {},
      warrantyTextByCarType: {},
    },
  ],
  settings: parseSettings(settings).settings,
  features: parseFeatures({ reserveEnabled: true, checkoutEnabled: true, ...features }).features,
});
