import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MailBrand, textColourOn } from './brand.ts';
import { escapeHtml, mailHtml, mailText } from './layout.ts';

const brand: MailBrand = {
  name: 'A & B',
  url: 'https://a.example',
  accent: '#ffcc1a',
  logo: null,
  imprint: 'A & B',
};

describe('mail layout', () => {
  test('escapes user input in the HTML and quotes it in the plain text', () => {
    const evil = '<img src=x onerror=alert(1)>"\'';
    const parts = {
      preview: evil,
      heading: evil,
      paragraphs: [evil],
      quote: evil,
      rows: [[evil, evil, `x:${evil}`] as const],
    };
    expect(mailHtml(brand, parts)).not.toContain('<img src=x');
    expect(mailText(brand, parts)).toContain(`> ${evil}`);
  });
  test('escapes every HTML character of any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[<>"']/.test(escapeHtml(text))));
  });
  test('picks readable text for the accent colour', () => {
    expect(textColourOn('#ffcc1a')).toBe('#111418');
    expect(textColourOn('#0b5cad')).toBe('#ffffff');
    expect(textColourOn('#ffffff')).toBe('#111418');
    expect(textColourOn('#000000')).toBe('#ffffff');
  });
});
