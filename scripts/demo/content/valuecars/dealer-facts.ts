import type { DealerFacts } from '../shared/dealer-facts.ts';

export const facts: DealerFacts = {
  name: 'Value Cars',
  company: 'Value Cars SA Pty Ltd',
  abn: '90 000 330 330',
  dealerLicence: 'LVD 990330',
  repairerLicence: null,
  state: 'South Australia',
  regulator: 'Consumer and Business Services',
  address: '318 Main North Road, Enfield SA 5085',
  phone: '08 7010 0110',
  email: 'hello@valuecars.example',
  privacyEmail: 'privacy@valuecars.example',
  domain: 'valuecars.example',
  goods: 'cars',
  privacy: { acknowledgeDays: 7, accessDays: 30, resolveDays: 21, answerDays: 30 },
  effective: 'January 2026',
};
