import { FURTHER_LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { HOLIDAY_RULES } from '@forecourt/lib/sites/holiday-rules';
import { clock, weekRows } from '@forecourt/lib/sites/hours';
import { openingTimes, openNow } from '@forecourt/lib/sites/open-now';
import { expect, test } from 'vitest';
import { slotDays, slotText } from '@/features/test-drive/days.ts';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: '08:30',
  close: '17:30',
}));

test('hours of a week in the language of the page', () => {
  expect(weekRows(WEEK, null, 'zh')).toEqual([
    { days: '周一 - 周五', hours: '8:30 - 17:30' },
    { days: '周六', hours: null },
    { days: '周日', hours: null },
  ]);
  expect(weekRows(WEEK, null, 'vi')[0]).toEqual({ days: 'Thứ 2 - Thứ 6', hours: '8:30 - 17:30' });
  // Arabic times have the digits of prices.
  expect(clock('17:30', 'ar')).toMatch(/5:30/);
  expect(clock('25:00', 'ar')).toBeNull();
});

test('whether a location is open in the language of the page', () => {
  const times = openingTimes(WEEK, [], 'Australia/Brisbane');
  const said = (moment: string, language: 'zh' | 'vi' | 'ar') =>
    times && openNow(times, new Date(moment), translatorOf(language, 'hoursClient'), language);
  expect(said('2026-11-23T10:00:00+10:00', 'zh')).toMatchObject({ isOpen: true, now: '营业中，至 17:30' });
  expect(said('2026-11-21T10:00:00+10:00', 'vi')).toMatchObject({
    isOpen: false,
    now: 'Mở cửa Thứ Hai lúc 8:30',
    today: 'Hôm nay đóng cửa',
  });
  expect(said('2026-11-23T18:00:00+10:00', 'ar')?.now).toMatch(/^يفتح غدًا 8:30/);
});

test('each public holiday has a name in each language', () => {
  for (const language of FURTHER_LANGUAGES) {
    const t = translatorOf(language, 'hours');
    for (const { name } of HOLIDAY_RULES)
      expect(t.has(`holidays.${name}` as 'holidays.Anzac Day')).toBe(true);
  }
});

test('free times in the language of the page', () => {
  const slot = '2026-11-23T09:00:00+11:00';
  expect(slotText(slot, 'zh')).toBe('周一 11月23日, 9:00');
  expect(slotText(slot, 'vi')).toBe('Thứ 2 23 thg 11, 9:00');
  expect(slotDays([slot], 'ar')[0]?.slots[0]?.label).toMatch(/9:00/);
});
