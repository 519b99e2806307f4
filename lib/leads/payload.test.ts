import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../vehicle/sample-vehicle.ts';
import { type FormKind, leadCategory, leadEvent } from './form-kinds.ts';
import { leadPayload } from './payload.ts';
import { submissionSchema } from './submission.ts';

const submitted = (
  kind: FormKind,
  values: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
) =>
  submissionSchema.parse({
    token: randomUUID(),
    kind,
    values: {
      name: ' Kim\r\nNguyen ',
      email: ' kim@shopper.example ',
      phone: '+61 412 345 678',
      message: ' Hi ',
      ...values,
    },
    ...more,
  });

function payload(
  kind: FormKind,
  values: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
  vehicle = sampleVehicle(),
  autogaugeEnabled = false,
) {
  const submission = submitted(kind, values, more);
  return leadPayload({
    id: 'lead-1',
    submission,
    category: leadCategory(kind, vehicle, null),
    vehicle,
    dealershipSlug: 'sample-dealer',
    userAgent: 'a browser',
    autogaugeEnabled,
  });
}

describe('the lead payload', () => {
  const sent = payload('enquiry', { optIn: true }, { url: 'http://a.example/search' });

  test('carries the category (LEAD-35)', () => expect(sent.category).toBe('Used Vehicle'));
  test('carries the name on one line (LEAD-37)', () => expect(sent.name).toBe('Kim Nguyen'));
  test('carries the email without spaces (LEAD-38)', () => expect(sent.email).toBe('kim@shopper.example'));
  test('carries the normalised phone (LEAD-39)', () => expect(sent.phone).toBe('0412345678'));
  test('carries the message (LEAD-40)', () => expect(sent.message).toBe('Hi'));
  test('carries the slug of the dealership (LEAD-41)', () =>
    expect(sent.dealership_slug).toBe('sample-dealer'));
  test('carries the slug of the manufacturer (LEAD-42)', () => expect(sent.manufacturer_slug).toBe('toyota'));
  test('carries the stock number (LEAD-43)', () => expect(sent.stock_number).toBe('A1'));
  test('carries make and model under their spelled-out keys (LEAD-44 LEAD-45)', () =>
    expect([sent['Vehicle Make'], sent['Vehicle Model']]).toEqual(['Toyota', 'HiLux']));
  test('carries type, id and status of the car (LEAD-46 LEAD-47 LEAD-48)', () => {
    expect([sent.car_type, sent.car_id, sent.vehicle_status]).toEqual(['used', 'sample-a1', 'in_stock']);
    expect(payload('enquiry', {}, {}, sampleVehicle({ car_type: 'demo' })).car_type).toBe('demo');
  });
  test('carries the opt-in as it was ticked (LEAD-49)', () => {
    expect(sent.opt_in).toBe(true);
    expect(payload('enquiry', { optIn: false }).opt_in).toBe(false);
  });
  test('carries the address of the page (LEAD-50)', () => expect(sent.url).toBe('http://a.example/search'));
  test('carries the source Website (LEAD-51)', () => expect(sent.source).toBe('Website'));
  test('carries the user agent (LEAD-52)', () => expect(sent.user_agent).toBe('a browser'));
  test('carries the dealership of the car (LEAD-53)', () =>
    expect(payload('enquiry', {}, {}, sampleVehicle({ dealership_id: 'another-dealer' }))).toMatchObject({
      car_dealership_id: 'another-dealer',
      dealership_slug: 'sample-dealer',
    }));
  test('carries the id of the lead (LEAD-56)', () => expect(sent.lead_id).toBe('lead-1'));

  test('carries nothing else', () =>
    expect(Object.keys(sent).toSorted()).toEqual([
      'Vehicle Make',
      'Vehicle Model',
      'autogauge_enabled',
      'car_dealership_id',
      'car_id',
      'car_type',
      'category',
      'dealership_slug',
      'email',
      'lead_attributes',
      'lead_id',
      'manufacturer_slug',
      'message',
      'name',
      'opt_in',
      'phone',
      'source',
      'stock_number',
      'url',
      'user_agent',
      'vehicle_status',
    ]));

  test('carries the last 20 visited pages (LEAD-54 OPEN-109)', () => {
    const visitedPaths = Array.from({ length: 25 }, (_, index) => `/${index}`);
    expect(payload('enquiry', {}, { visited: visitedPaths }).lead_attributes.visited_pages).toEqual(
      visitedPaths.slice(5),
    );
    expect(sent.lead_attributes.visited_pages).toEqual([]);
  });

  test('carries only the query parameters of advertisements (LEAD-55 OPEN-109)', () => {
    const params = { utm_source: 'radio', gclid: 'x', fbclid: 'y', email: 'kim@shopper.example' };
    expect(payload('enquiry', {}, { params }).lead_attributes.linked_query_params).toEqual({
      utm_source: 'radio',
      gclid: 'x',
      fbclid: 'y',
    });
  });

  test('carries whether the site compares prices (LEAD-63)', () => {
    expect(payload('enquiry').autogauge_enabled).toBe(false);
    expect(payload('enquiry', {}, {}, sampleVehicle(), true).autogauge_enabled).toBe(true);
  });

  test('carries the subcategory (LEAD-36 STATUS-11)', () =>
    expect(payload('similar').subcategory).toBe('Find me something similar'));

  test('carries the rego in capitals, if any (LEAD-57)', () => {
    expect(payload('enquiry', { rego: ' abc12d ' }).rego).toBe('ABC12D');
    expect(payload('enquiry')).not.toHaveProperty('rego');
  });

  test('a photo request carries its fixed text (PHOTO-03 OPEN-063)', () => {
    expect(payload('photo', { message: '' }).message).toBe(
      'Can you please send me more photos of this vehicle?',
    );
    expect(payload('photo', { message: 'The boot' }).message).toBe(
      'Can you please send me more photos of this vehicle?\n\nThe boot',
    );
  });
});

