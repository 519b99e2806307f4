import type { Site } from '@forecourt/lib/sites/site';
import { expect, test } from 'vitest';
import { languagesText } from './languages-text.ts';

const textFor = (languages: Site['settings']['languages']) =>
  languagesText({ url: 'https://sample.example', settings: { languages } });

test('says that answers are in English, and how to link to pages in other languages', () => {
  const text = textFor(['zh', 'ar']);
  expect(text).toContain('Answers are in English.');
  expect(text).toContain('Simplified Chinese `/zh`, Arabic `/ar`');
  expect(text).toContain('https://sample.example/zh/search.');
});

test('names no other language on a site in English', () =>
  expect(textFor([])).toBe('Answers and pages are in English.'));
