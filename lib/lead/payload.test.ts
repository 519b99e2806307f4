import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../vehicle/sample-vehicle.ts';
import { type FormKind, leadCategory, leadEvent } from './kinds.ts';
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
  test('carries the shopper, the car of the stock table and where it came from (LEAD-35 LEAD-37..53 LEAD-56 LEAD-63)', () =>
    expect(payload('enquiry', { optIn: true }, { url: 'http://a.example/search' })).toEqual({
      category: 'Used Vehicle',
      name: 'Kim Nguyen',
      email: 'kim@shopper.example',
      phone: '0412345678',
      message: 'Hi',
      dealership_slug: 'sample-dealer',
      manufacturer_slug: 'toyota',
      stock_number: 'A1',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      car_type: 'used',
      car_id: 'sample-a1',
      vehicle_status: 'in_stock',
      opt_in: true,
      url: 'http://a.example/search',
      source: 'Website',
      user_agent: 'a browser',
      car_dealership_id: 'sample-dealer',
      lead_attributes: { visited_pages: [], linked_query_params: {} },
      lead_id: 'lead-1',
      autogauge_enabled: false,
    }));

  test('tells of the last 20 pages and of advertisements alone (LEAD-54 LEAD-55 OPEN-109)', () => {
    const visitedPaths = Array.from({ length: 25 }, (_, index) => `/${index}`);
    const params = { utm_source: 'radio', gclid: 'x', fbclid: 'y', email: 'kim@shopper.example' };
    const { lead_attributes } = payload('enquiry', {}, { visited: visitedPaths, params });
    expect(lead_attributes.visited_pages).toEqual(visitedPaths.slice(5));
    expect(lead_attributes.linked_query_params).toEqual({ utm_source: 'radio', gclid: 'x', fbclid: 'y' });
  });

  test('says whether the site compares prices (LEAD-63)', () => {
    expect(payload('enquiry').autogauge_enabled).toBe(false);
    expect(payload('enquiry', {}, {}, sampleVehicle(), true).autogauge_enabled).toBe(true);
  });

  test('carries the subcategory (LEAD-36 STATUS-11)', () =>
    expect(payload('similar').subcategory).toBe('Find me something similar'));

  test('carries the rego when there is one (LEAD-57)', () => {
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

describe('what a lead is filed under', () => {
  const used = sampleVehicle();
  const demo = sampleVehicle({ car_type: 'demo' });
  test('something similar has its own subcategory (STATUS-11)', () =>
    expect(leadCategory('similar', used, null)).toEqual({
      category: 'Used Vehicle',
      subcategory: 'Find me something similar',
    }));
  test('careers are a general enquiry (LEAD-13 LEAD-14)', () =>
    expect(leadCategory('enquiry', null, 'Careers Enquiry')).toEqual({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    }));
  test('test drive and finance have their own (OPEN-009 OPEN-010)', () => {
    expect(leadCategory('testDrive', used, null).category).toBe('Test Drive');
    expect(leadCategory('finance', null, null).category).toBe('Finance Enquiry');
  });
  test('the event follows form and car (TDRIVE-08 TDRIVE-09 EVENTS-18..20)', () => {
    const event = (kind: FormKind, vehicle: typeof used | null, choice: string | null = null) =>
      leadEvent({ kind, vehicle, choice }, 'Test Drive Only');
    expect(event('testDrive', used)).toBe(48);
    expect(event('testDrive', demo)).toBe(17);
    expect(event('enquiry', used)).toBe(15);
    expect(event('enquiry', demo)).toBe(14);
    expect(event('enquiry', sampleVehicle({ tag: 'Test Drive Only' }))).toBe(17);
    expect(event('enquiry', null, 'Service')).toBe(22);
    expect(event('enquiry', null, 'Careers Enquiry')).toBe(51);
    expect(leadEvent({ kind: 'enquiry', vehicle: used, choice: null }, '', { usedEnquiry: 99 })).toBe(99);
  });
});

test('a submission that is none is refused', () => {
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

test('what came along by itself is cleaned, cut or left out, and never costs the lead', () => {
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
