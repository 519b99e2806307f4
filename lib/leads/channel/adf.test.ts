import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { FORM_KINDS } from '../form-kinds.ts';
import type { LeadPayload } from '../payload.ts';
import { type AdfDealer, type AdfLead, adfDocument } from './adf.ts';
import { ADF_PROFILES, type AdfOptions, DEFAULT_ADF_OPTIONS } from './adf-options.ts';
import { adfProblems } from './testing/adf-rules.ts';
import { hasXmllint, invalidByDtd } from './testing/dtd.server.ts';

const DEALER: AdfDealer = {
  slug: 'sample-dealer',
  name: 'Sample Dealer',
  phone: '07 7010 0110',
  email: 'hello@forecourt.example',
  siteName: 'Sample Motors',
  siteUrl: 'https://sample.example',
  timeZone: 'Australia/Sydney',
  prices: { noPriceText: 'Enquire for price.', formerPriceDays: null, subscription: null },
};
const PAYLOAD: LeadPayload = {
  category: 'Used Vehicle',
  name: 'Kim van der Berg',
  email: 'kim@shopper.example',
  phone: '0412345678',
  message: 'Is it <b>still</b> there & yours?\nSaturday suits me.',
  opt_in: true,
  url: 'https://sample.example/cars/a',
  source: 'Website',
  user_agent: 'a browser',
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  lead_id: '6a1f0d0e-0000-4000-8000-000000000001',
  autogauge_enabled: false,
};
const TRADE_IN = {
  vehicle: {
    make: 'Mazda',
    model: 'CX-5',
    year: 2017,
    badge: 'Maxx Sport',
    body: null,
    transmission: 'Automatic',
    fuel: null,
    colour: 'Red',
  },
  kilometres: 98_000,
  rego: 'ABC123',
  regoState: 'NSW',
  plateUnknown: false,
  amountLow: 17_000,
  amountHigh: 20_000,
  expiresAt: null,
  acceptedAt: null,
  inspectionAt: null,
};
const LEAD: AdfLead = {
  id: PAYLOAD.lead_id,
  kind: 'enquiry',
  payload: PAYLOAD,
  createdAt: new Date('2027-01-25T22:00:00Z'),
  vehicle: sampleVehicle({ km: 45_000, vin: 'MR0HA3CD100000001', colour: 'White', price: 45_990 }),
  tradeIn: TRADE_IN,
  isAgain: false,
};
const OPTIONS: AdfOptions = {
  profile: 'standard',
  repeats: 'sameLead',
  vendorId: 'SM-0042',
  vendorName: 'Sample Motors Toyota',
  vendorEmail: 'leads@dealer.example',
  vendorPhone: '07 7010 0199',
  source: 'Dealer website',
  providerEmail: 'support@provider.example',
  providerPhone: '02 7010 0100',
};
const CAMPAIGN: LeadPayload = {
  ...PAYLOAD,
  lead_attributes: {
    visited_pages: [],
    linked_query_params: { gclid: 'Cj0KCQ', utm_campaign: 'spring', utm_source: 'google' },
  },
};
const read = (document: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false }).parse(document)
    .adf.prospect;

const GENERAL = adfDocument(
  { ...LEAD, vehicle: null, tradeIn: null },
  { ...DEALER, phone: null, slug: null },
);
const SELLING = adfDocument({ ...LEAD, kind: 'tradeIn', vehicle: null }, DEALER);

const words = fc.string({ unit: 'binary', maxLength: 40 });
const anyDocument = fc
  .record({
    text: fc.record({ name: words, message: words, category: words, rego: words }),
    reach: fc.constantFrom(
      { email: 'kim@shopper.example', phone: '' },
      { email: '', phone: '0733330000' },
      { email: 'a&b@shopper.example', phone: '0412345678' },
    ),
    kind: fc.constantFrom(...FORM_KINDS),
    hasVehicle: fc.boolean(),
    hasTradeIn: fc.boolean(),
    options: fc.record({
      profile: fc.constantFrom(...ADF_PROFILES),
      vendorId: fc.option(words),
      vendorName: fc.option(words),
      vendorEmail: fc.constantFrom(null, 'leads@dealer.example'),
      vendorPhone: fc.constantFrom(null, '07 7010 0199'),
      source: fc.option(words),
      providerPhone: fc.constantFrom(null, '02 7010 0100'),
    }),
    campaign: fc.dictionary(fc.constantFrom('gclid', 'utm_source', 'utm_term'), words),
  })
  .map(({ text, reach, kind, hasVehicle, hasTradeIn, options, campaign }) =>
    adfDocument(
      {
        ...LEAD,
        kind,
        payload: {
          ...PAYLOAD,
          ...text,
          ...reach,
          lead_attributes: { visited_pages: [], linked_query_params: campaign },
        },
        vehicle: hasVehicle ? sampleVehicle({ badge: text.name, year: null, colour: text.rego }) : null,
        tradeIn: hasTradeIn ? { ...TRADE_IN, rego: text.rego } : null,
      },
      { ...DEALER, name: text.name },
      { ...DEFAULT_ADF_OPTIONS, ...options },
    ),
  );

