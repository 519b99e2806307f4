import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPriceWords } from './price-words.ts';

describe('price words of a feed', () => {
  test.each([
    ['DAP', 'drive-away', 'Drive Away'],
    ['dap', 'drive-away', 'Drive Away'],
    ['D.A.P.', 'drive-away', 'Drive Away'],
    ['D/A', 'drive-away', 'Drive Away'],
    ['DA', 'drive-away', 'Drive Away'],
    ['driveaway', 'drive-away', 'Drive Away'],
    ['Drive-Away Price', 'drive-away', 'Drive Away'],
    ['drive away', 'drive-away', 'Drive Away'],
    ['DAP (ABN holders)', 'drive-away', 'Drive Away (ABN holders)'],
    ['Drive Away (ABN holders)', 'drive-away', 'Drive Away (ABN holders)'],
    ['Ride away, no more to pay', 'drive-away', 'Ride away, no more to pay'],
    ['incl. on-road costs', 'drive-away', 'Drive Away'],
    ['inc ORC', 'drive-away', 'Drive Away'],
    ['EGC', 'excluding-charges', 'Excl. Govt. Charges'],
    ['E.G.C.', 'excluding-charges', 'Excl. Govt. Charges'],
    ['Excl. Govt. Charges', 'excluding-charges', 'Excl. Govt. Charges'],
    ['excluding government charges', 'excluding-charges', 'Excl. Govt. Charges'],
    ['Ex Govt Charges', 'excluding-charges', 'Excl. Govt. Charges'],
    ['+ ORC', 'plus-on-road-costs', 'Plus on-road costs'],
    ['+ORCs', 'plus-on-road-costs', 'Plus on-road costs'],
    ['plus on road costs', 'plus-on-road-costs', 'Plus on-road costs'],
    ['Plus on-road costs', 'plus-on-road-costs', 'Plus on-road costs'],
    ['before on-roads', 'plus-on-road-costs', 'Plus on-road costs'],
    ['ex GST', 'ex-gst', 'Ex GST'],
    ['Excl. GST', 'ex-gst', 'Ex GST'],
    ['+ GST', 'ex-gst', 'Ex GST'],
    ['EGC + GST', 'excluding-charges', 'Excl. Govt. Charges, Ex GST'],
    ['+ ORC, ex GST', 'plus-on-road-costs', 'Plus on-road costs, Ex GST'],
    ['Or near offer', 'other', 'Or near offer'],
    ['DAP + ORC', 'other', 'DAP + ORC'],
    ['Drive away not included', 'other', 'Drive away not included'],
    ['Excludes drive away costs', 'other', 'Excludes drive away costs'],
    ['Dapper price', 'other', 'Dapper price'],
    ['Orchid special', 'other', 'Orchid special'],
  ])('reads %s as %s, shown as %s (OPEN-049)', (words, basis, label) =>
    expect(readPriceWords(words)).toMatchObject({ basis, label }),
  );

  test.each([null, undefined, '', '  '])('has none for %j', (words) =>
    expect(readPriceWords(words)).toBeNull(),
  );

  test('reads its own label the same way', () => {
    const part = fc.constantFrom(
      'DAP',
      'D/A',
      'EGC',
      '+ ORC',
      'ex GST',
      '(ABN holders)',
      'special',
      '-',
      ',',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const once = readPriceWords(parts.join(' '));
        expect(readPriceWords(once?.label)).toEqual(once);
      }),
    );
  });
});
