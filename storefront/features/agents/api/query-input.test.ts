import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operation } from '../operations/operation.ts';
import { queryInput } from './query-input.ts';

const sample = operation({
  name: 'sample_of_queries',
  title: 'Sample',
  description: 'Sample.',
  input: {
    vehicle: z.string(),
    makes: z.array(z.string()).optional(),
    page: z.number().int().optional(),
  },
  output: { isSample: z.boolean() },
  answer: async () => ({ path: '/', isSample: true }),
});
const inputOf = (query: string, fields: Record<string, string> = {}) =>
  queryInput(sample, new URLSearchParams(query), fields);

describe('the input of a query', () => {
  test('repeats lists and converts numbers', () => {
    expect(inputOf('makes=Toyota&makes=Ford&page=2', { vehicle: 'a' })).toEqual({
      vehicle: 'a',
      makes: ['Toyota', 'Ford'],
      page: 2,
    });
    expect(inputOf('makes=Toyota')).toEqual({ makes: ['Toyota'] });
  });

  test('leaves what is not a number as text, so that it is refused', () => {
    for (const value of ['two', '', '1e3', ' 1', '0x10', 'Infinity'])
      expect(inputOf(`page=${encodeURIComponent(value)}`)).toEqual({ page: value });
  });

  test('keeps unknown and repeated parameters, so that they are refused', () => {
    expect(inputOf('name=Kim&page=1&page=2')).toEqual({ name: 'Kim', page: ['1', '2'] });
  });

  test('takes the parts of the path from the path', () => {
    expect(inputOf('vehicle=b', { vehicle: 'a' })).toEqual({ vehicle: 'a' });
  });
});
