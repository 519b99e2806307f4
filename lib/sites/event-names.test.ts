import { describe, expect, test } from 'vitest';
import { EVENT_IDS, EVENT_NAMES, eventId, eventName, isEventName } from './event-names.ts';

describe('the event of', () => {
  test('a view of a used car is 4 (EVENTS-01)', () => expect(eventId('usedVehicleView')).toBe(4));
  test('an enquiry about a new car is 14 (EVENTS-02)', () => expect(eventId('newEnquiry')).toBe(14));
  test('an enquiry about a used car is 15 (EVENTS-03)', () => expect(eventId('usedEnquiry')).toBe(15));
  test('a test drive of a car that is not used is 17 (EVENTS-04)', () =>
    expect(eventId('newTestDrive')).toBe(17));
  test('a test drive of a used car is 48 (EVENTS-05)', () => expect(eventId('usedTestDrive')).toBe(48));
  test('an accepted trade-in offer is 18 (EVENTS-06)', () => expect(eventId('offerAccepted')).toBe(18));
  test('a general enquiry is 22 (EVENTS-07)', () => expect(eventId('generalEnquiry')).toBe(22));
  test('a click on a phone number is 25 (EVENTS-08)', () => expect(eventId('phoneClick')).toBe(25));
  test('the finance calculator is 26 (EVENTS-09)', () => expect(eventId('financeCalculator')).toBe(26));
  test('a code that was sent is 36 (EVENTS-10)', () => expect(eventId('codeSent')).toBe(36));
  test('a code that was verified is 37 (EVENTS-11)', () => expect(eventId('codeVerified')).toBe(37));
  test('a saved car is 39 (EVENTS-12)', () => expect(eventId('save')).toBe(39));
  test('a view of a search page is 49 (EVENTS-13)', () => expect(eventId('searchView')).toBe(49));
  test('a career enquiry is 51 (EVENTS-14)', () => expect(eventId('careerEnquiry')).toBe(51));
  test('a history report that was opened is 60 (EVENTS-15)', () => expect(eventId('historyReport')).toBe(60));
  test('a printed PDF is 61 (EVENTS-16)', () => expect(eventId('pdfPrint')).toBe(61));

  test('each name has its own id', () => {
    const ids = Object.values(EVENT_IDS);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('finds the name of each id', () => {
  for (const name of EVENT_NAMES) expect(eventName(eventId(name))).toBe(name);
});

test("uses a site's own id in place of the usual one", () => {
  const overrides = { save: 139, unknown: 7 };
  expect(eventId('save', overrides)).toBe(139);
  expect(eventName(139, overrides)).toBe('save');
  expect(eventName(39, overrides)).toBeNull();
  expect(eventName(7, overrides)).toBeNull();
});

test('knows names of events only', () =>
  expect([isEventName('save'), isEventName('toString'), isEventName(undefined)]).toEqual([
    true,
    false,
    false,
  ]));
