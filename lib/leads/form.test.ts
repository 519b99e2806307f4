import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL_TEXT, MOBILE_TEXT } from '../platform/text/field-rules.ts';
import { parseFeatures } from '../sites/features.ts';
import { parseSettings } from '../sites/settings.ts';
import { sampleVehicle } from '../vehicle/sample-vehicle.ts';
import type { FormKind } from './form-kinds.ts';
import { formRules } from './form-rules.ts';
import { EITHER_CONTACT_TEXT, emptyValues, type LeadValues, leadProblems } from './lead-values.ts';

const LOCATIONS = [
  { id: 'l1', name: 'Albion', of: 'sample-dealer', department: null },
  { id: 'l2', name: 'Southport', of: 'other-dealer', department: null },
];
const dealership = (id: string) => ({
  id,
  slug: id,
  name: id,
  soldVisibleDays: null,
  breadcrumbSearchBase: null,
  phoneByCarType: {},
  warrantyTextByCarType: {},
});

function rules(
  kind: FormKind,
  {
    features = {},
    settings = {},
    car: vehicle = sampleVehicle() as ReturnType<typeof sampleVehicle> | null,
    dealers = 1,
  } = {},
) {
  const site = {
    settings: parseSettings(settings).settings,
    features: parseFeatures(features).features,
    dealerships: ['sample-dealer', 'other-dealer'].slice(0, dealers).map(dealership),
  };
  return formRules(kind, site, vehicle, LOCATIONS);
}

