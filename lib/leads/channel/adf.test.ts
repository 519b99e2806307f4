import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { FORM_KINDS } from '../form-kinds.ts';
import type { LeadPayload } from '../payload.ts';
import { type AdfDealer, type AdfLead, adfDocument } from './adf.ts';
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
  })
  .map(({ text, reach, kind, hasVehicle, hasTradeIn }) =>
    adfDocument(
      {
        ...LEAD,
        kind,
        payload: { ...PAYLOAD, ...text, ...reach },
        vehicle: hasVehicle ? sampleVehicle({ badge: text.name, year: null, colour: text.rego }) : null,
        tradeIn: hasTradeIn ? { ...TRADE_IN, rego: text.rego } : null,
      },
      { ...DEALER, name: text.name },
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
