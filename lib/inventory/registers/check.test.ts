import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksReserving, type CheckResult, openRecalls } from './check.ts';
import { checkText } from './check-text.ts';

const recalls = (...open: boolean[]): CheckResult => ({
  register: 'recalls',
  certificate: 'RC-1',
  recalls: open.map((isOpen, index) => ({ number: `REC-${index}`, title: 'Airbag', isOpen })),
});
const ppsr = (more: Partial<Extract<CheckResult, { register: 'ppsr' }>> = {}): CheckResult => ({
  register: 'ppsr',
  certificate: '10000000001',
  interests: 0,
  isWrittenOff: false,
  isStolen: false,
  ...more,
});

describe('an open recall', () => {
  test('blocks reserving exactly if one of the recalls is open', () =>
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (open) => {
        const result = recalls(...open);
        expect(blocksReserving(result)).toBe(open.includes(true));
        expect(openRecalls(result)).toHaveLength(open.filter(Boolean).length);
      }),
    ));

  test('is not a matter of the PPSR', () => {
    expect(blocksReserving(ppsr({ interests: 3, isWrittenOff: true, isStolen: true }))).toBe(false);
  });
});

describe('the text of a check', () => {
  const factsOf = (result: CheckResult) => checkText(result).facts.map(({ text }) => text);

  test('states each fact of the PPSR', () => {
    expect(factsOf(ppsr())).toEqual([
      'No security interest registered',
      'Not recorded as written off',
      'Not recorded as stolen',
    ]);
    expect(factsOf(ppsr({ interests: 1, isWrittenOff: true }))).toEqual([
      'A security interest is registered. Ask us how it will be cleared.',
      'Recorded as written off',
      'Not recorded as stolen',
    ]);
  });

  test('names open and completed recalls, and states when a vehicle has no recalls', () => {
    expect(factsOf(recalls())).toEqual(['No recalls']);
    expect(factsOf(recalls(true, false))).toEqual(['Open: Airbag (REC-0)', 'Completed: Airbag (REC-1)']);
  });
});
