import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { defaultText } from './default-text.ts';

const DEFAULTS = ['Find cars for your budget', 'Latest News', 'All news', 'Recently viewed'];

test('a default text of a block is in the language of the page', () => {
  for (const text of DEFAULTS) {
    expect(defaultText(text, translatorOf('en', 'blocks'))).toBe(text);
    expect(defaultText(text, translatorOf('zh', 'blocks'))).toMatch(/^\p{Script=Han}+$/u);
  }
});

test('an editor’s text stays as it is', () =>
  expect(defaultText('News from Preston', translatorOf('vi', 'blocks'))).toBe('News from Preston'));
