import { expect, test } from 'vitest';
import { translatorOf } from '../platform/language/translator.ts';
import { vehicleTag } from './tag.ts';
import { valueText } from './value-text.ts';

const chinese = translatorOf('zh', 'vehicle');
const english = translatorOf('en', 'vehicle');

test.each([
  ['transmission', '6 Speed Sports Automatic', '6 速运动自动挡'],
  ['transmission', '7-speed dual clutch', '7 速双离合'],
  ['transmission', '9 Speed Zonic', '9 Speed Zonic'],
  ['drive', 'Front Wheel Drive', '前驱'],
  ['induction', 'Turbo', '涡轮增压'],
] as const)('the %s %s is %s in Chinese', (vocabulary, value, text) =>
  expect(valueText(vocabulary, value, chinese)).toBe(text),
);

test.each(['6 Speed Sports Automatic', '6-speed manual', '6sp Automatic', 'FRONT WHEEL DRIVE'])(
  '%s stays as the feed writes it in English',
  (value) => {
    expect(valueText('transmission', value, english)).toBe(value);
    expect(valueText('drive', value, english)).toBe(value);
  },
);

test('the default names of tags have a translation, and a dealer’s stay as they are', () => {
  const sold = {
    status: 'sold',
    car_type: 'used',
    make: 'Mazda',
    simple_fuel: null,
    reserved: false,
    certified: false,
    tag: null,
    created_at: '2026-01-01',
  } as const;
  const rules = {
    electricTagEnabled: false,
    certifiedBadgeMake: null,
    justArrivedDays: 7,
    justArrivedTagName: 'Just Arrived',
    soldTagName: 'Sold',
    soldText: 'byStatus',
  } as const;
  const t = translatorOf('zh', 'price');
  expect(vehicleTag(sold, rules, 0, t)?.text).toBe('已售');
  expect(vehicleTag(sold, { ...rules, soldTagName: 'Gone' }, 0, t)?.text).toBe('Gone');
  const fresh = { ...sold, status: 'in_stock', car_type: 'new' } as const;
  expect(vehicleTag(fresh, rules, Date.parse('2026-01-02') / 1000, t)?.text).toBe('新到');
});
