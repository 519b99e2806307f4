import { expect, test } from 'vitest';
import { licenceWords } from './licences.ts';

const at = (dealer: string | null, repairer: string | null) => ({
  dealer_license_number: dealer,
  motor_vehicle_repairer: repairer,
});

test('OPEN-108 the footer names each licence once, and none that its text has already', () => {
  const places = [at('LMCT 99014', 'MVRL 1'), at('LMCT 99014', null), at(' MD 2 ', 'MVRL 3')];
  expect(licenceWords(places, '')).toBe(
    'Licensed motor dealer: LMCT 99014, MD 2. Motor vehicle repairer: MVRL 1, MVRL 3.',
  );
  expect(licenceWords(places, 'Licensed motor dealer LMCT 99014, MD 2')).toBe(
    'Motor vehicle repairer: MVRL 1, MVRL 3.',
  );
  expect(licenceWords([at(null, null)], '')).toBe('');
});
