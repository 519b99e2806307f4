import { newSiteRequestSchema } from '@forecourt/lib/operations/new-site/request';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callOf, EMPTY_DRAFT, tidyDraft } from './draft.ts';
import { problemsAt, STEPS, stepAfter, stepBefore, stepOf } from './steps.ts';

const WHOLE = {
  ...EMPTY_DRAFT,
  dealerships: ['kew-cars'],
  name: 'Kew Cars',
  hosts: ['www.kewcars.example', ' '],
  leads: ['sales@kewcars.example'],
  licence: 'LMCT 99014',
  places: [
    {
      id: '',
      name: '',
      street: '1 High Street',
      suburb: 'Kew',
      state: 'vic',
      postcode: '3101',
      phone: '03 7010 0190',
      hours: 'Mon-Fri 9-17',
    },
  ],
};

describe('steps of the assistant', () => {
  test('cover every part of a request once', () => {
    const partNames: string[] = STEPS.flatMap(({ parts }) => [...parts]);
    expect(partNames.toSorted()).toEqual(Object.keys(newSiteRequestSchema.in.shape).toSorted());
  });

  test('go forward and back', () => {
    for (const { id } of STEPS) {
      const next = stepAfter(id);
      if (next) expect(stepBefore(next)).toBe(id);
    }
  });

  test('lead each problem to its step', () => {
    const parts = STEPS.flatMap((step) => step.parts.map((part) => ({ part: `${part}.0.x`, step: step.id })));
    for (const { part, step } of parts) {
      const problem = { part, words: 'wrong', nearest: [] };
      expect(stepOf(problem)).toBe(step);
      expect(problemsAt(step, [problem])).toEqual([problem]);
      expect(problemsAt('review', [problem])).toEqual([problem]);
    }
  });
});

describe('a draft', () => {
  test('is sent as a request without empty fields', () => {
    const { request } = callOf(WHOLE, null);
    expect(request).not.toHaveProperty('abn');
    expect(newSiteRequestSchema.parse(request)).toMatchObject({
      slug: 'kew-cars',
      hosts: ['www.kewcars.example'],
      places: [{ state: 'VIC' }],
    });
  });

  test('keeps its lines in order and at least one when empty ones are removed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', ' ', 'a.example', 'b.example')), (hosts) => {
        const lines = tidyDraft({ ...EMPTY_DRAFT, hosts }).hosts;
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.filter(Boolean)).toEqual(hosts.map((line) => line.trim()).filter(Boolean));
      }),
    );
  });
});
