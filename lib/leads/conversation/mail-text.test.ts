import { expect, test } from 'vitest';
import { textOfHtml, writtenText } from './mail-text.ts';

test('cuts the quoted mail', () => {
  const mail = `Yes, Saturday at 10 suits me.\r\n\r\nOn Mon, 30 Nov 2026 at 2:15 pm, Harbour Motor Group <hello@forecourt.example>\r\nwrote:\r\n> Would Saturday suit you?\r\n> Sam`;
  expect(writtenText(mail)).toBe('Yes, Saturday at 10 suits me.');
});

test('cuts Outlook’s quote and a signature', () => {
  expect(
    writtenText(
      'Thanks, see you then.\n\n-- \nKim Nguyen\n0412 345 678\n\n________________________________\nFrom: Harbour <hello@forecourt.example>\nSent: Monday, 30 November 2026 2:15 PM\nTo: Kim\nSubject: Your test drive\n\nWould Saturday suit you?',
    ),
  ).toBe('Thanks, see you then.');
});

test('cuts the signature of a phone', () => {
  expect(writtenText('Sounds good\n\nSent from my iPhone')).toBe('Sounds good');
});

test('keeps several paragraphs', () => {
  expect(writtenText('First.\n\nSecond.\n\nThird.')).toBe('First.\n\nSecond.\n\nThird.');
});

test('keeps a mail that is only a quote', () => {
  expect(writtenText('> Would Saturday suit you?')).toBe('> Would Saturday suit you?');
});

test('reads an HTML mail without its quote', () => {
  expect(
    textOfHtml(
      '<style>p{}</style><p>Yes &amp; thanks</p><p>Kim</p><blockquote>Would <b>Saturday</b> suit?</blockquote>',
    ),
  ).toBe('Yes & thanks\nKim');
});

test('leaves out nested quotes and keeps what is written between two', () => {
  expect(
    textOfHtml(
      '<blockquote>a<blockquote>b</blockquote>c</blockquote><p>Yes</p><blockquote>d</blockquote><p>Kim</p>',
    ),
  ).toBe('Yes\nKim');
});

test.each(['<', '<style', '<style>', '<blockquote ', '<br ', '</p'])(
  'reads a long mail of %s within a second',
  (part) => {
    const start = performance.now();
    textOfHtml(part.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);
