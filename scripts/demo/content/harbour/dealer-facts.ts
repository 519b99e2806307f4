import type { DealerFacts } from '../shared/dealer-facts.ts';

export const facts: DealerFacts = {
  name: 'Harbour Motor Group',
  company: 'Harbour Motor Group Pty Ltd',
  founded: 1994,
  abn: '90 000 110 110',
  dealerLicence: 'LMD 9900110',
  repairerLicence: null,
  state: 'Queensland',
  regulator: 'The Queensland Office of Fair Trading',
  address: '114 Sandgate Road, Albion QLD 4010',
  phone: '07 7010 0110',
  email: 'hello@harbourmotorgroup.example',
  privacyEmail: 'privacy@harbourmotorgroup.example',
  domain: 'harbourmotorgroup.example',
  goods: 'cars',
  privacy: { acknowledgeDays: 7, accessDays: 30, resolveDays: 14, answerDays: 30 },
  effective: 'July 2026',
};
