import { describe, expect, test } from 'vitest';
import { creditFiguresIn, wrongCredit } from './credit-figures.ts';

const linesOf = (text: string) => creditFiguresIn(text).map(({ kind, value }) => `${kind} ${value}`);

describe('the rates and repayments of a text', () => {
  test.each([
    ['7.49% p.a. interest rate, 9.29% p.a. comparison rate', ['comparison 9.29', 'rate 7.49']],
    ['from $1,063.94 per week', ['repayment 1063.94']],
    ['$63 per week, 10.31% p.a. comparison rate', ['comparison 10.31', 'repayment 63']],
    ['Comparison rate 9.29% p.a. to 10.31% p.a.', ['comparison 9.29', 'comparison 10.31']],
    ['Comparison rate: 9.29% p.a.', ['comparison 9.29']],
    ['A loan at 6% per annum or 6 % p.a', ['rate 6', 'rate 6']],
    ['Under $50 a week, $50 to $75 a week, $300 a week and over', []],
    ['$86/week, 10% deposit, $8 monthly', []],
  ])('%s', (text, expected) => expect(linesOf(text)).toEqual(expected));

  test('are wrong unless their subject has them', () => {
    const text = { of: '/cars/a', text: '7.49% p.a. interest rate', at: '/ p' };
    expect(wrongCredit([text], new Map([['/cars/a', ['rate 7.49']]]))).toEqual([]);
    expect(wrongCredit([text], new Map([['/cars/b', ['rate 7.49']]]))).toEqual([
      'rate 7.49 of /cars/a at / p is none of: none',
    ]);
    expect(wrongCredit([{ ...text, text: '7.5% p.a.' }], new Map([['/cars/a', ['rate 7.49']]]))).toHaveLength(
      1,
    );
  });
});
