import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, cutText } from './clean.ts';
import { cutLine, line, text } from './schema.ts';

/** Any text, with a high share of characters that databases and mails can't handle. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\ud800', '\udc00', '\x1b[31m', '\r\n', '\r', '\x85', 'e\u0301', '😀', ' '),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('text from outside', () => {
  test('loses invisible characters and keeps typed ones', () => {
    expect(cleanText(' Ki\0m\x1b Nguye\u0301n\u{1f600} ')).toBe('Kim Nguyén😀');
    expect(cleanText('one\r\ntwo\rthree\tfour')).toBe('one\ntwo\nthree\tfour');
    expect(cleanText('\ud800x')).toBe('\ufffdx');
    expect(cleanLine('Kim\r\nBcc: all@example')).toBe('Kim Bcc: all@example');
  });

  test('is clean after one pass, for any input', () => {
    fc.assert(
      fc.property(hostile, (raw) => {
        const clean = cleanText(raw);
        expect(clean).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean.normalize('NFC')).toBe(clean);
        expect(cleanText(clean)).toBe(clean);
        expect(cleanLine(raw)).not.toMatch(/[\n\r\t]/);
      }),
    );
  });

  test('is never cut within a character or left over its limit', () => {
    fc.assert(
      fc.property(hostile, fc.nat(20), (raw, most) => {
        const short = cutText(cleanText(raw), most);
        expect(short.length).toBeLessThanOrEqual(most);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });

  test('is rejected if typed too long, but cut or dropped if sent automatically', () => {
    expect(text(4).safeParse('  abcd\0 ').data).toBe('abcd');
    expect(text(4).safeParse('abcde').success).toBe(false);
    expect(line(9).parse('a\n b')).toBe('a b');
    expect(cutLine(2).parse('ab😀')).toBe('ab');
    expect(cutLine(3).parse('ab😀')).toBe('ab');
    expect(cutLine(3).parse(7)).toBe('');
  });
});
