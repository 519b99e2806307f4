import { describe, expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

describe('a client that asks for a page', () => {
  test.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html, text/markdown',
    'TEXT/Markdown; q=0.9, text/html; q=0.8',
    'text/markdown;charset=utf-8',
  ])('gets Markdown for %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });

  test.each([
    null,
    '',
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0',
    'text/markdown;q=none',
  ])('gets HTML for %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});
