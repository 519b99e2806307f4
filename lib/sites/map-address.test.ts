import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP_ADDRESS_LENGTH, mapAddressProblem, mapOrigin } from './map-address.ts';

describe('the address of a map provider', () => {
  test.each([
    'https://tiles.example.com/styles/bright?key=abc',
    'https://tiles.example.com:8443/style.json',
    'http://localhost:4005/maps/style.json',
  ])('accepts %s', (address) => {
    expect(mapAddressProblem(address)).toBeNull();
  });

  test.each([
    ['http://tiles.example.com/style.json', 'Start the address with https://.'],
    ['https://name:secret@tiles.example.com/style.json', 'Remove the name and password before the host.'],
    [`https://tiles.example.com/${'a'.repeat(MAP_ADDRESS_LENGTH)}`, 'Keep it to 500 characters.'],
  ])('refuses %s', (address, problem) => {
    expect(mapAddressProblem(address)).toBe(problem);
  });

  test.each([
    'style.json',
    '/style.json',
    'mapbox://styles/x/y',
    'javascript:alert(1)',
    'https://a b.example/',
  ])('refuses %s, which is no web address', (address) => {
    expect(mapAddressProblem(address)).not.toBeNull();
  });

  test('has an origin that cannot end its part of the security policy', () => {
    expect(mapOrigin('https://tiles.example.com/styles/bright?key=abc')).toBe('https://tiles.example.com');
    expect(mapOrigin(null)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (address) => {
        const origin = mapOrigin(address);
        if (origin !== null) expect(origin).toMatch(/^https?:\/\/[^\s;,'"/]+$/);
      }),
    );
  });
});
