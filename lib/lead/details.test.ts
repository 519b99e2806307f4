import { describe, expect, test } from 'vitest';
import { answersOf } from './detail-answers.ts';
import { detailProblems } from './detail-problems.ts';
import { detailsIn, serviceName, tickedServices } from './details.ts';
import type { FormFieldName } from './form-field-names.ts';
import { type FieldAsked, KIND_FIELDS } from './form-fields.ts';
import { fileName, resumeType } from './resume.ts';

const TODAY = '2026-11-22';
const problems = (answers: Record<string, string>, fields: readonly FieldAsked[]) =>
  detailProblems((name) => answers[name] ?? '', fields, TODAY);
const questionOf = (name: FormFieldName, optional = false) => [{ name, optional }];

describe('what a form asks beside the core fields', () => {
  test('a postcode that is asked for is required, and four digits (LEAD-66..68)', () => {
    expect(problems({}, questionOf('postcode'))).toEqual({ postcode: 'This is a required field.' });
    for (const postcode of ['400', '40000', 'abcd', '４０００', '4 00'])
      expect(problems({ postcode }, questionOf('postcode'))).toEqual({
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
      });
    expect(problems({ postcode: '4000' }, questionOf('postcode'))).toEqual({});
  });

  test('a booking needs a rego, what to do and a day to come (OPEN-107)', () => {
    const service = KIND_FIELDS.service ?? [];
    expect(Object.keys(problems({}, service))).toEqual(['rego', 'serviceType']);
    const filled = { rego: '123ABC', serviceType: 'Repair', kilometres: '120,000 km', preferredDate: TODAY };
    expect(problems(filled, service)).toEqual({});
    expect(problems({ ...filled, preferredDate: '2026-11-21' }, service)).toHaveProperty('preferredDate');
    expect(problems({ ...filled, serviceType: 'Anything' }, service)).toHaveProperty('serviceType');
    expect(problems({ ...filled, kilometres: '-1' }, service)).toHaveProperty('kilometres');
  });

  test('a part needs the rego, or make and model (OPEN-106)', () => {
    const parts = KIND_FIELDS.parts ?? [];
    expect(Object.keys(problems({ part: 'Mirror' }, parts))).toEqual(['rego']);
    expect(problems({ part: 'Mirror', rego: '123ABC' }, parts)).toEqual({});
    expect(problems({ part: 'Mirror', make: 'Mazda', model: '3' }, parts)).toEqual({});
  });

  test('services are told by the labels that the form has for them (LEAD-16)', () => {
    const details = detailsIn({
      [serviceName('Loan car')]: 'on',
      [serviceName('Wash')]: '',
      [serviceName('Free money')]: 'on',
      name: 'Kim',
      make: 'Mazda',
    });
    expect(tickedServices(details, ['Loan car', 'Wash'])).toEqual(['Loan car']);
    expect(Object.keys(details)).not.toContain('name');
  });

  test('a dealer reads what was answered, ticks as Yes, the rest not at all', () =>
    expect(
      answersOf({ courtesyCar: 'on', make: 'Mazda', other: 'x' }, [
        ...questionOf('make'),
        ...questionOf('model'),
        ...questionOf('courtesyCar'),
      ]),
    ).toEqual([
      { question: 'Make', answer: 'Mazda' },
      { question: 'I would like a courtesy car', answer: 'Yes' },
    ]));
});

describe('a resume', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  test('is what its bytes are, not what it is called', () => {
    expect(resumeType(bytes('%PDF-1.7'))).toBe('application/pdf');
    expect(resumeType(bytes('PK\u0003\u0004 word/document.xml'))).toContain('wordprocessingml');
    for (const other of ['', 'MZ', '<html>', 'PK\u0003\u0004 xl/workbook.xml', ' %PDF-1.7'])
      expect(resumeType(bytes(other)), other).toBeNull();
  });
  test('keeps its name without path, odd signs or another ending', () => {
    expect(fileName('C:\\kim\\../my resume.exe', 'application/pdf')).toBe('my resume.pdf');
    expect(fileName('\u202e<b>', 'application/pdf')).toBe('b.pdf');
    expect(fileName('...', 'application/pdf')).toBe('resume.pdf');
  });
});
