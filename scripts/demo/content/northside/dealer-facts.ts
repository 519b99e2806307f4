import type { DealerFacts } from '../shared/dealer-facts.ts';

export const facts: DealerFacts = {
  name: 'Northside Mazda',
  company: 'Northside Motors (Vic) Pty Ltd',
  founded: 1987,
  abn: '90 000 220 220',
  dealerLicence: 'LMCT 99022',
  repairerLicence: null,
  state: 'Victoria',
  regulator: 'Consumer Affairs Victoria',
  address: '412 Bell Street, Preston VIC 3072',
  phone: '03 7010 0110',
  email: 'hello@northsidemazda.example',
  privacyEmail: 'privacy@northsidemazda.example',
  domain: 'northsidemazda.example',
  goods: 'cars',
  privacy: { acknowledgeDays: 5, accessDays: 21, resolveDays: 14, answerDays: 28 },
  effective: 'March 2026',
};
