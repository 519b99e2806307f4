import type { DealerFacts } from '../shared/dealer-facts.ts';

export const facts: DealerFacts = {
  name: 'Coastline Caravans',
  company: 'Coastline Caravans Pty Ltd',
  abn: '90 000 440 440',
  dealerLicence: 'MD 990440',
  repairerLicence: 'MVRL 99044',
  state: 'New South Wales',
  regulator: 'NSW Fair Trading',
  address: '2180 Pacific Highway, Heatherbrae NSW 2324',
  phone: '02 7010 0110',
  email: 'hello@coastlinecaravans.example',
  privacyEmail: 'privacy@coastlinecaravans.example',
  domain: 'coastlinecaravans.example',
  goods: 'caravans',
  privacy: { acknowledgeDays: 3, accessDays: 30, resolveDays: 14, answerDays: 30 },
  effective: 'September 2026',
};
