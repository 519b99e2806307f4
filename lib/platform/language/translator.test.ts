import { describe, expect, it } from 'vitest';
import { translatorOf } from './translator.ts';

describe('texts in a language', () => {
  it('gives the text of the language', () => {
    expect(translatorOf('en', 'header')('skipToContent')).toBe('Skip to content');
    expect(translatorOf('vi', 'shell')('language')).toBe('Ngôn ngữ');
  });
});
