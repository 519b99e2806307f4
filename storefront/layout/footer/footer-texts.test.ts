import { expect, test } from 'vitest';
import { hoursLine, licenceText } from './footer-texts.ts';

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
  const line = hoursLine([...[1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30')), day(0, null)]);
  expect(line).toMatch(/8[:.]30/);
  expect(line).toMatch(/closed$/);
  expect(
    hoursLine([
      ...[1, 2, 3].map((weekday) => day(weekday, '09:00')),
      day(4, '10:00'),
      day(5, '09:00'),
      day(6, null),
      day(0, null),
    ]).replaceAll(/ \d+:\d+ [ap]m - \d+:\d+ [ap]m/g, ''),
  ).toBe('Mon - Wed, Thu, Fri, Sat - Sun closed');
  expect(hoursLine([])).toBe('');
});