describe('the category of a lead', () => {
  const used = sampleVehicle();
  test('is that of the car, with its own subcategory for similar cars (STATUS-11)', () =>
    expect(leadCategory('similar', used, null)).toEqual({
      category: 'Used Vehicle',
      subcategory: 'Find me something similar',
    }));
  test('is General Enquiry, Career Enquiry for a Careers Enquiry (LEAD-13 LEAD-14)', () =>
    expect(leadCategory('enquiry', null, 'Careers Enquiry')).toEqual({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    }));
  test('is Test Drive for a test drive (OPEN-009)', () =>
    expect(leadCategory('testDrive', used, null).category).toBe('Test Drive'));
  test('is Finance Enquiry for finance (OPEN-010)', () =>
    expect(leadCategory('finance', null, null).category).toBe('Finance Enquiry'));
});

describe('the event of a lead', () => {
  const used = sampleVehicle();
  const event = (kind: FormKind, vehicle: typeof used | null, choice: string | null = null) =>
    leadEvent({ kind, vehicle, choice }, 'Test Drive Only');
  const others = [sampleVehicle({ car_type: 'demo' }), sampleVehicle({ car_type: 'new' })];

  test('is 48 for a test drive of a used car (TDRIVE-08)', () => expect(event('testDrive', used)).toBe(48));
  test('is 17 for a test drive of any other car (TDRIVE-09)', () => {
    for (const car of others) expect(event('testDrive', car)).toBe(17);
  });
  test('is 17 for a car with the test-drive-only tag (EVENTS-18)', () =>
    expect(event('enquiry', sampleVehicle({ tag: 'Test Drive Only' }))).toBe(17));
  test('is 15 for an enquiry about a used car (EVENTS-19)', () => expect(event('enquiry', used)).toBe(15));
  test('is 14 for an enquiry about any other car (EVENTS-20)', () => {
    for (const car of others) expect(event('enquiry', car)).toBe(14);
  });
  test('is 51 for a career enquiry, from its form or by its category (LEAD-15 EVENTS-14)', () => {
    expect(event('enquiry', null, 'Careers Enquiry')).toBe(51);
    expect(event('careers', null)).toBe(51);
  });
  test('is 22 for any other general enquiry without a car (EVENTS-07)', () => {
    expect(event('enquiry', null, 'Service')).toBe(22);
    expect(event('fleet', null)).toBe(22);
  });
  test.each(['finance', 'tradeIn', 'testDrive'] as const)('is none for %s without a car', (kind) =>
    expect(event(kind, null)).toBeNull(),
  );
  test('is that of the site, if it has one', () =>
    expect(leadEvent({ kind: 'enquiry', vehicle: used, choice: null }, '', { usedEnquiry: 99 })).toBe(99));
});

test('refuses a malformed submission', () => {
  for (const bad of [
    null,
    [],
    'x',
    {},
    { token: 'x', kind: 'enquiry', values: {} },
    { token: randomUUID(), kind: 'spin', values: {} },
  ])
    expect(submissionSchema.safeParse(bad).success).toBe(false);
  const long = submissionSchema.safeParse({
    token: randomUUID(),
    kind: 'enquiry',
    values: { message: 'x'.repeat(9000) },
  });
  expect(long.success).toBe(false);
});

test('accepts a submission with malformed page data, without that data', () => {
  const odd = { token: randomUUID(), kind: 'enquiry', values: { name: 'Ki\0m' } };
  const params = JSON.parse(
    '{"__proto__": "x", "utm_source": "a\\u0000b", "gclid": 7, "utm_term": "\\ud800"}',
  );
  expect(
    submissionSchema.parse({ ...odd, url: `/${'x'.repeat(9000)}`, visited: ['/a\0', 7, {}, '/b'], params }),
  ).toMatchObject({
    values: { name: 'Kim' },
    visited: ['/a', '/b'],
    params: { utm_source: 'ab', gclid: '', utm_term: '\ufffd' },
  });
  for (const wrong of [null, 7, 'x', [], {}, Array.from({ length: 900 }, () => '/x')]) {
    const parsed = submissionSchema.parse({ ...odd, url: wrong, visited: wrong, params: wrong });
    expect(parsed.visited.length).toBeLessThanOrEqual(20);
    expect(Object.keys(parsed.params)).toEqual([]);
  }
});
