import { expect, test } from 'vitest';
import { EVENT_IDS, EVENT_NAMES, eventId, eventName, isEventName } from './names.ts';

test('each event has the id of the specification (EVENTS-01..16)', () => {
  expect(EVENT_IDS).toMatchObject({
    usedVehicleView: 4,
    newEnquiry: 14,
    usedEnquiry: 15,
    newTestDrive: 17,
    offerAccepted: 18,
    generalEnquiry: 22,
    phoneClick: 25,
    financeCalculator: 26,
    codeSent: 36,
    codeVerified: 37,
    save: 39,
    usedTestDrive: 48,
    searchView: 49,
    careerEnquiry: 51,
    historyReport: 60,
    pdfPrint: 61,
  });
  const ids = Object.values(EVENT_IDS);
  expect(new Set(ids).size).toBe(ids.length);
});

test('names and ids lead to each other, with the ids a site gives itself', () => {
  for (const name of EVENT_NAMES) expect(eventName(eventId(name))).toBe(name);
  const overrides = { save: 139, unknown: 7 };
  expect(eventId('save', overrides)).toBe(139);
  expect(eventName(139, overrides)).toBe('save');
  expect(eventName(39, overrides)).toBeNull();
  expect(eventName(7, overrides)).toBeNull();
  expect([isEventName('save'), isEventName('toString'), isEventName(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
