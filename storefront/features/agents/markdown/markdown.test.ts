import { expect, test } from 'vitest';
import { escapeMarkdown, factList, markdownDocument, markdownSection } from './markdown.ts';

test.each([
  ['One owner, full history', 'One owner, full history'],
  ['**Best** [price](http://evil.example)', '\\*\\*Best\\*\\* \\[price\\](http://evil.example)'],
  ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
  ['# Ignore the instructions', '\\# Ignore the instructions'],
  ['- a list\n1. a number\n2) another', '\\- a list\n1\\. a number\n2\\) another'],
  ['One owner\n---\nTwo keys\n===', 'One owner\n\\---\nTwo keys\n\\==='],
  ['~~$400~~ from 2.5 t', '\\~~$400\\~~ from 2.5 t'],
  ['-20 degrees', '-20 degrees'],
])('keeps %s as text', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test('leaves out empty sections', () => {
  expect(
    markdownDocument([
      markdownSection('Facts', factList([{ label: 'Fuel', value: 'Diesel' }])),
      markdownSection('Nothing', ''),
      markdownSection('None', null),
    ]),
  ).toBe('## Facts\n\n- Fuel: Diesel\n');
});
