import { expect, test } from 'vitest';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { type LeadToRoute, routeOf } from './route.ts';

const place = (id: string, leadEmails: string[]): MailSite['locations'][number] => ({
  id,
  name: id,
  dealershipId: 'main',
  primary: id === 'yard',
  department: 'sales',
  openingHours: [{ weekday: 1, status: 'Open', formated_hours: null, open: '08:30', close: '17:30' }],
  specialHours: [],
  phone: null,
  address: { street: '1 High Street', city: 'Caboolture', state: 'QLD', postcode: '4510' },
  licenceName: null,
  licenceNumber: null,
  leadEmails,
  alsoTo: [],
});
const channel = (facts: Partial<MailSite['leadChannels'][number]>): MailSite['leadChannels'][number] => ({
  id: 'a',
  name: 'A channel',
  kind: 'mail',
  isOn: true,
  emails: ['channel@dealer.example'],
  url: null,
  secretNumber: null,
  locationIds: null,
  departments: null,
  makes: null,
  carTypes: null,
  hours: null,
  adf: null,
  ...facts,
});
const site = (...leadChannels: MailSite['leadChannels']): MailSite => ({
  name: 'Sample',
  url: 'https://sample.example',
  accent: '#000000',
  logo: null,
  timeZone: 'Australia/Brisbane',
  subscriptionEnabled: null,
  leadAlertEmails: [],
  reportEmails: [],
  leadChannels,
  settings: null,
  confirmedRules: [],
  dealerships: [
    {
      id: 'main',
      name: 'Main',
      slug: 'main',
      phone: null,
      phoneByCarType: null,
      leadEmails: ['main@dealer.example'],
    },
  ],
  locations: [place('yard', ['yard@dealer.example']), place('desk', ['desk@dealer.example'])],
});
const lead = (facts: Partial<LeadToRoute> = {}): LeadToRoute => ({
  kind: 'enquiry',
  payload: {
    category: 'General Enquiry',
    name: 'Kim',
    email: '',
    phone: '',
    message: '',
    opt_in: false,
    url: '',
    source: 'Website',
    user_agent: '',
    lead_attributes: { visited_pages: [], linked_query_params: {} },
    lead_id: '',
    autogauge_enabled: false,
  },
  dealershipId: 'main',
  locationId: 'yard',
  recipientIds: null,
  // Monday, 10 am in Brisbane.
  createdAt: new Date('2026-11-23T10:00:00+10:00'),
  vehicle: null,
  ...facts,
});
const EVENING = new Date('2026-11-23T19:00:00+10:00');

test('sends a lead to the addresses of its location without channels', () =>
  expect(routeOf(site(), lead())).toEqual({ emails: ['yard@dealer.example'], channels: [] }));

test('a mail channel replaces those addresses, any other adds to them', () => {
  const crm = channel({ id: 'crm', kind: 'adfMail' });
  expect(routeOf(site(channel({})), lead()).emails).toEqual(['channel@dealer.example']);
  const both = routeOf(site(crm), lead());
  expect([both.emails, both.channels.map(({ id }) => id)]).toEqual([['yard@dealer.example'], ['crm']]);
});

test('the recipients of a form replace all others', () =>
  expect(routeOf(site(channel({}), channel({ kind: 'adfMail' })), lead({ recipientIds: ['desk'] }))).toEqual({
    emails: ['desk@dealer.example'],
    channels: [],
  }));

test('rules match vehicle, location and hours', () => {
  const vehicle = sampleVehicle({ make: 'Toyota', car_type: 'used' });
  const goes = (facts: Parameters<typeof channel>[0], to: LeadToRoute) =>
    routeOf(site(channel(facts)), to).emails[0] === 'channel@dealer.example';
  expect(goes({ makes: ['TOYOTA'] }, lead({ vehicle }))).toBe(true);
  expect(goes({ makes: ['Toyota'] }, lead())).toBe(false);
  expect(goes({ carTypes: ['new'] }, lead({ vehicle }))).toBe(false);
  expect(goes({ locationIds: ['desk'] }, lead())).toBe(false);
  expect(goes({ departments: ['service'] }, lead({ kind: 'service' }))).toBe(true);
  expect(goes({ hours: 'closed' }, lead())).toBe(false);
  expect(goes({ hours: 'closed' }, lead({ createdAt: EVENING }))).toBe(true);
  // A lead without a location uses the hours of the main location.
  expect(goes({ hours: 'closed' }, lead({ createdAt: EVENING, locationId: null }))).toBe(true);
});

test('a public holiday counts as closed until an editor has entered its hours', () => {
  const afterHours = channel({ hours: 'closed' });
  // Monday, 10 am in Brisbane: Australia Day, observed.
  const createdAt = new Date('2026-01-26T10:00:00+10:00');
  const routeWith = (specialHours: MailSite['locations'][number]['specialHours']) => {
    const whole = site(afterHours);
    const locations = whole.locations.map((each) => ({ ...each, specialHours }));
    return routeOf({ ...whole, locations }, lead({ createdAt })).emails;
  };
  expect(routeWith([])).toEqual(['channel@dealer.example']);
  const open = { date: '2026-01-26', name: 'Australia Day', status: 'Open' };
  expect(routeWith([{ ...open, start_hour: '09:00', end_hour: '15:00', hours: null }])).toEqual([
    'yard@dealer.example',
  ]);
});
