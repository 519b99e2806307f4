import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCESSIBILITY_CHECKS, claimsOf, conformanceOf } from './conformance.ts';
import { CRITERIA } from './criteria.ts';
import { REPORT } from './report.generated.ts';

const day = '2026-11-30';
const all = { testedOn: day, passed: ACCESSIBILITY_CHECKS, failed: [] };

test('covers the 31 criteria of level A and the 24 of level AA, each once', () => {
  expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(CRITERIA.length);
});

describe('a claim', () => {
  const evidence = { checks: ['one', 'two'], remark: '' };
  const report = (passed: string[], failed: string[]) => ({ testedOn: day, passed, failed });

  test('needs the result of each of its tests', () => {
    expect(conformanceOf(evidence, report(['one'], []))).toBe('Not evaluated');
    expect(conformanceOf(evidence, report(['one', 'two'], []))).toBe('Supports');
  });

  test('is weaker with failed tests or a known exception', () => {
    expect(conformanceOf(evidence, report(['one'], ['two']))).toBe('Partially supports');
    expect(conformanceOf(evidence, report([], ['one', 'two']))).toBe('Does not support');
    expect(conformanceOf({ ...evidence, exception: 'Some.' }, report(['one', 'two'], []))).toBe(
      'Partially supports',
    );
  });

  test('without a test rests on a review', () => {
    expect(conformanceOf({ review: null, remark: '' }, all)).toBe('Not evaluated');
    expect(conformanceOf({ review: { on: day, isMet: true }, remark: '' }, all)).toBe('Supports');
  });

  test('never gets better when one more test fails', () => {
    const rank = ['Does not support', 'Partially supports', 'Supports'];
    fc.assert(
      fc.property(
        fc.subarray([...ACCESSIBILITY_CHECKS]),
        fc.constantFrom(...ACCESSIBILITY_CHECKS),
        (failed, more) => {
          const reported = (list: readonly string[]) =>
            claimsOf({
              ...all,
              passed: ACCESSIBILITY_CHECKS.filter((check) => !list.includes(check)),
              failed: list,
            });
          const [before, after] = [reported(failed), reported([...failed, more])];
          for (const [index, { conformance }] of after.entries())
            expect(rank.indexOf(conformance)).toBeLessThanOrEqual(
              rank.indexOf(before[index]?.conformance ?? ''),
            );
        },
      ),
    );
  });
});

test('the published report names only tests that the statement uses', () => {
  for (const check of [...REPORT.passed, ...REPORT.failed]) expect(ACCESSIBILITY_CHECKS).toContain(check);
  if (REPORT.testedOn !== null) expect(REPORT.testedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});
