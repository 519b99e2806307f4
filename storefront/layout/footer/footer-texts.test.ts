import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { hoursLine, licenceText } from './footer-texts.ts';

const line = (week: Parameters<typeof hoursLine>[0]) => hoursLine(week, 'en', translatorOf('en', 'footer'));

const at = (dealer: string | null, repairer: string | null) => ({
  dealer_license_number: dealer,
  motor_vehicle_repairer: repairer,
});

test('the footer names each licence once, and none that its text has already (OPEN-108)', () => {
  const places = [at('LMCT 99014', 'MVRL 1'), at('LMCT 99014', null), at(' MD 2 ', 'MVRL 3')];
  expect(licenceText(places, '')).toBe(
    'Licensed motor dealer: LMCT 99014, MD 2. Motor vehicle repairer: MVRL 1, MVRL 3.',
  );
  expect(licenceText(places, 'Licensed motor dealer LMCT 99014, MD 2')).toBe(
    'Motor vehicle repairer: MVRL 1, MVRL 3.',
  );
  expect(licenceText([at(null, null)], '')).toBe('');
});

test('the footer shows the hours of the main location in one line (OPEN-108)', () => {
  const day = (weekday: number, open: string | null) => ({
    weekday,
    status: open ? ('Open' as const) : ('Closed' as const),
    formated_hours: null,
    open,
    close: open ? '17:30' : null,
  });
  const week = line([...[1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30')), day(0, null)]);
  expect(week).toMatch(/8[:.]30/);
  expect(week).toMatch(/closed$/);
  expect(
    line([
      ...[1, 2, 3].map((weekday) => day(weekday, '09:00')),
      day(4, '10:00'),
      day(5, '09:00'),
      day(6, null),
      day(0, null),
    ]).replaceAll(/ \d+:\d+ [ap]m - \d+:\d+ [ap]m/g, ''),
  ).toBe('Mon - Wed, Thu, Fri, Sat - Sun closed');
  expect(line([])).toBe('');
});

test('the hours are in the language of the page', () => {
  const week = [1, 2].map((weekday) => ({
    weekday,
    status: 'Open',
    formated_hours: null,
    open: '08:30',
    close: '17:00',
  }));
  expect(hoursLine(week, 'vi', translatorOf('vi', 'footer'))).toMatch(
    /^Thứ 2 - Thứ 3 8:30 - 17:00, .*đóng cửa$/,
  );
});
