import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_DIRECTORY, isNarrowed, modelsHref, parseDirectory, serialiseDirectory } from './state.ts';

const parse = (text: string) => parseDirectory(new URLSearchParams(text));

describe('addresses of the directory', () => {
  test.each([
    ['suv', 'suv'],
    ['SUV', 'suv'],
    ['Sports Utility Vehicle', 'suv'],
    ['Cab Chassis', 'cabChassis'],
    ['cabChassis', 'cabChassis'],
    ['spaceship', 'spaceship'],
  ])('?body=%s asks for the body %s (ROUTE-39)', (words, body) => {
    expect(parseDirectory(new URLSearchParams({ body: words })).body).toBe(body);
  });

  test('uses the slug of a make and the name of a model', () => {
    expect(parse('make=Mazda&model=CX-5')).toMatchObject({ make: 'mazda', model: 'CX-5' });
  });

  test.each(['-1', '0', '1e9', 'x', '', '1.5', '99999999999999'])('page=%s is page 1 (OPEN-039)', (page) => {
    expect(parseDirectory(new URLSearchParams({ page })).page).toBe(1);
  });

  test('limits the page number', () => {
    expect(parse('page=999999999').page).toBe(100);
  });

  test('parses any query string to a stable state', () => {
    const name = fc.constantFrom('query', 'page', 'body', 'make', 'model', 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 200 }))), (pairs) => {
        const state = parseDirectory(new URLSearchParams(pairs));
        expect(state.query.length).toBeLessThanOrEqual(100);
        const query = serialiseDirectory(state);
        const again = parseDirectory(new URLSearchParams(query));
        expect(serialiseDirectory(again)).toBe(query);
        expect(isNarrowed(again)).toBe(isNarrowed(state));
      }),
    );
  });

  test('has no query string without filters', () => {
    expect(modelsHref()).toBe('/models');
    expect(serialiseDirectory(EMPTY_DIRECTORY)).toBe('');
    expect(modelsHref({ body: 'suv' })).toBe('/models?body=suv');
  });
});
