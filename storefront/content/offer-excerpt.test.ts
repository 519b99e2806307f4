import { describe, expect, test } from 'vitest';
import { shortDescription, shortDisclaimer } from './offer-excerpt.ts';

describe('offers', () => {
  test('OFFER-15 a description longer than 200 characters is cut at 160', () => {
    const { text, isCut } = shortDescription('a'.repeat(201));
    expect(isCut).toBe(true);
    expect(text).toBe(`${'a'.repeat(160)}…`);
  });

  test('OFFER-16 a description of 200 characters is shown whole', () => {
    expect(shortDescription('a'.repeat(200))).toEqual({ text: 'a'.repeat(200), isCut: false });
  });

  test('OFFER-17 a disclaimer is cut at 200', () => {
    expect(shortDisclaimer('a'.repeat(201)).text).toBe(`${'a'.repeat(200)}…`);
    expect(shortDisclaimer('a'.repeat(200)).isCut).toBe(false);
  });
});
