import { describe, expect, it } from 'vitest';
import { tokenise, wordsOf } from './tokenise.ts';

describe('tokenise', () => {
  it.each([
    ['2019 Mazda CX-5', ['2019', 'mazda', 'cx', '5']],
    ['2.5i-L AWD+', ['2', '5i', 'l', 'awd']],
    ['Škoda Citroën', ['skoda', 'citroen']],
    ["driver's", ['driver', 's']],
    ['', []],
    ['トヨタ 86', ['トヨタ', '86']],
  ])('cuts %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps requested separators, and splits at capitals on request', () => {
    expect(wordsOf('C++ [x]', '+]')).toEqual(['c', '+', '+', 'x', ']']);
    expect(wordsOf('LandCruiser GXL', '', true)).toEqual(['land', 'cruiser', 'gxl']);
  });

  it('returns the positions of words', () => {
    expect(tokenise('Škoda, RS')).toEqual([
      { text: 'skoda', start: 0, end: 5 },
      { text: 'rs', start: 7, end: 9 },
    ]);
  });
});