const FILLED: LeadValues = {
  name: 'Kim',
  email: 'kim@shopper.example',
  phone: '0412 345 678',
  message: 'Hello',
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
const problems = (givenValues: Parameters<typeof rules>, change: Partial<LeadValues> = {}) =>
  leadProblems({ ...FILLED, ...change }, rules(...givenValues));
const REQUIRED = 'This is a required field.';

describe('the rules of a form', () => {
  test('name, email and mobile are required (LEAD-65 OPEN-064)', () => {
    expect(problems(['enquiry'])).toEqual({});
    expect(problems(['enquiry'], { name: ' ', email: '', phone: '' })).toEqual({
      name: REQUIRED,
      email: REQUIRED,
      phone: REQUIRED,
    });
  });
  describe('that a site keeps short', () => {
    const SHORT = { settings: { enquiryLength: 'short' } };
    test('need a name and either a mobile or an email', () => {
      const either = { message: '', email: '', phone: '' };
      expect(problems(['enquiry', SHORT], { ...either, phone: '0412 345 678' })).toEqual({});
      expect(problems(['enquiry', SHORT], { ...either, email: 'kim@shopper.example' })).toEqual({});
      expect(problems(['enquiry', SHORT], { ...either, name: '' })).toEqual({
        name: REQUIRED,
        phone: EITHER_CONTACT_TEXT,
      });
    });
    test('still refuse a wrong mobile or email beside a right one', () => {
      expect(problems(['enquiry', SHORT], { phone: '12' })).toEqual({ phone: MOBILE_TEXT });
      expect(problems(['enquiry', SHORT], { email: 'kim' })).toEqual({ email: EMAIL_TEXT });
    });
    test('start with a message about the vehicle', () => {
      expect(rules('enquiry', SHORT).startMessage).toBe("I'm interested in this car. Is it still available?");
      expect(rules('enquiry', { ...SHORT, car: null }).startMessage).toBe('');
      expect(rules('enquiry').startMessage).toBe('');
    });
    test('do not ask for what the vehicle determines', () => {
      const features = { formLocationsEnabled: true, locationSelectForNewCars: true };
      const car = sampleVehicle({ car_type: 'new' });
      expect(rules('enquiry', { features, car }).locations).not.toBeNull();
      expect(rules('enquiry', { ...SHORT, features, car }).locations).toBeNull();
    });
    test('leave job applications and forms with their own steps complete', () => {
      for (const kind of ['careers', 'finance', 'tradeIn'] as const)
        expect([kind, rules(kind, { ...SHORT, car: null }).isShort]).toEqual([kind, false]);
    });
  });
  test('comments are required by default (LEAD-02)', () =>
    expect(problems(['enquiry'], { message: ' ' })).toEqual({ message: REQUIRED }));
  test('comments are optional where relaxed (LEAD-03)', () =>
    expect(problems(['enquiry', { features: { commentsRequired: false } }], { message: '' })).toEqual({}));
  test.each(['testDrive', 'photo'] as const)('the message of %s is optional (TDRIVE-03 PHOTO-04)', (kind) =>
    expect(problems([kind], { message: '' })).toEqual({}),
  );
  test('test drives and photo requests have the core fields (TDRIVE-02 PHOTO-02)', () => {
    for (const kind of ['testDrive', 'photo'] as const)
      expect(Object.keys(problems([kind], { name: '', email: '', phone: '' }))).toEqual([
        'name',
        'phone',
        'email',
      ]);
  });

  test('a general enquiry has nine categories by default (OPEN-065)', () =>
    expect(rules('enquiry', { car: null }).categories).toEqual([
      'General',
      'New Vehicle',
      'Used Vehicle',
      'Service',
      'Parts',
      'Finance',
      'Fleet',
      'Feedback',
      'Careers Enquiry',
    ]));
  test('only a general enquiry has categories (LEAD-05)', () => {
    expect(rules('enquiry').categories).toBeNull();
    expect(rules('finance', { car: null }).categories).toBeNull();
    expect(rules('enquiry', { car: null }).categories).toContain('Careers Enquiry');
  });
  test('a category is required (LEAD-04)', () => {
    expect(problems(['enquiry', { car: null }])).toEqual({ category: REQUIRED });
    expect(problems(['enquiry', { car: null }], { category: 'Made up' })).toEqual({ category: REQUIRED });
    expect(problems(['enquiry', { car: null }], { category: 'Service' })).toEqual({});
  });
  test('a location is required without a car where form locations are on (LEAD-06)', () => {
    const features = { formLocationsEnabled: true };
    for (const kind of ['finance', 'enquiry', 'testDrive'] as const) {
      const asked = rules(kind, { features, car: null }).locations;
      expect(asked?.map(({ id }) => id)).toEqual(['l1', 'l2']);
      expect(problems([kind, { features, car: null }], { category: 'Service' })).toEqual({
        location: REQUIRED,
      });
      for (const location of ['l1', 'l2'])
        expect(problems([kind, { features, car: null }], { category: 'Service', location })).toEqual({});
      expect(
        problems([kind, { features, car: null }], { category: 'Service', location: 'elsewhere' }),
      ).toEqual({ location: REQUIRED });
    }
  });
  test('a form about a car, or with form locations off, has no location (LEAD-06)', () => {
    expect(rules('enquiry', { features: { formLocationsEnabled: true } }).locations).toBeNull();
    expect(rules('finance', { car: null }).locations).toBeNull();
    expect(problems(['finance', { car: null }])).toEqual({});
    expect(rules('finance', { car: null, features: { formLocationsEnabled: false } }).locations).toBeNull();
  });
  test('a location of the dealer is required for new cars where the site says so (LEAD-07)', () => {
    const features = { formLocationsEnabled: true, locationSelectForNewCars: true };
    expect(rules('enquiry', { features }).locations).toBeNull();
    const input = ['enquiry', { features, car: sampleVehicle({ car_type: 'new' }) }] as const;
    expect(rules(...input).locations?.map(({ id }) => id)).toEqual(['l1']);
    expect(problems([...input])).toEqual({ location: REQUIRED });
    expect(problems([...input], { location: 'l2' })).toEqual({ location: REQUIRED });
    expect(problems([...input], { location: 'l1' })).toEqual({});
  });
  test('a dealership is required without a car where there are several (LEAD-08)', () => {
    expect(rules('finance', { car: null }).dealerships).toBeNull();
    expect(rules('finance', { dealers: 2 }).dealerships).toBeNull();
    expect(problems(['finance', { car: null, dealers: 2 }])).toEqual({ dealership: REQUIRED });
    expect(problems(['finance', { car: null, dealers: 2 }], { dealership: 'other-dealer' })).toEqual({});
  });

  test('the opt-in is optional (LEAD-09)', () => expect(problems(['enquiry'], { optIn: false })).toEqual({}));
  test('the opt-in is ticked by default (LEAD-10)', () => {
    expect(emptyValues(rules('enquiry')).optIn).toBe(true);
    expect(emptyValues(rules('enquiry', { features: { optInDefault: false } })).optIn).toBe(false);
  });
  test('the opt-in is hidden by setting, and then not given (LEAD-11)', () => {
    expect(rules('enquiry').optIn).not.toBeNull();
    expect(rules('enquiry', { features: { optInVisible: false } }).optIn).toBeNull();
    expect(emptyValues(rules('enquiry', { features: { optInVisible: false } })).optIn).toBe(false);
  });
  test('the rego is optional (LEAD-12)', () => {
    const input = ['enquiry', { car: null }] as const;
    expect(rules(...input).fields).toEqual([{ name: 'rego', optional: true }]);
    expect(problems([...input], { category: 'Service', rego: '' })).toEqual({});
  });
  test('terms are required where shown, with the message of the site (LEAD-17 LEAD-18)', () => {
    const features = { termsCheckboxEnabled: true };
    expect(problems(['enquiry', { features }])).toEqual({
      terms: '*You must agree to the terms of use before submitting.',
    });
    expect(problems(['enquiry', { features, settings: { termsMessage: 'form' } }])).toEqual({
      terms: 'You must agree to the terms of use before submitting the form.',
    });
    expect(problems(['enquiry', { features }], { terms: true })).toEqual({});
  });
  test('terms are optional for a test drive (TDRIVE-05)', () =>
    expect(problems(['testDrive', { features: { termsCheckboxEnabled: true } }])).toEqual({}));

  test('a request for similar cars starts with its message (STATUS-10)', () =>
    expect(emptyValues(rules('similar')).message).toBe('Can you please find me something similar?'));

  test('a postcode of four digits is required where the site says so (LEAD-66 LEAD-67)', () => {
    const asks: Parameters<typeof rules> = ['finance', { features: { financePostcodeEnabled: true } }];
    const postcodeProblem = (postcode: string) => problems(asks, { details: { postcode } }).postcode;
    const asksIt = (...which: Parameters<typeof rules>) =>
      rules(...which).fields.some(({ name, optional }) => name === 'postcode' && !optional);
    expect(asksIt(...asks)).toBe(true);
    expect(asksIt('finance')).toBe(false);
    expect(asksIt('testDrive', { features: { financePostcodeEnabled: true } })).toBe(false);
    expect(postcodeProblem('')).toBe(REQUIRED);
    for (const none of ['none', '451', '45100', '45a0'])
      expect(postcodeProblem(none), none).toBe('Invalid postcode. Please enter a 4-digit number.');
    expect(postcodeProblem('4510')).toBeUndefined();
  });

  test('a time is optional for a test drive, and can be switched off (TDRIVE-04)', () => {
    expect(rules('testDrive').slots).toBe(true);
    expect(rules('testDrive', { features: { testDriveSlotsEnabled: false } }).slots).toBe(false);
    expect(rules('enquiry').slots).toBe(false);
    expect(problems(['testDrive'], { dateTime: '' })).toEqual({});
  });

  test('a call needs a mobile, also in a short form', () => {
    const short = { features: { callBackEnabled: true }, settings: { enquiryLength: 'short' as const } };
    const wanted = { phone: '', callBack: '2026-11-23T16:00:00+10:00' };
    expect(problems(['enquiry', short], wanted)).toEqual({
      phone: 'Enter your mobile, so that we can call you.',
    });
    expect(problems(['enquiry', short], { ...wanted, callBack: '' })).toEqual({});
    expect(rules('testDrive', short).callBack).toBe(false);
    expect(rules('enquiry').callBack).toBe(false);
  });

  test('an email has one @ and a dotted domain (OPEN-082)', () => {
    const wrong = { email: 'Please enter a valid email address.' };
    for (const email of [
      'kim',
      'kim@shopper',
      'kim@@shopper.example',
      'k im@shopper.example',
      '@a.b',
      `${'a'.repeat(250)}@b.co`,
    ])
      expect(problems(['enquiry'], { email }), email).toEqual(wrong);
  });
  test('never accepts an empty name', () => {
    const text = fc.string({ maxLength: 200, unit: 'binary' });
    const values = fc.record({
      name: text,
      email: text,
      phone: text,
      message: text,
      category: text,
      dealership: text,
      location: text,
      rego: text,
      optIn: fc.boolean(),
      dateTime: fc.string(),
      callBack: fc.string(),
      textReminder: fc.boolean(),
      terms: fc.boolean(),
      details: fc.dictionary(text, text),
    });
    fc.assert(
      fc.property(values, (givenValues) => {
        const problems = leadProblems(givenValues, rules('enquiry'));
        return givenValues.name.trim() !== '' || problems.name === REQUIRED;
      }),
    );
  });
});
