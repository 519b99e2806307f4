import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, safeHtml } from './safe-html.ts';

describe('the safe HTML of a description (OFFER-04)', () => {
  test('keeps text formatting and removes scripts, frames and misleading links', () => {
    const html = safeHtml(
      '<h1>Now</h1><p onclick="x()">Save <b>$500</b><script>alert(1)</script></p>' +
        '<a href="javascript:alert(1)">bad</a><a href="//evil.example">worse</a><a href="/search">good</a>' +
        '<img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe><style>p{}</style>',
    );
    expect(html).toContain('<h2>Now</h2>');
    expect(html).toContain('<b>$500</b>');
    expect(html).toContain('href="/search"');
    expect(html).not.toMatch(/script|onclick|onerror|javascript|evil|iframe|<style|<img/);
  });

  test('turns plain text into paragraphs with escaped brackets', () => {
    expect(safeHtml('One & two\nthree\n\n2 < 3')).toBe('<p>One &#38; two<br />three</p><p>2 &#60; 3</p>');
    expect(safeHtml('')).toBe('');
  });

  test('contains no script for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(safeHtml(`<p>${text}</p><script>${text}</script>`)).not.toMatch(/<script/i);
      }),
    );
  });
});

test('converts HTML to plain text', () => {
  expect(plainText('<p>Save <b>$500</b> &amp; more</p><ul><li>Now</li></ul>')).toBe('Save $500 & more Now');
  expect(plainText(' As typed ')).toBe('As typed');
});
