import { actionText } from '@forecourt/lib/leads/vehicle-action-text';
import { WAITING_LABEL } from '@forecourt/lib/leads/vehicle-actions';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { factLabel, factValue } from './fact-text.ts';

const en = translatorOf('en', 'vehicleCard');
const vi = translatorOf('vi', 'vehicleCard');

test.each([
  'View Details',
  'Explore Vehicle',
  'Enquire',
  'Quick Enquiry',
  'Book a Test Drive',
  WAITING_LABEL,
  'Get Finance',
  'Finance Enquiry',
  'Enquire Now',
  'Reserve this Car',
  'Reserve Now',
  'Reserve Now $200',
])('the action %s is the same in English, and translated otherwise', (label) => {
  expect(actionText(label, en)).toBe(label);
  expect(actionText(label, vi)).not.toBe(label);
});

test('an action keeps the amount of the deposit, and an unknown label as it is', () => {
  expect(actionText('Reserve Now $200', vi)).toBe('Giữ xe ngay $200');
  expect(actionText('Call Bruce', vi)).toBe('Call Bruce');
});

test.each(['Sleeps 4', '1,850 kg tare', 'Manual', 'Learner approved'])(
  'the fact %s is the same in English, and translated otherwise',
  (value) => {
    expect(factValue(value, en)).toBe(value);
    expect(factValue(value, vi)).not.toBe(value);
  },
);

test('facts keep numbers and names', () => {
  expect(factValue('45,200 km', vi)).toBe('45,200 km');
  expect(factValue('6.2 m', vi)).toBe('6.2 m');
  expect(factLabel('Odometer', vi)).toBe('Số km');
});
