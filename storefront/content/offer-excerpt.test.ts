import { describe, expect, test } from 'vitest';
import { shortDescription, shortDisclaimer } from './offer-excerpt.ts';

describe('offers', () => {
  test('cuts a description longer than 200 characters at 160 (OFFER-15)', () => {
    const { text, isCut } = shortDescription('a'.repeat(201));
    expect(isCut).toBe(true);
    expect(text).toBe(`${'a'.repeat(160)}…`);
  });

  test('shows a description of 200 characters in full (OFFER-16)', () => {
    expect(shortDescription('a'.repeat(200))).toEqual({ text: 'a'.repeat(200), isCut: false });
  });

  test('cuts a disclaimer at 200 characters (OFFER-17)', () => {
    expect(shortDisclaimer('a'.repeat(201)).text).toBe(`${'a'.repeat(200)}…`);
    expect(shortDisclaimer('a'.repeat(200)).isCut).toBe(false);
  });
});
