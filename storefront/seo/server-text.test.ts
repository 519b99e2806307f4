import { expect, test } from 'vitest';
import { keepText, textNamed } from './server-text.ts';

test('returns the text for every page that requests it', () => {
  keepText('a', 'text of a');
  expect([textNamed('a'), textNamed('a')]).toEqual(['text of a', 'text of a']);
});

test('keeps the most recently stored texts', () => {
  keepText('again', 'text');
  for (let index = 0; index < 400; index++) keepText(`first-${index}`, 'text');
  keepText('again', 'text');
  for (let index = 0; index < 400; index++) keepText(`second-${index}`, 'text');
  expect(textNamed('again')).toBe('text');
  expect(textNamed('second-399')).toBe('text');
  expect(textNamed('first-0')).toBe('');
});