describe('a lead as ADF 1.0', () => {
  test('has the trade codes of the car where its feed has them', () => {
    const codes = { nvic: 'ABC21A', redbook_code: 'AUVTOYO2021AEAA', autograb_id: null };
    const document = adfDocument({ ...LEAD, tradeIn: null, vehicle: sampleVehicle(codes) }, DEALER);
    expect(adfProblems(document)).toEqual([]);
    expect(read(document).vehicle.id).toEqual([
      { '@sequence': '1', '@source': 'sample-dealer', '#text': 'sample-a1' },
      { '@sequence': '2', '@source': 'NVIC', '#text': 'ABC21A' },
      { '@sequence': '3', '@source': 'RedBook', '#text': 'AUVTOYO2021AEAA' },
    ]);
  });

  test('is valid and has customer, vendor and vehicle', () => {
    const document = adfDocument(LEAD, DEALER);
    expect(adfProblems(document)).toEqual([]);
    expect(document).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<\?adf version="1.0"\?>/);
    const prospect = read(document);
    expect(prospect).toMatchObject({
      '@status': 'new',
      id: { '#text': PAYLOAD.lead_id, '@source': 'Sample Motors' },
      requestdate: '2027-01-26T09:00:00+11:00',
      customer: {
        contact: {
          name: [
            { '@part': 'first', '#text': 'Kim' },
            { '@part': 'last', '#text': 'van der Berg' },
          ],
          email: 'kim@shopper.example',
          phone: { '@type': 'cellphone', '#text': '0412345678' },
        },
      },
      vendor: { vendorname: 'Sample Dealer', contact: { phone: { '#text': '07 7010 0110' } } },
      provider: { name: { '#text': 'Sample Motors' }, service: 'Used Vehicle' },
    });
    expect(prospect.customer.comments).toContain(PAYLOAD.message);
    expect(prospect.vehicle).toMatchObject([
      {
        '@interest': 'buy',
        '@status': 'used',
        year: '2021',
        make: 'Toyota',
        model: 'HiLux',
        vin: 'MR0HA3CD100000001',
        odometer: { '@units': 'km', '#text': '45000' },
        price: { '@type': 'asking', '@currency': 'AUD', '#text': '45990' },
      },
      {
        '@interest': 'trade-in',
        year: '2017',
        make: 'Mazda',
        trim: 'Maxx Sport',
        odometer: { '#text': '98000' },
        price: { '@type': 'appraisal', '#text': '17000' },
        comments: 'Rego ABC123 NSW',
      },
    ]);
  });

  test('is valid without a car and with only a trade-in', () => {
    expect(adfProblems(GENERAL)).toEqual([]);
    expect(read(GENERAL)).toMatchObject({
      vehicle: { make: '' },
      vendor: { contact: { email: DEALER.email } },
    });
    expect(adfProblems(SELLING)).toEqual([]);
    expect(read(SELLING).vehicle).toMatchObject({ '@interest': 'sell', make: 'Mazda' });
  });

  test('names the body in words', () => {
    const bodyOf = (simple_body: string | null, bodyconfiguration: string | null) =>
      read(
        adfDocument(
          { ...LEAD, tradeIn: null, vehicle: sampleVehicle({ simple_body, bodyconfiguration }) },
          DEALER,
        ),
      ).vehicle.bodystyle;
    expect(bodyOf('lightTruck', null)).toBe('Light Truck');
    expect(bodyOf('suv', '4D WAGON')).toBe('SUV');
    expect(bodyOf(null, '4D WAGON')).toBe('4D WAGON');
  });

  test('has the dealer number, the contacts and the source of its channel', () => {
    const document = adfDocument(LEAD, DEALER, OPTIONS);
    expect(adfProblems(document)).toEqual([]);
    expect(read(document)).toMatchObject({
      id: { '@source': 'Dealer website', '#text': PAYLOAD.lead_id },
      vendor: {
        id: { '@source': 'Dealer website', '#text': 'SM-0042' },
        vendorname: 'Sample Motors Toyota',
        contact: {
          name: { '#text': 'Sample Motors Toyota' },
          email: 'leads@dealer.example',
          phone: { '#text': '07 7010 0199' },
        },
      },
      provider: {
        name: { '#text': 'Dealer website' },
        email: 'support@provider.example',
        phone: { '#text': '02 7010 0100' },
      },
    });
    const onlyEmail = read(adfDocument(LEAD, DEALER, { ...OPTIONS, vendorPhone: null })).vendor.contact;
    expect(onlyEmail).not.toHaveProperty('phone');
  });

  test('has each campaign parameter as an id under its name', () => {
    const document = adfDocument({ ...LEAD, payload: CAMPAIGN }, DEALER);
    expect(adfProblems(document)).toEqual([]);
    expect(read(document).id).toEqual([
      { '@sequence': '1', '@source': 'Sample Motors', '#text': PAYLOAD.lead_id },
      { '@sequence': '2', '@source': 'utm_source', '#text': 'google' },
      { '@sequence': '3', '@source': 'utm_campaign', '#text': 'spring' },
      { '@sequence': '4', '@source': 'gclid', '#text': 'Cj0KCQ' },
    ]);
  });

  test('has one id and no empty element for a CRM that refuses these', () => {
    const payload = { ...CAMPAIGN, name: 'Kim' };
    const document = adfDocument({ ...LEAD, payload, vehicle: null, tradeIn: null }, DEALER, {
      ...OPTIONS,
      profile: 'complete',
    });
    expect(adfProblems(document)).toEqual([]);
    expect(document).not.toMatch(/<(\w+)[^>]*><\/\1>|\/>/);
    const prospect = read(document);
    expect(prospect).toMatchObject({
      id: { '#text': PAYLOAD.lead_id },
      vehicle: { year: 'Unknown', make: 'Unknown', model: 'Unknown' },
      customer: { contact: { name: [{ '#text': 'Kim' }, { '#text': 'Unknown' }] } },
    });
    expect(prospect.customer.comments).toContain('gclid: Cj0KCQ');
  });

  test('is marked when it was sent before', () =>
    expect(read(adfDocument({ ...LEAD, isAgain: true }, DEALER))['@status']).toBe('resend'));

  test('is valid with any input', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(adfProblems(document)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

const VALID = adfDocument(LEAD, DEALER);
const INVALID: [what: string, document: string][] = [
  ['an element in the wrong place', VALID.replace(/<requestdate>.*<\/requestdate>/, '')],
  ['a vehicle without a make', VALID.replace(/<make>.*?<\/make>/, '')],
  ['an unknown value', VALID.replace('interest="buy"', 'interest="borrow"')],
  ['an unknown attribute', VALID.replace('units="km"', 'unit="km"')],
  ['an unknown element', VALID.replaceAll('vendorname', 'dealername')],
  ['a contact that nobody can answer', VALID.replace(/<email>kim.*<\/phone>/s, '')],
  ['what is no XML', VALID.replace('</adf>', '')],
];

describe('the rules of ADF 1.0', () => {
  test.each(INVALID)('refuse %s', (_, document) => expect(adfProblems(document)).not.toEqual([]));
});

// `.ci/run` installs xmllint. Elsewhere it may be missing, unless REQUIRE_XMLLINT makes that a failure.
const isRequired = process.env.REQUIRE_XMLLINT === '1';
describe.skipIf(!hasXmllint() && !isRequired)('a validating parser with the definition of ADF 1.0', () => {
  test('accepts documents with any input', () => {
    const documents = [VALID, GENERAL, SELLING, ...fc.sample(anyDocument, 200)];
    const { invalid, words } = invalidByDtd(documents);
    expect(
      invalid.map((index) => documents[index]),
      words,
    ).toEqual([]);
    expect(words).toBe('');
  });

  test('rejects what our own rules reject', () => {
    const { invalid, words } = invalidByDtd(INVALID.map(([, document]) => document));
    expect(invalid, words).toEqual(INVALID.map((_, index) => index));
  });
});
