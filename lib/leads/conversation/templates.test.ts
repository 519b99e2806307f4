import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fieldsOf,
  fillTemplate,
  TEMPLATE_FIELDS,
  type TemplateValues,
  templateProblem,
} from './templates.ts';

const values: TemplateValues = {
  name: 'Kim',
  vehicle: '2021 Mazda CX-5',
  price: '$32,990',
  place: 'Harbour Mazda',
  hours: 'Open now until 5:30 pm',
  agent: 'Sam',
  driveLink: 'https://harbour.example/cars/cx-5#enquire',
  reserveLink: null,
  vehicleLink: 'https://harbour.example/cars/cx-5',
};

test('fills in fields', () => {
  expect(fillTemplate('Hi {name}, the {vehicle} is {price}.', values)).toEqual({
    text: 'Hi Kim, the 2021 Mazda CX-5 is $32,990.',
    missing: [],
  });
});

test('names the fields without a value', () => {
  expect(fillTemplate('Reserve it: {reserveLink}', values).missing).toEqual(['reserveLink']);
});

test('reports unknown fields and open braces', () => {
  expect(templateProblem('Hi {name}')).toBeNull();
  expect(templateProblem('Hi {firstname}')).toContain('Unknown field {firstname}');
  expect(templateProblem('Hi {name')).toContain('not closed');
});

test('a value is never filled in again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (name) => {
      fc.pre(name !== '');
      expect(fillTemplate('{name}', { ...values, name }).text).toBe(name);
    }),
  );
});

test('a text without problems has only known fields', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (templateProblem(text) === null)
        for (const field of fieldsOf(text)) expect(TEMPLATE_FIELDS).toHaveProperty(field);
    }),
  );
});
