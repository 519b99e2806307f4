import { expect, test } from 'vitest';
import { keepText, textNamed } from './server-text.ts';

test('a text is there for every page that asks for it', () => {
  keepText('a', 'text of a');
  expect([textNamed('a'), textNamed('a')]).toEqual(['text of a', 'text of a']);
});

test('the newest texts stay, and one that is kept again is new', () => {
  keepText('again', 'text');
  for (let index = 0; index < 400; index++) keepText(`first-${index}`, 'text');
  keepText('again', 'text');
  for (let index = 0; index < 400; index++) keepText(`second-${index}`, 'text');
  expect(textNamed('again')).toBe('text');
  expect(textNamed('second-399')).toBe('text');
  expect(textNamed('first-0')).toBe('');
});
