import { describe, expect, test } from 'vitest';
import { detailProblems } from './detail-problems.ts';
import { detailsIn, serviceName, tickedServices } from './details.ts';
import type { FormFieldName } from './form-field-names.ts';
import { type FieldAsked, KIND_FIELDS } from './form-fields.ts';
import { answersOf } from './payload.ts';
import { fileName, resumeType } from './resume.ts';

const TODAY = '2026-11-22';
const problems = (answers: Record<string, string>, fields: readonly FieldAsked[]) =>
  detailProblems((name) => answers[name] ?? '', fields, TODAY);
const questionOf = (name: FormFieldName, optional = false) => [{ name, optional }];

describe('the further fields of a form', () => {
  test('a postcode is required and has four digits (LEAD-66 LEAD-67)', () => {
    expect(problems({}, questionOf('postcode'))).toEqual({ postcode: 'This is a required field.' });
    for (const postcode of ['400', '40000', 'abcd', '４０００', '4 00'])
      expect(problems({ postcode }, questionOf('postcode'))).toEqual({
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
      });
    expect(problems({ postcode: '4000' }, questionOf('postcode'))).toEqual({});
  });

  test('a service booking needs a rego, a service and a future day (OPEN-107)', () => {
    const service = KIND_FIELDS.service ?? [];
    expect(Object.keys(problems({}, service))).toEqual(['rego', 'serviceType']);
    const filled = { rego: '123ABC', serviceType: 'Repair', kilometres: '120,000 km', preferredDate: TODAY };
    expect(problems(filled, service)).toEqual({});
    expect(problems({ ...filled, preferredDate: '2026-11-21' }, service)).toHaveProperty('preferredDate');
    expect(problems({ ...filled, serviceType: 'Anything' }, service)).toHaveProperty('serviceType');
    expect(problems({ ...filled, kilometres: '-1' }, service)).toHaveProperty('kilometres');
  });

  test('a preferred day is one of the calendar', () => {
    const day = (preferredDate: string) =>
      Object.keys(problems({ preferredDate }, questionOf('preferredDate')));
    expect([day('2028-02-29'), day('2027-02-28')]).toEqual([[], []]);
    for (const none of ['2027-02-29', '2028-02-30', '2027-13-01', '2027-00-10'])
      expect(day(none)).toEqual(['preferredDate']);
  });

  test('a parts enquiry needs the rego, or make and model (OPEN-106)', () => {
    const parts = KIND_FIELDS.parts ?? [];
    expect(Object.keys(problems({ part: 'Mirror' }, parts))).toEqual(['rego']);
    expect(problems({ part: 'Mirror', rego: '123ABC' }, parts)).toEqual({});
    expect(problems({ part: 'Mirror', make: 'Mazda', model: '3' }, parts)).toEqual({});
  });

  test('services are sent by their labels in the form (LEAD-16)', () => {
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

  test('answers list filled fields, and ticks as Yes', () =>
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
  test('has the type of its bytes, not of its name', () => {
    expect(resumeType(bytes('%PDF-1.7'))).toBe('application/pdf');
    expect(resumeType(bytes('PK\u0003\u0004 word/document.xml'))).toContain('wordprocessingml');
    for (const other of ['', 'MZ', '<html>', 'PK\u0003\u0004 xl/workbook.xml', ' %PDF-1.7'])
      expect(resumeType(bytes(other)), other).toBeNull();
  });
  test('keeps its name without path, control characters and foreign extension', () => {
    expect(fileName('C:\\kim\\../my resume.exe', 'application/pdf')).toBe('my resume.pdf');
    expect(fileName('\u202e<b>', 'application/pdf')).toBe('b.pdf');
    expect(fileName('...', 'application/pdf')).toBe('resume.pdf');
  });
});
