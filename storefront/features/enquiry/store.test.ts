import { translatorOf } from '@forecourt/lib/platform/language/translator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactOf, draftName, draftOf, parseStored, userOf } from './store.ts';
import { storeKey } from './store-keys.ts';
import { storedVehicle, thanksFor } from './success.ts';

const SHAPE = {
  name: '',
  email: '',
  phone: '',
  message: '',
  category: '',
  dealership: '',
  location: '',
  rego: '',
  dateTime: '',
  callBack: '',
  textReminder: false,
  optIn: false,
  terms: false,
  details: {},
};
const TOKEN = '0b8e5a52-3f5e-4d7c-9a55-1f4f3f1f2a10';

const t = translatorOf('en', 'success');

describe('the stored values of forms', () => {
  test('have keys with the slug of the site (STORE-04 STORE-05 STORE-06)', () =>
    expect(
      (['EnquireCar', 'SuccessCategory', 'User'] as const).map((key) => storeKey('harbour', key)),
    ).toEqual(['harbour.EnquireCar', 'harbour.SuccessCategory', 'harbour.User']));

  const whole = { name: ' Kim ', email: 'kim@shopper.example', phone: '0412 345 678' };

  test('include a shopper only with name, email and phone (LEAD-19)', () => {
    expect(userOf(whole)).toEqual({
      name: 'Kim',
      last_name: null,
      email: 'kim@shopper.example',
      phone: '0412 345 678',
      postcode: null,
    });
    for (const missing of ['name', 'email', 'phone']) expect(userOf({ ...whole, [missing]: ' ' })).toBeNull();
  });

  test('are remembered with one contact after a short form', () => {
    expect(userOf({ ...whole, email: '' }, true)).toMatchObject({ name: 'Kim', email: '' });
    expect(userOf({ ...whole, phone: ' ' }, true)).toMatchObject({ name: 'Kim', phone: '' });
    expect(userOf({ ...whole, email: '', phone: '' }, true)).toBeNull();
    expect(userOf({ ...whole, name: '' }, true)).toBeNull();
  });

  test('fill in a form where they are valid', () => {
    expect(contactOf({ name: 'Kim', email: 7, phone: 'none' })).toEqual({ name: 'Kim' });
    expect(contactOf({ name: 'Kim', last_name: 'Nguyen' })).toEqual({ name: 'Kim Nguyen' });
    expect(contactOf(null)).toEqual({});
  });

  test('restore a draft with its token and valid values', () => {
    const name = draftName('enquiry', { id: 'a1' });
    const stored = { [name]: { token: TOKEN, values: { name: 'Kim', optIn: 'yes', other: 1 } } };
    expect(draftOf(stored, name, SHAPE)).toEqual({ token: TOKEN, values: { name: 'Kim' } });
    expect(draftOf(stored, draftName('testDrive', { id: 'a1' }), SHAPE)).toBeNull();
    expect(draftOf({ [name]: { token: 'x', values: {} } }, name, SHAPE)).toBeNull();
  });

  test('never throw when they are malformed (OPEN-112)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const stored = parseStored(text);
        contactOf(stored);
        draftOf(stored, 'enquiry ', SHAPE);
        storedVehicle(stored);
        return true;
      }),
    );
  });
});

describe('the success page', () => {
  test('thanks by category, in general without one (OPEN-021)', () => {
    expect(thanksFor(t, 'Test Drive').title).toBe('Your test drive request is in');
    const drive = { time: 'Mon 23 Nov, 9:00 am', place: 'Harbour Milton' };
    expect(thanksFor(t, 'Test Drive', null, drive)).toMatchObject({
      title: 'Your test drive is booked',
      text: 'Mon 23 Nov, 9:00 am, Harbour Milton',
    });
    expect(thanksFor(t, 'Test Drive', { text: 'See you.' }, { ...drive, place: null }).text).toBe(
      'Mon 23 Nov, 9:00 am\nSee you.',
    );
    expect(thanksFor(t, 'Used Vehicle').title).toBe('Thanks, we have received your enquiry');
    expect(thanksFor(t, null).title).toBe('Thank you');
  });
  test('shows only a complete stored car with a web address for its picture', () => {
    const vehicle = {
      id: 'a1',
      slug: '2021-toyota',
      title: '2021 Toyota',
      subtitle: null,
      price: '$1',
      picture: 'javascript:alert(1)',
      dealershipId: 'd',
      locationId: null,
    };
    expect(storedVehicle(vehicle)).toEqual({ ...vehicle, noun: 'car', picture: null });
    expect(storedVehicle({ ...vehicle, noun: 'caravan' })?.noun).toBe('caravan');
    expect(storedVehicle({ ...vehicle, noun: '<b>' })?.noun).toBe('car');
    expect(storedVehicle({ ...vehicle, slug: '../x' })).toBeNull();
    expect(storedVehicle({ ...vehicle, title: 7 })).toBeNull();
  });
});
