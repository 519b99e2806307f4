import { describe, expect, test } from 'vitest';
import { EMPTY_PLACE, placesAfter } from './draft.ts';

const enfield = { ...EMPTY_PLACE, id: 'enfield', suburb: 'Enfield' };
const lonsdale = { ...EMPTY_PLACE, id: 'lonsdale', suburb: 'Lonsdale' };

describe('the locations after the dealerships were chosen', () => {
  test('are the known ones if none was entered', () => {
    expect(placesAfter([EMPTY_PLACE], [], [enfield, lonsdale])).toEqual([enfield, lonsdale]);
  });

  test('stay as the user entered them', () => {
    const entered = [{ ...EMPTY_PLACE, street: '1 High Street' }];
    expect(placesAfter(entered, [], [enfield])).toEqual(entered);
    const changed = [{ ...enfield, phone: '08 7010 0110' }];
    expect(placesAfter(changed, [enfield], [lonsdale])).toEqual(changed);
  });

  test('follow another dealership', () => {
    expect(placesAfter([enfield], [enfield], [lonsdale])).toEqual([lonsdale]);
    expect(placesAfter([enfield], [enfield], [])).toEqual([EMPTY_PLACE]);
  });
});
